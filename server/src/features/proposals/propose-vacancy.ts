import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/proposals.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { mayPropose, mayProposeTo } from './proposals.policy.ts'

/**
 * Proposing the same place twice to the same student is no mistake: a mentor does not know what a colleague did. The
 * student hears of it once; a proposal that was put aside stays so.
 */
export const proposeVacancy = handle(
  protocol.proposeVacancy,
  async ({ input, me, tx }) => {
    const vacancy = await tx.find(vacancies, input.vacancyId)
    if (vacancy.status !== 'published') throw fail('state.conflict', { field: 'status', state: vacancy.status })
    const wanted = [...new Set(input.studentIds)]
    const params = new Params()
    const where = compile(allOf({ id: wanted }, mayProposeTo(me)), 't', params)
    const allowed =
      where === false ? [] : await tx.rows(`select t.id from student_profiles t where ${where}`, params.values)
    if (allowed.length < wanted.length) {
      throw fail('relation.missing', { name: 'student' }, { pointer: '/data/attributes/studentIds' })
    }
    const made = await tx.rows<{ studentId: string }>(
      `insert into vacancy_proposals (vacancy_id, student_id, proposed_by_id, note)
       select $1, x.id, $3, $4 from unnest($2::uuid[]) as x(id)
       where not exists (select from applications a where a.vacancy_id = $1 and a.student_id = x.id)
       on conflict (tenant_id, vacancy_id, student_id) do nothing returning student_id as "studentId"`,
      [vacancy.id, wanted, me.id, input.note ?? null],
    )
    for (const { studentId } of made) {
      tx.emit(protocol.vacancyProposed, { vacancyId: vacancy.id, studentId }, { type: 'users', id: studentId })
    }
    return { status: 200, body: metaDocument({ proposed: made.length, known: wanted.length - made.length }) }
  },
  mayPropose,
)

export const dismissProposal = handle(protocol.dismissProposal, async ({ subject, tx }) => {
  const { vacancyId, studentId } = subject
  await tx.move(protocol.proposalLife.dismiss, subject, { tell: { vacancyId, studentId } })
})
