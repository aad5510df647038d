import { feature, handle } from '#engine/feature.ts'
import { type Policy, serve } from '#engine/serve.ts'
import * as protocol from '#protocol/notifications.ts'

/** Nobody reads what somebody else is told, whatever their role. */
const notificationPolicy = {
  read: (me) => ({ userId: me.self }),
  readNotification: (me) => ({ userId: me.self }),
} satisfies Policy<typeof protocol.notifications, 'readNotification'>

const readNotification = handle(protocol.readNotification, async ({ subject, tx }) => {
  await tx.run('update notifications set read_at = now() where id = $1 and read_at is null', [subject.id])
})

const readAllNotifications = handle(protocol.readAllNotifications, async ({ me, tx }) => {
  await tx.run('update notifications set read_at = now() where user_id = $1 and read_at is null', [me.id])
  return null
})

export const notificationsFeature = feature({
  resources: [serve(protocol.notifications, { table: 'notifications', policy: notificationPolicy })],
  commands: [readNotification, readAllNotifications],
})
