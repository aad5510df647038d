import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/users.ts'
import type { GrantedRole } from './roles/role-in-reach.ts'
import { grantRole } from './roles/role-offers.ts'

type Known = { id: string; status: string }

/**
 * Somebody whom nobody looks after, because no role is left, and who had one here before; never somebody who was erased.
 * An organization where they never were gets no say over an account by knowing its address.
 */
export async function findWithoutRole(tx: Tx, email: string, organizationId: string): Promise<Known | undefined> {
  const user = await tx.row<Known>(
    `select id, status from users u where email_key = lower($1) and erased_at is null and exists (
       select from events e where e.subject_type = 'users' and e.subject_id = u.id and e.name = 'role.removed'
         and e.data ->> 'organizationId' = $2) for update`,
    [email, organizationId],
  )
  // Asked after the lock, so that of two who take somebody up at the same moment the second sees the first one's role.
  const role = user && (await tx.row('select id from roles where user_id = $1 limit 1', [user.id]))
  return user && !role ? user : undefined
}

type Details = { email: string; [name: string]: unknown }

/**
 * The account they had goes on: its address, password, sessions and status stay theirs. Whoever never accepted their
 * invitation is invited again where that is asked; whoever is in is told about the role.
 */
export async function takeUpAgain(
  tx: Tx,
  { id, status }: Known,
  { email: _theirs, ...details }: Details,
  { name, organization }: GrantedRole,
  isInvited: boolean,
): Promise<void> {
  const given = Object.entries(details).filter(([, value]) => value !== undefined && value !== null)
  const isAsked = isInvited && status === 'invited'
  await tx.update(protocol.users, id, { ...Object.fromEntries(given), ...(isAsked ? { invitedAt: new Date() } : {}) })
  await grantRole(tx, id, name, organization.id)
  if (isAsked) tx.emit(protocol.userInvited, { userId: id }, { type: 'users', id })
}
