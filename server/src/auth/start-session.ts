import { randomBytes } from 'node:crypto'
import type { MeData, SessionKind } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { impersonationEnded, signedIn } from '#protocol/features/sessions.ts'
import type { SessionValues } from '../http/session-headers.ts'
import { hashToken } from './authenticate.ts'
import { newSessionToken } from './tokens.ts'

const DAYS = 14
const MAX_SESSIONS = 10

type NewSession = {
  user: { id: string; email: string }
  kind: SessionKind
  userAgent: string
  /** Somebody else acting as the user: who, why, for how long, and which session of theirs waits meanwhile. */
  impersonation?: { impersonatorId: string; reason: string | null; minutes: number; returnSessionId: string | null }
}

/** Signs somebody in on one more device. The eleventh pushes out the one that was not used for longest. */
export async function startSession(
  tx: Tx,
  { user, kind, userAgent, impersonation }: NewSession,
): Promise<SessionValues> {
  const token = newSessionToken()
  const client = randomBytes(16).toString('base64url')
  const minutes = impersonation?.minutes ?? DAYS * 24 * 60
  // First, because it makes sign-ins of one person at the same moment wait for each other and so count each other.
  if (!impersonation) await tx.run('update users set last_sign_in_at = now() where id = $1', [user.id])
  const { expiresAt } = await tx.one<{ expiresAt: Date }>(
    `insert into sessions (user_id, client, uid, token_hash, kind, user_agent, impersonator_id, reason,
       return_session_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(mins => $10)) returning expires_at as "expiresAt"`,
    [
      user.id,
      client,
      user.email,
      hashToken(token),
      kind,
      userAgent,
      impersonation?.impersonatorId ?? null,
      impersonation?.reason ?? null,
      impersonation?.returnSessionId ?? null,
      minutes,
    ],
  )
  if (!impersonation) {
    await tx.run(
      `delete from sessions where user_id = $1 and impersonator_id is null and id not in
         (select id from sessions where user_id = $1 and impersonator_id is null
          order by last_used_at desc, created_at desc limit ${MAX_SESSIONS})`,
      [user.id],
    )
    tx.emit(signedIn, { userId: user.id, kind }, { type: 'users', id: user.id })
  }
  return { token, client, uid: user.email, expiresAt }
}

/** Ends one session. Of a borrowed one the audit log also tells the end. */
export async function endSession(tx: Tx, { id, impersonatorId }: MeData['session']): Promise<void> {
  await tx.run('delete from sessions where id = $1', [id])
  const userId = tx.me.requireId()
  if (impersonatorId) tx.emit(impersonationEnded, { userId, impersonatorId }, { type: 'users', id: userId })
}

export async function endSessions(tx: Tx, userId: string, exceptSessionId: string | null = null): Promise<void> {
  await tx.run(`delete from sessions where (user_id = $1 or impersonator_id = $1) and id is distinct from $2`, [
    userId,
    exceptSessionId,
  ])
}
