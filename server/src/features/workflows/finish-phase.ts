import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type PhaseKindName, phaseLife } from '#protocol/features/phases.ts'
import { settleRoutes } from './settle-route.ts'

/** For the feature that a kind of step belongs to: it is done, whatever brought it to an end there. */
export async function finishPhase(tx: Tx, internshipIds: readonly string[], kind: PhaseKindName): Promise<void> {
  await Promise.all([
    tx.moveAll(phaseLife.finish, { internshipId: internshipIds, kind, removedAt: null, byHand: false }, {}),
    settleRoutes(tx, internshipIds),
  ])
}

/** What had brought it to an end does not hold any more: it is open again. Where the internship is over, it stays as it is. */
export async function unfinishPhase(tx: Tx, internshipId: string, kind: PhaseKindName): Promise<void> {
  if (!(await tx.row(goesOn, [internshipId]))) return
  await tx.moveAll(
    phaseLife.unfinish,
    { internshipId, kind, removedAt: null, byHand: false },
    {
      set: { movedAt: sql`now()`, movedById: null },
      tell: ({ id }) => ({ phaseId: id, internshipId, kind }),
    },
  )
  await settleRoutes(tx, [internshipId])
}
const goesOn = `select 1 from internships where id = $1 and status not in ('completed', 'stopped', 'refused')`
