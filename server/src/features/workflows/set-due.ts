import type { RowOf } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { phaseDueChanged, phases } from '#protocol/features/phases.ts'
import { ruledDay } from './plan-again.ts'
import { settleRoutes } from './settle-route.ts'

type Step = Pick<RowOf<typeof phases>, 'id' | 'internshipId' | 'studentId' | 'kind'>

/** The day by which a step should be done, or again the day that its rule says. What hangs on the step has the same day. */
export async function setDueOfStep(tx: Tx, step: Step, day: string | null): Promise<void> {
  const { id, internshipId, studentId, kind } = step
  // Held first, as by everybody who moves a step of it.
  await tx.run('select 1 from internships where id = $1 for no key update', [internshipId])
  const ruled = await ruledDay(tx, step)
  const dueOn = day ?? ruled
  // Whoever chooses the day that the rule says anyway chose nothing.
  await tx.update(phases, id, { dueOn, dueByHand: dueOn !== ruled })
  tx.emit(phaseDueChanged, { phaseId: id, internshipId, kind }, { type: 'users', id: studentId })
  await settleRoutes(tx, [internshipId])
}
