import { randomBytes, randomInt } from 'node:crypto'
import type { Statement } from '#db/batch.ts'
import type { Credentials } from '#engine/call.ts'
import type { Reach } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { apiKeyUsed, keyScopes } from '#protocol/features/api-keys.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'

/** By this everybody, and every program that looks for lost secrets, sees what it is. */
const mark = 'shk_'
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export type NewKey = { handle: string; secret: string; key: string }

/** The first half is for finding it again, the second is the secret: 256 bits. */
export function newApiKey(): NewKey {
  const handle = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
  const secret = randomBytes(32).toString('base64url')
  return { handle, secret, key: `${mark}${handle}_${secret}` }
}

export const isApiKey = (text: string): boolean => text.startsWith(mark)

/** What looks like a key and is none is a key that does not work: whoever sends one never passes for a visitor. */
export function keyCredentials(text: string): Credentials {
  const [, handle = '-', token = '-'] = /^shk_([a-z0-9]{12})_([\w-]{43})$/.exec(text) ?? []
  return { uid: handle, client: handle, token, source: 'key' }
}

/**
 * A key as a session of whoever made it, with the one role that it is for. That role, the person and the organization are
 * looked at on every request: when one of them ends, the key does nothing any more. The columns are those of a session.
 */
const keyQuery = `
  select u.id, u.locale, k.secret_hash, coalesce(k.last_used_at < now() - interval '5 minutes', true), k.id, 'key',
    k.handle, k.handle, (k.expires_on + 1)::timestamp at time zone 'Europe/Amsterdam', null,
    concat_ws(' ', r.name, o.id, o.type), array_to_string(k.scopes, ' ')
  from api_keys k
    join users u on u.id = k.maker_id and u.status = 'active'
    join organizations o on o.id = k.organization_id and o.status in ('approved', 'closing')
    join roles r on r.user_id = u.id and r.organization_id = o.id and r.name = 'admin'
  where k.handle = $1 and k.revoked_at is null and k.expires_on >= today_nl()
  limit 1`

export const keyStatement = ({ client }: Credentials): Statement => ({ text: keyQuery, values: [client], raw: true })

export const touchKey = (id: string): Statement => ({
  text: 'update api_keys set last_used_at = now() where id = $1',
  values: [id],
})

/** What the scopes of a key open together. One that we know no longer opens nothing. */
export function reachOf(scopes: string): Reach {
  const known = scopes.split(' ').flatMap((scope) => (isKeyOf(keyScopes, scope) ? [keyScopes[scope]] : []))
  return {
    scopes,
    reads: new Set(known.flatMap(({ reads }) => reads)),
    brings: new Set(known.flatMap(({ brings }) => brings)),
  }
}

/** What was changed with a key stands among the actions of its organization. */
export function tellUse(tx: Tx): void {
  const { session, roles } = tx.me
  const [role] = roles
  if (!session?.reach || !role?.organizationId || tx.events.length === 0) return
  const organizationId = role.organizationId
  tx.emit(apiKeyUsed, { apiKeyId: session.id, organizationId }, { type: 'organizations', id: organizationId })
}
