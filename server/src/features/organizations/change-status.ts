import type { TableRow } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { check } from '#protocol/declaring/fields.ts'
import { moveBetween } from '#protocol/declaring/lifecycle.ts'
import { denialReason, organizationLife } from '#protocol/features/organizations.ts'
import { managerOfNew, restoredStatus } from './organizations.rules.ts'
import { runningInternships } from './running-internships.ts'

const { lifecycle: _, ...moves } = organizationLife

/** One place where a status moves, so that every way in has the same rules and stores the same event. */
export async function changeStatus(
  tx: Tx,
  organization: TableRow<'organizations'>,
  wanted: string,
  reason: string | null,
) {
  const { id, status: before, type, centerId } = organization
  const status = wanted === 'archived' ? await endOf(tx, organization) : wanted
  if (status === before) return
  const move = moveBetween(Object.values(moves), before, status)
  const isOtherReturn = before === 'archived' && status !== restoredStatus(organization)
  if (!move || isOtherReturn) throw fail('state.conflict', { field: 'status', state: before })
  if (status === 'denied') requireReason(reason)
  // Who approves what nobody looks after yet, looks after it from then on.
  const isAdopted = before === 'pending' && status === 'approved' && !centerId
  await tx.move(move, organization, {
    set: {
      statusReason: reason,
      decidedById: tx.me.id,
      decidedAt: new Date(),
      archivedFrom: status === 'archived' ? (before === 'closing' ? 'approved' : before) : null,
      ...(isAdopted ? { centerId: managerOfNew(tx.me, type) } : {}),
    },
    tell: { organizationId: id },
  })
}

/** A refusal is mailed, so it says why. */
function requireReason(reason: string | null): void {
  const problem = check({ ...denialReason, optional: false }, reason)
  if (problem) throw failField(problem.code, 'statusReason', problem.params)
}

/** Nobody loses their place because an organization is tidied away: it closes, and the archive waits for the last one. */
async function endOf(
  tx: Tx,
  { id, status }: Pick<TableRow<'organizations'>, 'id' | 'status'>,
): Promise<'archived' | 'closing'> {
  const { count } = await tx.one<{ count: number }>(
    `select count(*)::int as count ${runningInternships} and organization_id = $1`,
    [id],
  )
  if (count === 0) return 'archived'
  if (status !== 'approved' && status !== 'closing') throw fail('organization.inUse', { count })
  return 'closing'
}
