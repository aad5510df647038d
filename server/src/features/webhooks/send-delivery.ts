import type { Site } from '#engine/call.ts'
import { type HandledJob, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { testName, webhookSwitchedOff } from '#protocol/features/webhooks.ts'
import { type Outcome, postOutside } from '#server/http/post-outside.ts'
import { aboutOrganization } from './make-webhook.ts'
import { sendingJob } from './sending-job.ts'
import { signedHeaders } from './signing.ts'

const [minute, hour] = [60, 3600]
/** So many seconds after each failure it is tried again: three days in all. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
/** Of what the receiver answers, for who looks for what is wrong. */
const KEPT = 300

type Due = {
  id: string
  webhookId: string
  organizationId: string
  type: string
  rowKind: string | null
  rowId: string | null
  happenedAt: Date
  address: string
  salt: string
  oldSalt: string | null
  isQuiet: boolean
}

const findDue = `select d.id, w.id as "webhookId", w.organization_id as "organizationId", d.event_name as type, d.row_kind as "rowKind",
    d.row_id as "rowId", d.happened_at as "happenedAt", w.address, w.secret_salt as salt,
    case when w.old_secret_until > now() then w.old_secret_salt end as "oldSalt",
    d.event_id is not null and (num_nonnulls(w.paused_at, w.switched_off_at) > 0 or o.status not in ('approved', 'closing'))
      as "isQuiet"
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id join organizations o on o.id = w.organization_id
  where d.id = $1 and d.tries = $2 and d.next_at is not null`

/**
 * Sends one message and writes down what came of it. Nothing is held while the receiver takes its time. A worker that dies in
 * between sends it again under the same id, by which the receiver knows it.
 */
export const sendDelivery = (relay: string | undefined): HandledJob =>
  job('sendDelivery', async ({ site, payload: { deliveryId, tries: said }, road }) => {
    const tries = Number(said)
    const due = await road.inTenant(site, (tx) => tx.row<Due>(findDue, [deliveryId, tries]))
    if (!due) return
    if (due.isQuiet) {
      await road.inTenant(site, (tx) =>
        tx.run(`update webhook_deliveries set next_at = null, problem = 'quiet' where id = $1`, [due.id]),
      )
      return
    }
    const body = JSON.stringify(messageOf(site, due, road.registry.get.bind(road.registry)))
    const salts = due.oldSalt ? [due.salt, due.oldSalt] : [due.salt]
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Stagehaven-Webhooks/1.0',
      ...signedHeaders(road.seal.bind(road), { id: due.id, webhookId: due.webhookId, salts, body }),
    }
    const outcome = await postOutside(due.address, { headers, body, relay, keeps: KEPT })
    await road.inTenant(site, (tx) => writeDown(tx, due, tries, outcome))
  })

type Kinds = (type: string) => { resource: { path: string } }

/** Ids and kinds, and where the rest is read with a key: nothing personal leaves us unasked. */
function messageOf({ url }: Site, { type, rowKind, rowId, happenedAt }: Due, served: Kinds) {
  const data = rowKind
    ? { kind: rowKind, id: rowId, link: `${url}/api/v1/${served(rowKind).resource.path}/${rowId}` }
    : {}
  return { type, timestamp: happenedAt.toISOString(), data }
}

async function writeDown(tx: Tx, due: Due, tries: number, { status, text, problem }: Outcome): Promise<void> {
  const isDelivered = status >= 200 && status < 300
  const isTest = due.type === testName
  const pause = isDelivered || isTest || status === 410 ? undefined : pauses[tries]
  // In this order, as who removes one: the webhook first, then what was sent to it.
  await tx.run('select from webhooks where id = $1 for no key update', [due.webhookId])
  const written = await tx.row<{ nextAt: Date | null }>(
    `update webhook_deliveries set tries = tries + 1, tried_at = now(), answer_status = nullif($3, 0), answer = nullif($4, ''),
       problem = $5, delivered_at = case when $6 then now() end, next_at = now() + make_interval(secs => $7)
     where id = $1 and tries = $2 and next_at is not null returning next_at as "nextAt"`,
    // A database takes no zeros in a text.
    [due.id, tries, status, text.replaceAll('\0', ''), problem, isDelivered, pause ?? null],
  )
  if (!written) return
  if (written.nextAt) {
    const { id: deliveryId, webhookId } = due
    tx.enqueue(sendingJob({ webhookId, deliveryId, tries: tries + 1, isFailing: true, runAt: written.nextAt }))
  }
  if (isDelivered)
    await tx.run('update webhooks set failing_since = null, delivered_at = now() where id = $1', [due.webhookId])
  else if (!isTest) await noteFailure(tx, due, status === 410)
}

/** An address that says that it is gone, or where nothing arrived for three days, is left alone. */
async function noteFailure(tx: Tx, { webhookId, organizationId }: Due, isGone: boolean): Promise<void> {
  const switchedOff = await tx.row(
    `update webhooks set failing_since = coalesce(failing_since, now()),
       switched_off_at = case when $2 or failing_since < now() - interval '3 days' then now() end
     where id = $1 and switched_off_at is null returning switched_off_at as "at"`,
    [webhookId, isGone],
  )
  if (switchedOff?.at) tx.emit(webhookSwitchedOff, { webhookId, organizationId }, aboutOrganization(organizationId))
}
