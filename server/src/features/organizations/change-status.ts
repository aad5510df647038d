import { fail } from '#engine/fail.ts'
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
  if (status === 'archived') await requireNoInternships(tx, organization.id)
  await tx.update(organizations, organization.id, {
    status,
    statusReason: reason,
    decidedById: tx.me.id,
    decidedAt: new Date(),
  })
  tx.emit(event, { organizationId: organization.id }, { type: 'organizations', id: organization.id })
}

/** Nobody loses their place because an organization is tidied away. */
async function requireNoInternships(tx: Tx, organizationId: string): Promise<void> {
  const running = await tx.row(
    `select count(*)::int as count from internships
     where organization_id = $1 and status in ('contracting', 'ready', 'running', 'evaluating')`,
    [organizationId],
  )
  if (running?.count > 0) throw fail('organization.inUse', { count: running?.count })
}
