import webPush from 'web-push'
import type { Site } from '#engine/call.ts'
import { type HandledJob, job } from '#engine/feature.ts'
import { JobError } from '#events/job-error.ts'
import { type PushTopic, pushedKinds } from '#protocol/features/push-devices.ts'
import type { NotificationKind } from '#protocol/generated/notification-kinds.ts'
import { postOutside } from '#server/http/post-outside.ts'
import { pushWords } from './push-words.ts'
import { vapidKeys } from './vapid.ts'

/** So many seconds a device may be off; after that the notice is only in the product. */
const TTL = 24 * 3600

type Due = { endpoint: string; p256dh: string; auth: string; locale: 'nl' | 'en'; kind: NotificationKind; path: string }

/** Taken before it goes: a worker that dies in the middle sends nothing twice. What was read meanwhile does not go. */
const takeDue = `with due as (
    select d.id, d.endpoint, d.p256dh, d.auth, u.locale, n.kind, n.path
    from push_devices d
    join sessions s on s.id = d.session_id and s.expires_at > now() and s.last_used_at > now() - interval '7 days'
    join users u on u.id = d.user_id and u.status = 'active'
    join notifications n on n.user_id = d.user_id and n.id = $1 and n.read_at is null
    where d.id = $2
  ), taken as (
    insert into push_sends (notification_id, device_id) select $1, id from due on conflict do nothing returning device_id
  )
  select due.* from due join taken on taken.device_id = due.id`

/** Sends one notice to one device. What it says holds no name; the rest is on the page that it opens. */
export const sendPush = (relay: string | undefined): HandledJob =>
  job('sendPush', async ({ site, payload: { notificationId, deviceId }, road }) => {
    // It may have been switched off for the site meanwhile.
    if (!site.flags.hours) return
    const ids = [notificationId, deviceId]
    const due = await road.inTenant(site, (tx) => tx.row<Due>(takeDue, ids))
    const topic = due && pushedKinds[due.kind]
    if (!topic) return
    const status = await post(site, due, { topic, tag: String(notificationId), relay, seal: road.seal.bind(road) })
    if (status >= 200 && status < 300) return
    // There is no such browser any more, or it does not want to hear from us.
    const isGone = status === 404 || status === 410
    await road.inTenant(site, (tx) =>
      isGone
        ? tx.run('delete from push_devices where id = $1', [deviceId])
        : tx.run('delete from push_sends where notification_id = $1 and device_id = $2', ids),
    )
    if (!isGone) throw new JobError(`push.refused ${status}`)
  })

type How = {
  topic: PushTopic
  tag: string
  relay: string | undefined
  seal: (purpose: string, text: string) => Buffer
}

/** The status of the answer, or 0 when there is none. */
async function post(site: Site, due: Due, { topic, tag, relay, seal }: How): Promise<number> {
  const { endpoint, p256dh, auth, locale, path } = due
  const message = { title: site.appName, body: pushWords[topic][locale], path, tag }
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:no-reply@${new URL(site.url).hostname}`, ...vapidKeys(seal) },
      TTL,
      urgency: 'normal',
      topic: tag.replaceAll('-', ''),
    },
  )
  return (await postOutside(endpoint, { headers, body, relay })).status
}
