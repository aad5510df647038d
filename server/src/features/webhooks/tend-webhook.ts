import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/webhooks.ts'
import { aboutOrganization } from './make-webhook.ts'
import { sendingJob } from './sending-job.ts'
import { secretOf } from './signing.ts'

export const pauseWebhook = handle(protocol.pauseWebhook, async ({ subject: { id, organizationId }, tx }) => {
  const paused = await tx.row(
    'update webhooks set paused_at = now() where id = $1 and paused_at is null and switched_off_at is null returning id',
    [id],
  )
  if (paused) tx.emit(protocol.webhookPaused, { webhookId: id, organizationId }, aboutOrganization(organizationId))
})

/** With a clean slate: what failed before does not count any more. */
export const resumeWebhook = handle(protocol.resumeWebhook, async ({ subject: { id, organizationId }, tx }) => {
  const resumed = await tx.row(
    `update webhooks set paused_at = null, switched_off_at = null, failing_since = null
     where id = $1 and num_nonnulls(paused_at, switched_off_at) > 0 returning id`,
    [id],
  )
  if (resumed) tx.emit(protocol.webhookResumed, { webhookId: id, organizationId }, aboutOrganization(organizationId))
})

export const removeWebhook = handle(protocol.removeWebhook, async ({ subject: { id, organizationId }, tx }) => {
  await tx.remove(protocol.webhooks, id)
  tx.emit(protocol.webhookRemoved, { webhookId: id, organizationId }, aboutOrganization(organizationId))
  return null
})

/** For a day messages carry a signature of each, so that the receiver can change over when it suits. */
export const renewWebhookSecret = handle(
  protocol.renewWebhookSecret,
  async ({ subject: { id, organizationId }, tx }) => {
    const { salt } = await tx.one<{ salt: string }>(
      `update webhooks set old_secret_salt = secret_salt, old_secret_until = now() + make_interval(hours => $2),
         secret_salt = gen_random_uuid()
       where id = $1 returning secret_salt as salt`,
      [id, protocol.oldSecretHours],
    )
    tx.emit(protocol.webhookSecretRenewed, { webhookId: id, organizationId }, aboutOrganization(organizationId))
    return { status: 200, body: metaDocument({ secret: secretOf(tx.registry.seal, id, salt) }), isSecret: true }
  },
)

/** Tried once, also while it is paused: whoever asked looks at what comes of it. Two at a time say no more than one. */
export const testWebhook = handle(protocol.testWebhook, async ({ subject: { id }, tx }) => {
  const waiting = await tx.row<{ id: string }>(
    'select id from webhook_deliveries where webhook_id = $1 and event_id is null and next_at is not null',
    [id],
  )
  if (waiting) return { status: 200, body: metaDocument({ deliveryId: waiting.id }) }
  const { id: deliveryId } = await tx.one<{ id: string }>(
    'insert into webhook_deliveries (webhook_id, event_name, happened_at) values ($1, $2, now()) returning id',
    [id, protocol.testName],
  )
  tx.enqueue(sendingJob({ webhookId: id, deliveryId, tries: 0, isFailing: false }))
  return { status: 200, body: metaDocument({ deliveryId }) }
})

/** From the beginning, with as many tries as a new one. */
export const sendDeliveryAgain = handle(protocol.sendDeliveryAgain, async ({ subject: { id, webhookId }, tx }) => {
  const open = await tx.row<{ isFailing: boolean }>(
    `select failing_since is not null as "isFailing" from webhooks
     where id = $1 and paused_at is null and switched_off_at is null`,
    [webhookId],
  )
  if (!open) throw fail('webhook.quiet')
  const again = await tx.row(
    `update webhook_deliveries set tries = 0, next_at = now(), delivered_at = null, answer_status = null, answer = null,
       problem = null
     where id = $1 and next_at is null returning id`,
    [id],
  )
  if (!again) throw fail('webhook.underWay')
  tx.enqueue(sendingJob({ webhookId, deliveryId: id, tries: 0, isFailing: open.isFailing }))
})
