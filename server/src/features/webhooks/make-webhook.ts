import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/webhooks.ts'
import { isPublicAddress } from '#server/http/public-address.ts'
import { secretOf } from './signing.ts'

type Place = { type: string; isOpen: boolean; webhooks: number }

/** Locked, and only then counted: of two at the same moment the second counts the first. */
async function placeOf(tx: Tx, organizationId: string): Promise<Place> {
  await tx.run('select from organizations where id = $1 for no key update', [organizationId])
  return tx.one<Place>(
    `select o.type, o.status in ('approved', 'closing') as "isOpen",
       (select count(*)::int from webhooks w where w.organization_id = o.id) as webhooks
     from organizations o where o.id = $1`,
    [organizationId],
  )
}

function requireFitting(place: Place, address: string, areas: readonly protocol.WebhookArea[]): void {
  if (!isPublicAddress(address)) throw failField('webhook.address', 'address')
  const fitting = protocol.webhookAreasFor(place.type)
  if (!areas.every((area) => fitting.includes(area))) throw failField('webhook.areas', 'areas')
}

export const aboutOrganization = (id: string) => ({ type: 'organizations', id })

/** The secret goes back with this answer alone. */
export const makeWebhook = handle(
  protocol.makeWebhook,
  async ({ input: { organizationId, name, address, areas }, me, tx }) => {
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    if (!me.adminOf().includes(organizationId)) throw fail('access.forbidden')
    const place = await placeOf(tx, organizationId)
    if (!place.isOpen) throw fail('webhook.organization')
    requireFitting(place, address, areas)
    if (place.webhooks >= protocol.mostWebhooks) throw fail('webhook.tooMany')
    const { id, salt } = await tx.one<{ id: string; salt: string }>(
      `insert into webhooks (organization_id, name, address, areas) values ($1, $2, $3, $4)
       returning id, secret_salt as salt`,
      [organizationId, name, address, [...new Set(areas)]],
    )
    tx.emit(protocol.webhookMade, { webhookId: id, organizationId }, aboutOrganization(organizationId))
    const secret = secretOf(tx.registry.seal, id, salt)
    return { status: 201, body: metaDocument({ id, secret }), isSecret: true }
  },
  (me) => me.isAdminOf(),
)

export const changeWebhook = handle(
  protocol.changeWebhook,
  async ({ subject, input: { name, address, areas }, tx }) => {
    const { id, organizationId } = subject
    requireFitting(await placeOf(tx, organizationId), address, areas)
    await tx.update(protocol.webhooks, id, { name, address, areas: [...new Set(areas)] })
    tx.emit(protocol.webhookChanged, { webhookId: id, organizationId }, aboutOrganization(organizationId))
  },
)
