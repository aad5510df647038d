import type { RowOf } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { withdrawCertificates } from '#features/certificates/withdraw-certificates.ts'
import { takePlace } from '#features/vacancies/take-place.ts'
import { planAgain } from '#features/workflows/plan-again.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'
import * as protocol from '#protocol/features/internship-commands.ts'
import { internshipLife, type internships } from '#protocol/features/internships.ts'
import { donePhases, phaseLife } from '#protocol/features/phases.ts'

type Internship = Pick<RowOf<typeof internships>, 'id' | 'studentId'>
const about = ({ id, studentId }: Internship) => ({ internshipId: id, studentId })

/** Nobody is done who has something left to do: it is done, or left out with a reason, before. */
export async function complete(tx: Tx, internship: Internship): Promise<void> {
  const { id } = internship
  const left = await tx.row(
    `select 1 from internship_phases where internship_id = $1 and removed_at is null and kind <> 'completion'
       and status <> all($2::text[]) limit 1`,
    [id, donePhases],
  )
  if (left) throw fail('internship.stepsLeft')
  const by = { movedAt: sql`now()`, movedById: tx.me.id }
  await tx.moveAll(phaseLife.finish, { internshipId: id, kind: 'completion', removedAt: null }, { set: by })
  await tx.move(internshipLife.complete, internship, { tell: about(internship) })
  await settleRoutes(tx, [id])
}

export async function uncomplete(tx: Tx, internship: Internship): Promise<void> {
  await tx.move(internshipLife.uncomplete, internship, { tell: about(internship) })
  await withdrawCertificates(tx, internship.id)
  await openLast(tx, internship)
}

/** The last step is open again: without one there is nothing to end it with. */
async function openLast(tx: Tx, { id }: Internship): Promise<void> {
  await tx.moveAll(
    phaseLife.reopen,
    { internshipId: id, kind: 'completion', removedAt: null },
    {
      set: { movedAt: sql`now()`, movedById: tx.me.id },
      tell: (row) => ({ phaseId: row.id, internshipId: id, kind: row.kind }),
    },
  )
  await settleRoutes(tx, [id])
}

export const completeInternship = handle(protocol.completeInternship, ({ subject, tx }) => complete(tx, subject))
export const undoCompletion = handle(protocol.undoCompletion, ({ subject, tx }) => uncomplete(tx, subject))

/** Back to where its steps and the calendar say that it is. */
export const reopenInternship = handle(protocol.reopenInternship, async ({ subject, input, tx }) => {
  const { id, status, vacancyId, startDate } = subject
  const { endDate } = input
  if (endDate && startDate && endDate < startDate) throw failField('dateOrder', 'endDate')
  if (status === 'stopped' && vacancyId && !(await takePlace(tx, vacancyId))) throw fail('application.noPlace')
  await tx.move(internshipLife.reopen, subject, {
    set: { endedReason: null, endedBy: null, endedById: null, ...(endDate === undefined ? {} : { endDate }) },
    tell: about(subject),
  })
  await withdrawCertificates(tx, id)
  if (endDate !== undefined) await planAgain(tx, [id])
  await openLast(tx, subject)
})
