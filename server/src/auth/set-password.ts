import type { Tx } from '#engine/writing/transaction.ts'
import { passwordChanged } from '#protocol/features/sessions.ts'
import { type AuthUser, lockUser } from './sign-in.ts'
import { endSessions } from './start-session.ts'
import { voidLinks } from './tokens.ts'

export const ownerOf = ({ email, firstName, lastName }: AuthUser) => ({ email, firstName, lastName })

/**
 * A new password ends every other session, whatever links are under way, and tells the owner; the first one of an
 * invitation tells nobody. The lock comes first, so that no session that is being made is overlooked.
 */
export async function setPassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
  keepSessionId: string | null,
  isFirst = false,
): Promise<void> {
  await lockUser(tx, userId)
  await tx.run(
    `insert into credentials (user_id, password_hash) values ($1, $2)
     on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
    [userId, passwordHash],
  )
  await endSessions(tx, userId, keepSessionId)
  await voidLinks(tx, userId, ['reset', 'magicLink', 'emailChange'])
  if (!isFirst) tx.emit(passwordChanged, { userId }, { type: 'users', id: userId })
}
