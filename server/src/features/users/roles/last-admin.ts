import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'

/** Locks the organization first, so that of two who leave at the same moment the second sees that the first went. */
export async function keepsAnAdmin(tx: Tx, organizationId: string, leavingUserId: string): Promise<boolean> {
  await tx.run('select from organizations where id = $1 for no key update', [organizationId])
  const other = await tx.row(
    `select r.id from roles r join users u on u.id = r.user_id
     where r.organization_id = $1 and r.name = 'admin' and r.user_id <> $2 and u.status = 'active' limit 1`,
    [organizationId, leavingUserId],
  )
  return other !== undefined
}

/** Somebody who is the last administrator anywhere stays until there is another. */
export async function requireNotLastAdmin(tx: Tx, userId: string): Promise<void> {
  const administered = await tx.rows<{ id: string }>(
    `select organization_id as id from roles where user_id = $1 and name = 'admin' and organization_id is not null
     order by organization_id`,
    [userId],
  )
  for (const { id } of administered) {
    if (!(await keepsAnAdmin(tx, id, userId))) throw fail('role.lastAdmin')
  }
}
