import { fail } from '#engine/fail.ts'
import { feature, handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import { type Policy, serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/notifications.ts'
import { notificationsPersonal } from './notifications.personal.ts'

/** Nobody reads what somebody else is told, whatever their role. */
const notificationPolicy = {
  read: (me) => ({ userId: me.self }),
  readNotification: (me) => ({ userId: me.self }),
} satisfies Policy<typeof protocol.notifications, 'readNotification'>

/** What a person has not read themselves stays new: most of all that somebody looked into their account. */
function refuseWhileActing(me: Me): void {
  if (me.isImpersonated) throw fail('impersonation.forbidden')
}

const readNotification = handle(protocol.readNotification, async ({ subject, me, tx }) => {
  refuseWhileActing(me)
  await tx.run('update notifications set read_at = now() where id = $1 and read_at is null', [subject.id])
})

const readAllNotifications = handle(protocol.readAllNotifications, async ({ me, tx }) => {
  refuseWhileActing(me)
  await tx.run('update notifications set read_at = now() where user_id = $1 and read_at is null', [me.id])
  return null
})

export const notificationsFeature = feature({
  resources: [serve(protocol.notifications, { table: 'notifications', policy: notificationPolicy })],
  commands: [readNotification, readAllNotifications],
  personal: notificationsPersonal,
})
