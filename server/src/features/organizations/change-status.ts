import { fail } from '#engine/fail.ts'
import type { TableRow, Tx } from '#engine/transaction.ts'
import { organizations } from '#protocol/organizations.ts'
import { statusMove } from './organizations.rules.ts'
import { runningInternships } from './running-internships.ts'

/** One place where a status moves, so that every way in stores the same event. The caller has checked the move. */
export async function changeStatus(tx: Tx, organization: TableRow, wanted: string, reason: string | null) {
  const status = wanted === 'archived' ? await endOf(tx, organization) : wanted
  const event = statusMove(organization.status, status)
  if (!event) return
  await tx.update(organizations, organization.id, {
    status,
    statusReason: reason,
    decidedById: tx.me.id,
    decidedAt: new Date(),
  })
  tx.emit(event, { organizationId: organization.id }, { type: 'organizations', id: organization.id })
}

/** Nobody loses their place because an organization is tidied away: it closes, and the archive waits for the last one. */
async function endOf(tx: Tx, { id, status }: TableRow): Promise<'archived' | 'closing'> {
  const running = await tx.row(`select count(*)::int as count ${runningInternships} and organization_id = $1`, [id])
  if (!running?.count) return 'archived'
  if (status !== 'approved' && status !== 'closing') throw fail('organization.inUse', { count: running.count })
  return 'closing'
}
