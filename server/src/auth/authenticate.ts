import { createHash, timingSafeEqual } from 'node:crypto'
import type { Statement } from '#db/batch.ts'
import type { Credentials } from '#engine/call.ts'
import type { MeData } from '#engine/me.ts'

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

// Status, tenant and roles are read on every request: archiving somebody or taking a role works on the next one.
// A session that somebody else opened ("sign in as") carries only the roles inside that person's own reach.
const sessionQuery = `
  select json_build_object(
    'id', u.id, 'locale', u.locale, 'hash', encode(s.token_hash, 'hex'), 'stale', s.last_used_at < now() - interval '1 hour',
    'session', json_build_object('id', s.id, 'kind', s.kind, 'client', s.client, 'uid', s.uid, 'expiresAt', s.expires_at,
      'impersonatorId', s.impersonator_id),
    'roles', coalesce((
      select json_agg(json_build_object('name', r.name, 'organizationId', r.organization_id, 'organizationType', o.type)
                      order by r.created_at, r.id)
      from roles r left join organizations o on o.id = r.organization_id
      where r.user_id = u.id and (s.impersonator_id is null or exists (
        select from roles i where i.user_id = s.impersonator_id and i.name = 'admin'
          and (i.organization_id is null or i.organization_id in (o.id, o.center_id))))), '[]'))
  from sessions s join users u on u.id = s.user_id
  where s.client = $1 and s.expires_at > now() and s.last_used_at > now() - interval '7 days' and u.status = 'active'
    and (s.impersonator_id is null or exists (select from users i where i.id = s.impersonator_id and i.status = 'active'))`

export function sessionStatement(credentials: Credentials): Statement {
  return { text: sessionQuery, values: [credentials.client], raw: true }
}

export type Authenticated = { me: MeData; isStale: boolean }

/** The session behind the credentials, or null when any of the three values does not fit. */
export function readSession(credentials: Credentials, text: string | null | undefined): Authenticated | null {
  const given = hashToken(credentials.token)
  const found = text ? JSON.parse(text) : null
  // Compared even when nothing was found, so that the time an answer takes says nothing.
  const stored = found ? Buffer.from(found.hash, 'hex') : Buffer.alloc(32)
  const isRight = timingSafeEqual(given, stored)
  if (!found || !isRight || found.session.uid.toLowerCase() !== credentials.uid.toLowerCase()) return null
  const { id, locale, roles, session, stale } = found
  // Nothing of this person is in the reach of who acts as them any more: the borrowed session is over.
  if (session.impersonatorId && roles.length === 0) return null
  return { me: { id, locale, roles, session: { ...session, expiresAt: new Date(session.expiresAt) } }, isStale: stale }
}

export const touchSession = (sessionId: string): Statement => ({
  text: 'update sessions set last_used_at = now() where id = $1',
  values: [sessionId],
})
