import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { setDueOfStep } from '#features/workflows/set-due.ts'
import * as protocol from '#protocol/features/assignments.ts'
import { phases } from '#protocol/features/phases.ts'
import { takeRubricBack, writeRubric } from '../forms/rubric.ts'
import { settleWorks } from '../settle-works.ts'
import { toldOf, type Work } from './hand-in.ts'

export const lastVersion = (tx: Tx, workId: string) =>
  tx.one<{ id: string }>('select id from work_versions where work_id = $1 order by number desc limit 1', [workId])

type Review = {
  kind: (typeof protocol.reviewKinds)[number]
  side: 'school' | 'supervisor'
  text: string | null
  mark?: number | null
  level?: string | null
  byName?: string | null
}
/** One for each version and side: who thinks of it again says the other in its place. */
export async function writeReview(tx: Tx, workId: string, review: Review): Promise<void> {
  const { kind, side, text, mark = null, level = null, byName = null } = review
  const { id } = await lastVersion(tx, workId)
  await tx.run(
    `insert into work_reviews (work_id, version_id, side, kind, text, mark, level, by_id, by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (tenant_id, version_id, side) do update
     set kind = excluded.kind, text = excluded.text, mark = excluded.mark, level = excluded.level, by_id = excluded.by_id,
       by_name = excluded.by_name, created_at = now()`,
    [workId, id, side, kind, text, mark, level, tx.me.id, byName],
  )
}
export async function dropReview(tx: Tx, workId: string, kind: Review['kind']): Promise<void> {
  const { id } = await lastVersion(tx, workId)
  await tx.run('delete from work_reviews where version_id = $1 and kind = $2', [id, kind])
}

export const decided = (tx: Tx, name: string | null = null) => ({
  decidedAt: sql`now()`,
  decidedById: tx.me.id,
  decidedName: name,
})
export const undecided = { decidedAt: null, decidedById: null, decidedName: null, mark: null, level: null, note: null }

export const returnWork = handle(protocol.returnWork, async ({ subject, input: { reason, ...given }, tx }) => {
  await tx.move(protocol.workLife.return, subject, { set: { ...decided(tx), note: reason }, tell: toldOf(subject) })
  await writeReview(tx, subject.id, { side: 'school', kind: 'returned', text: reason })
  await writeRubric(tx, subject, given, false)
  await settleWorks(tx, [subject.internshipId])
})

export const undoReturnWork = handle(protocol.undoReturnWork, async ({ subject, tx }) => {
  await tx.move(protocol.workLife.undoReturn, subject, { set: undecided, tell: toldOf(subject) })
  await dropReview(tx, subject.id, 'returned')
  await takeRubricBack(tx, subject.id)
  await settleWorks(tx, [subject.internshipId])
})

/** As the assignment says: a mark, a level, or neither. */
async function judged(
  tx: Tx,
  { assignmentId }: Work,
  given: { mark?: number | null | undefined; level?: string | null | undefined },
) {
  const { marking } = await tx.one<{ marking: string }>('select marking from assignments where id = $1', [assignmentId])
  const { mark = null, level = null } = given
  if (marking === 'mark' && mark === null) throw failField('work.mark', 'mark')
  if (marking === 'level' && level === null) throw failField('work.level', 'level')
  if (marking !== 'mark' && mark !== null) throw failField('work.noMark', 'mark')
  if (marking !== 'level' && level !== null) throw failField('work.noMark', 'level')
  return { mark: mark === null ? null : Math.round(mark * 10) / 10, level }
}

export const acceptWork = handle(protocol.acceptWork, async ({ subject, input: { feedback, ...given }, tx }) => {
  const result = await judged(tx, subject, given)
  await writeRubric(tx, subject, given, true)
  await tx.move(protocol.workLife.accept, subject, {
    set: { ...decided(tx), ...result, note: null },
    tell: toldOf(subject),
  })
  await writeReview(tx, subject.id, { side: 'school', kind: 'accepted', text: feedback?.trim() || null, ...result })
  await settleWorks(tx, [subject.internshipId])
})

export const undoAcceptWork = handle(protocol.undoAcceptWork, async ({ subject, tx }) => {
  await tx.move(protocol.workLife.undoAccept, subject, { set: undecided, tell: toldOf(subject) })
  await dropReview(tx, subject.id, 'accepted')
  await takeRubricBack(tx, subject.id)
  await settleWorks(tx, [subject.internshipId])
})

/** The step on the student's route that the work is for; its day is that of the work. */
const stepOfWork = (tx: Tx, workId: string) =>
  tx.rowFrom(
    phases,
    `where removed_at is null and (internship_id, workflow_phase_id) in (select w.internship_id, a.workflow_phase_id
       from assignment_works w join assignments a on a.id = w.assignment_id where w.id = $1)`,
    [workId],
  )

export const extendWork = handle(protocol.extendWork, async ({ subject, input: { dueOn }, tx }) => {
  const { today } = await tx.one<{ today: string }>('select today_nl()::text as today')
  if (dueOn < today) throw failField('work.sooner', 'dueOn')
  const step = await stepOfWork(tx, subject.id)
  if (step) await setDueOfStep(tx, step, dueOn)
  else await tx.update(protocol.assignmentWorks, subject.id, { dueOn })
  tx.emit(protocol.workExtended, toldOf(subject), { type: 'users', id: subject.studentId })
})
