import { job } from '#engine/feature.ts'
import { administratorOf } from '#engine/judging/administrator.ts'
import { visible } from '#engine/judging/may.ts'
import type { OrganizationType } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { heardAs } from '#protocol/features/webhook-events.ts'
import { sendingJob } from './sending-job.ts'

type Listener = { id: string; organizationId: string; type: OrganizationType; isFailing: boolean }
type Happened = { name: string; subjectId: string; data: Record<string, unknown>; createdAt: Date }

/**
 * Something happened where somebody listens. Which webhooks hear it is what the policy of the row says of an administrator of each
 * organization. The messages and the jobs that send them are written together, and one event is one message to each.
 */
export const hearEvent = job('hearEvent', async ({ site, payload: { eventId }, road }) => {
  await road.inTenant(site, async (tx) => {
    const event = await tx.row<Happened>(
      `select name, subject_id as "subjectId", data, created_at as "createdAt" from events where id = $1`,
      [eventId],
    )
    const heard = event && heardAs(event.name)
    if (!heard) return
    const listeners = await tx.rows<Listener>(
      `select w.id, w.organization_id as "organizationId", o.type, w.failing_since is not null as "isFailing"
       from webhooks w join organizations o on o.id = w.organization_id
       where $1 = any(w.areas) and w.paused_at is null and w.switched_off_at is null and o.status in ('approved', 'closing')
         and w.created_at <= $2`,
      [heard.area, event.createdAt],
    )
    const rowId = heard.id ? String(event.data[heard.id]) : event.subjectId
    const hearing = await thoseWhoSee(tx, listeners, heard.kind, rowId)
    if (hearing.length === 0) return
    const made = await tx.rows<{ id: string; webhookId: string }>(
      `insert into webhook_deliveries (webhook_id, event_id, event_name, row_kind, row_id, happened_at)
       select unnest($1::uuid[]), $2, $3, $4, $5, $6 on conflict do nothing returning id, webhook_id as "webhookId"`,
      [hearing.map(({ id }) => id), eventId, event.name, heard.kind, rowId, event.createdAt],
    )
    for (const { id: deliveryId, webhookId } of made) {
      const isFailing = hearing.some((each) => each.id === webhookId && each.isFailing)
      tx.enqueue(sendingJob({ webhookId, deliveryId, tries: 0, isFailing }))
    }
  })
})

async function thoseWhoSee(tx: Tx, listeners: readonly Listener[], kind: string, rowId: string): Promise<Listener[]> {
  const served = tx.registry.get(kind)
  const seen = new Map<string, boolean>()
  for (const { organizationId, type } of listeners) {
    if (!seen.has(organizationId))
      seen.set(organizationId, await tx.holds(served, rowId, visible(served, administratorOf(organizationId, type))))
  }
  return listeners.filter(({ organizationId }) => seen.get(organizationId))
}
