import { newApiKey } from '#auth/api-key.ts'
import { hashToken } from '#auth/authenticate.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/api-keys.ts'
import { isWorking } from './key-state.ts'

type Place = { type: string; isOpen: boolean; keys: number; lastDay: string | null }

/** The key goes back with this answer alone; what is kept of it cannot be turned back into it. */
export const makeApiKey = handle(
  protocol.makeApiKey,
  async ({ input: { organizationId, name, scopes, expiresOn = null }, me, tx }) => {
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    if (!me.adminOf().includes(organizationId)) throw fail('access.forbidden')
    // Locked, and only then counted: of two at the same moment the second counts the first.
    await tx.run('select from organizations where id = $1 for no key update', [organizationId])
    const place = await tx.one<Place>(
      `select o.type, o.status in ('approved', 'closing') as "isOpen",
         (select count(*)::int from api_keys k where k.organization_id = o.id and ${isWorking('k')}) as keys,
         case when coalesce($2::date, today_nl() + interval '1 year') between today_nl() + 1
             and today_nl() + make_interval(years => $3)
           then coalesce($2::date, today_nl() + interval '1 year')::date::text end as "lastDay"
       from organizations o where o.id = $1`,
      [organizationId, expiresOn, protocol.longestYears],
    )
    if (!place.isOpen) throw fail('apiKey.organization')
    if (!place.lastDay) throw failField('apiKey.expiry', 'expiresOn')
    const fitting = protocol.keyScopesFor(place.type)
    if (!scopes.every((scope) => fitting.includes(scope))) throw failField('apiKey.scope', 'scopes')
    if (place.keys >= protocol.mostKeys) throw fail('apiKey.tooMany')
    const fresh = newApiKey()
    const { id } = await tx.one<{ id: string }>(
      `insert into api_keys (organization_id, maker_id, name, handle, secret_hash, scopes, expires_on)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        organizationId,
        me.requireId(),
        name,
        fresh.handle,
        hashToken(fresh.secret),
        [...new Set(scopes)],
        place.lastDay,
      ],
    )
    tx.emit(protocol.apiKeyMade, { apiKeyId: id, organizationId }, { type: 'organizations', id: organizationId })
    return { status: 201, body: metaDocument({ id, key: fresh.key }), isSecret: true }
  },
  (me) => me.isAdminOf(),
)

/** It stops with this answer. That it was there stays in the list, for who asks later what it did. */
export const revokeApiKey = handle(protocol.revokeApiKey, async ({ subject: { id, organizationId }, tx }) => {
  const ended = await tx.row(
    'update api_keys set revoked_at = now() where id = $1 and revoked_at is null returning id',
    [id],
  )
  if (ended)
    tx.emit(protocol.apiKeyRevoked, { apiKeyId: id, organizationId }, { type: 'organizations', id: organizationId })
  return null
})
