import type { Credentials } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { impersonationEnded } from '#protocol/features/sessions.ts'
import type { SessionValues } from '../http/session-headers.ts'
import { hashToken } from './authenticate.ts'
import { newSessionToken } from './tokens.ts'

/**
 * Ends acting as somebody else in a browser and gives back one's own session, with a token nobody has seen before.
 * The hour may be over: the cookie proves which session it was, and the server alone knows whose turn it is then.
 * Null when one's own session has ended meanwhile.
 */
export async function returnToOwnSession(tx: Tx, { client, token }: Credentials): Promise<SessionValues | null> {
  const borrowed = await tx.row<{ userId: string; impersonatorId: string; returnId: string | null }>(
    `delete from sessions where client = $1 and token_hash = $2 and kind = 'impersonation'
     returning user_id as "userId", impersonator_id as "impersonatorId", return_session_id as "returnId"`,
    [client, hashToken(token)],
  )
  if (!borrowed) throw fail('session.required')
  const { userId, impersonatorId, returnId } = borrowed
  tx.emit(impersonationEnded, { userId, impersonatorId }, { type: 'users', id: userId })
  const fresh = newSessionToken()
  const own = await tx.row<Omit<SessionValues, 'token'>>(
    `update sessions s set token_hash = $3, last_used_at = now() from users u
     where s.id = $1 and s.user_id = $2 and u.id = s.user_id and u.status = 'active' and s.impersonator_id is null
       and s.expires_at > now() and s.last_used_at > now() - interval '7 days'
     returning s.client, s.uid, s.expires_at as "expiresAt"`,
    [returnId, impersonatorId, hashToken(fresh)],
  )
  return own ? { token: fresh, ...own } : null
}

/** Who signs out on this device while acting as somebody, or after that hour, leaves no session of their own behind. */
export async function endReturnSession(tx: Tx, { client, token }: Credentials): Promise<void> {
  await tx.run(
    `delete from sessions where id =
       (select return_session_id from sessions where client = $1 and token_hash = $2 and kind = 'impersonation')`,
    [client, hashToken(token)],
  )
}
