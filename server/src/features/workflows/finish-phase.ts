import type { Tx } from '#engine/writing/transaction.ts'
import { type PhaseKindName, phaseLife } from '#protocol/features/phases.ts'
import { settleRoutes } from './settle-route.ts'

/** For the feature that a kind of step belongs to: it is done, whatever brought it to an end there. */
export async function finishPhase(tx: Tx, internshipIds: readonly string[], kind: PhaseKindName): Promise<void> {
  await tx.moveAll(phaseLife.finish, { internshipId: internshipIds, kind, removedAt: null, byHand: false }, {})
  await settleRoutes(tx, internshipIds)
}
