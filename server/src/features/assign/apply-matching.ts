import { Failure, fail } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import { afterRethinking } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { lockStudent, makeInternship, requireOpenHost } from '#features/applications/accept-application.ts'
import { settlingStudent, settlingVacancy } from '#features/applications/settle-later.ts'
import { isPlaced } from '#features/internships/start-internship.ts'
import { freePlace, takePlace } from '#features/vacancies/take-place.ts'
import * as protocol from '#protocol/features/assign.ts'
import { type PairRow, workOff } from './work-off.ts'

const next = (matchingId: string) => ({
  payload: { matchingId },
  key: `matching:${matchingId}`,
})

export const applyMatching = handle(protocol.applyMatching, async ({ subject, tx }) => {
  const { id, internshipPeriodId, placedCount } = subject
  if (placedCount === 0) throw fail('matching.nobody')
  await tx.run('update matching_pairs set is_done = false, problem = null where matching_id = $1', [id])
  await tx.move(protocol.matchingLife.apply, subject, {
    set: { doneCount: 0 },
    tell: { internshipPeriodId, count: placedCount },
  })
  tx.enqueue({ identifier: 'applyMatching', ...next(id) })
})

export const undoMatching = handle(protocol.undoMatching, async ({ subject, tx }) => {
  const { id, internshipPeriodId } = subject
  await tx.run('update matching_pairs set is_done = false, problem = null where matching_id = $1', [id])
  await tx.move(protocol.matchingLife.undo, subject, { set: { doneCount: 0 }, tell: { internshipPeriodId } })
  tx.enqueue({ identifier: 'undoMatching', ...next(id) })
})

/** One student gets one place, as if they had asked for it and the host had said yes. */
async function assign(tx: Tx, { studentId, vacancyId, internshipPeriodId, schoolId }: PairRow): Promise<string> {
  const student = await lockStudent(tx, studentId)
  const has = await tx.row(
    `select 1 from internships i where student_id = $1 and internship_period_id = $2 and (${isPlaced('i')} or i.status = 'proposed')`,
    [studentId, internshipPeriodId],
  )
  if (!student || !['active', 'invited'].includes(student.status) || has) throw fail('matching.notFree')
  const vacancy = await tx.row<{ organizationId: string }>(
    `select organization_id as "organizationId" from vacancies where id = $1 and status = 'published'`,
    [vacancyId],
  )
  if (!vacancy) throw fail('application.noPlace')
  await requireOpenHost(tx, vacancy)
  if (!(await takePlace(tx, vacancyId))) throw fail('application.noPlace')
  const internshipId = await makeInternship(tx, {
    studentId,
    schoolId,
    internshipPeriodId,
    vacancyId,
    organizationId: vacancy.organizationId,
    ...{ motivation: null, weekdays: [], handlerEmail: null, handlerName: null },
  })
  tx.emit(protocol.internshipAssigned, { internshipId, studentId, vacancyId }, { type: 'users', id: studentId })
  // Other applications end when this is not taken back any more.
  const runAt = afterRethinking(tx.registry.rethinkSeconds)
  tx.enqueue({ ...settlingStudent(studentId), key: `settle later:${studentId}`, runAt })
  tx.enqueue(settlingVacancy(vacancyId))
  return internshipId
}

/** Gone again as if it never was; unless somebody did something with it since. */
async function unassign(tx: Tx, { internshipId, studentId, vacancyId }: PairRow): Promise<void> {
  if (!internshipId) return
  const untouched = await tx.row(
    `select 1 from internships i where i.id = $1 and ${isPlaced('i')}
       and not exists (select from internship_phases p where p.internship_id = i.id and p.moved_by_id is not null) for update`,
    [internshipId],
  )
  if (!untouched) throw fail('matching.changed')
  await tx.run('update internships set current_phase_id = null where id = $1', [internshipId])
  await tx.run('delete from internships where id = $1', [internshipId])
  await freePlace(tx, vacancyId)
  tx.emit(protocol.internshipUnassigned, { internshipId, studentId, vacancyId }, { type: 'users', id: studentId })
  tx.enqueue(settlingVacancy(vacancyId))
}

/** Each on its own: what goes wrong with one is said at that one, and the others go on. */
async function attempt(tx: Tx, pair: PairRow, work: () => Promise<string | null>): Promise<void> {
  const done = await tx.attempt(work).then(
    (internshipId) => ({ internshipId, problem: null }),
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error
      return { internshipId: pair.internshipId, problem: error.details[0]?.code ?? null }
    },
  )
  await tx.run('update matching_pairs set is_done = true, internship_id = $2, problem = $3 where id = $1', [
    pair.id,
    done.internshipId,
    done.problem,
  ])
}

export const applyMatchingJob = job('applyMatching', (context) =>
  workOff(context, {
    status: 'applying',
    job: 'applyMatching',
    where: 'm.vacancy_id is not null and m.internship_id is null',
    each: (tx, pair) => attempt(tx, pair, () => assign(tx, pair)),
    end: protocol.matchingLife.finish,
  }),
)

export const undoMatchingJob = job('undoMatching', (context) =>
  workOff(context, {
    status: 'undoing',
    job: 'undoMatching',
    where: 'm.internship_id is not null',
    each: (tx, pair) =>
      attempt(tx, pair, async () => {
        await unassign(tx, pair)
        return null
      }),
    end: protocol.matchingLife.undone,
  }),
)
