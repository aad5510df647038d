import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import { webhookSwitchedOff } from '#protocol/features/webhooks.ts'
import { webhookMails } from './webhooks.mails.ts'
import { webhookNews } from './webhooks.news.ts'

/** Everybody who administers the organization: whoever made it may have left long ago. */
export const tellSwitchedOff = on('tellWebhookSwitchedOff', webhookSwitchedOff, async ({ event, tx }) => {
  const { webhookId, organizationId } = event
  const people = await tx.rows<Recipient & { id: string; webhook: string; organization: string }>(
    `select u.id, u.email, u.locale, u.first_name as "firstName", w.name as webhook, o.name as organization
     from webhooks w join organizations o on o.id = w.organization_id
       join roles r on r.organization_id = o.id and r.name = 'admin' join users u on u.id = r.user_id and u.status = 'active'
     where w.id = $1 order by u.id`,
    [webhookId],
  )
  for (const { webhook, organization, ...to } of people)
    await tell(tx, webhookNews.webhookSwitchedOff, {
      event,
      to,
      detail: webhook,
      organizationId,
      path: `/instellingen/webhooks/${webhookId}`,
      mail: webhookMails.webhookSwitchedOff,
      values: { webhook, organization },
    })
})
