import type { TableRow, Tx } from '#engine/transaction.ts'
import { organizations } from '#protocol/organizations.ts'
import { statusMove } from './organizations.rules.ts'

/** One place where a status moves, so that every way in stores the same event. The caller has checked the move. */
export async function changeStatus(
  tx: Tx,
  organization: TableRow,
  status: string,
  reason: string | null,
): Promise<void> {
  const event = statusMove(organization.status, status)
  if (!event) return
  await tx.update(organizations, organization.id, { status, statusReason: reason })
  tx.emit(event, { organizationId: organization.id }, { type: 'organizations', id: organization.id })
}
