import type { Tx } from '#engine/writing/transaction.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'
import { writeRoute } from '#features/workflows/write-route.ts'
import type { Move } from '#protocol/declaring/lifecycle.ts'

/** Searching is done, the mentor is up: so the student sees on the course where the report stands. */
export async function openReportPhases(tx: Tx, internshipId: string): Promise<void> {
  await writeRoute(tx, internshipId, 'reported')
}

/** Back with the student, or with the mentor again. */
export async function moveApproval(tx: Tx, internshipId: string, move: Move<string, null, null>): Promise<void> {
  await tx.moveAll(move, { internshipId, kind: 'approval' }, {})
  await settleRoutes(tx, [internshipId])
}
