import { createHash, timingSafeEqual } from 'node:crypto'
import pg from 'pg'
import type { Statement } from '#db/batch.ts'
import type { Read } from '#db/database.ts'
import type { Credentials } from '#engine/call.ts'
import type { Absent, HeldRole, MeData } from '#engine/judging/me.ts'
import { keyStatement, reachOf, touchKey } from './api-key.ts'

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

// Status, tenant and roles are read on every request: archiving somebody or taking a role works on the next one.
// Plain columns and no more tables than it needs, because every request pays for it.
const sessionQuery = `
  select u.id, u.locale, s.token_hash, s.last_used_at < now() - interval '1 hour', s.id, s.kind, s.client, s.uid,
    s.expires_at, s.impersonator_id,
    (select string_agg(concat_ws(' ', r.name, r.organization_id, o.type), ',' order by r.created_at, r.id)
     from roles r left join organizations o on o.id = r.organization_id where r.user_id = u.id)
  from sessions s join users u on u.id = s.user_id
  where s.client = $1 and s.expires_at > now() and s.last_used_at > now() - interval '7 days' and u.status = 'active'`

export function sessionStatement(credentials: Credentials): Statement {
  if (credentials.source === 'key') return keyStatement(credentials)
  return { text: sessionQuery, values: [credentials.client], raw: true }
}

/** What the database said about a session, column by column. */
export type SessionRow = readonly (string | null)[] | undefined

export type Authenticated = { me: MeData; isStale: boolean; tokenHash: Buffer }

/** The session behind the credentials, or null when any of the three values does not fit. */
export async function readSession(
  credentials: Credentials,
  row: SessionRow,
  read: Read,
): Promise<Authenticated | null> {
  const found = row ? parseSession(row) : null
  if (!isProved(credentials, found)) return null
  const { session, id, roles } = found.me
  if (!session.impersonatorId) return found
  const [reach] = await read([{ text: reachQuery, values: [id, session.impersonatorId], raw: true }])
  const within = new Set(reach?.raw.map(([organizationId]) => organizationId))
  const reached = roles.filter((role) => within.has(role.organizationId))
  // Nothing of this person is in the reach of who acts as them any more: the borrowed session is over.
  return reached.length > 0 ? { ...found, me: { ...found.me, roles: reached } } : null
}

// A session that somebody else opened ("sign in as") carries only the roles inside that person's own reach.
const reachQuery = `
  select distinct r.organization_id from roles r left join organizations o on o.id = r.organization_id
  where r.user_id = $1 and exists (
    select from roles i join users a on a.id = i.user_id and a.status = 'active'
    where i.user_id = $2 and i.name = 'admin'
      and (i.organization_id is null or i.organization_id in (o.id, o.center_id)))`

export function isProved(credentials: Credentials, found: Authenticated | null): found is Authenticated {
  // Compared even when nothing was found, so that the time an answer takes says nothing.
  const isRight = timingSafeEqual(hashToken(credentials.token), found?.tokenHash ?? Buffer.alloc(32))
  return isRight && found?.me.session.uid.toLowerCase() === credentials.uid.toLowerCase()
}

const parseTime: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)

function parseSession(row: NonNullable<SessionRow>): Authenticated {
  const [id, locale, hash, stale, sessionId, kind, client, uid, expiresAt, impersonatorId, roles, scopes] =
    row as string[]
  const reach = scopes === undefined ? undefined : reachOf(scopes)
  return {
    me: {
      id,
      locale,
      roles: roles ? roles.split(',').map(parseRole) : [],
      session: { id: sessionId, kind, client, uid, expiresAt: parseTime(expiresAt as string), impersonatorId, reach },
    } as MeData,
    isStale: stale === 't',
    tokenHash: Buffer.from((hash as string).slice(2), 'hex'),
  }
}

/** An operator's role belongs to no organization and has only its name. */
function parseRole(text: string): HeldRole {
  const [name, organizationId = null, organizationType = null] = text.split(' ')
  return { name, organizationId, organizationType } as HeldRole
}

/** Who somebody is at this moment, without a session: for work in the background that they started. */
export async function readAbsent(userId: string, read: Read): Promise<Absent | null> {
  const [result] = await read([{ text: absentQuery, values: [userId], raw: true }])
  const [row] = result?.raw ?? []
  if (!row) return null
  const [id, locale, roles] = row
  return { id, locale, roles: roles ? roles.split(',').map(parseRole) : [], session: null } as Absent
}

const absentQuery = `
  select u.id, u.locale,
    (select string_agg(concat_ws(' ', r.name, r.organization_id, o.type), ',' order by r.created_at, r.id)
     from roles r left join organizations o on o.id = r.organization_id where r.user_id = u.id)
  from users u where u.id = $1 and u.status = 'active'`

export const touchSession = ({ id, reach }: MeData['session']): Statement =>
  reach ? touchKey(id) : { text: 'update sessions set last_used_at = now() where id = $1', values: [id] }
