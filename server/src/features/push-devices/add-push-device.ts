import { fail, failField } from '#engine/fail.ts'
import { answer, handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/push-devices.ts'
import { isPublicAddress } from '#server/http/public-address.ts'
import { vapidKeys } from './vapid.ts'

const lengthOf = (text: string) => Buffer.from(text, 'base64url').length

/** One per session. Whoever had this browser before is told nothing there any more. */
export const addPushDevice = handle(
  protocol.addPushDevice,
  async ({ input: { endpoint, p256dh, auth, topics }, me, tx }) => {
    // Whoever looks into somebody's account does not take their news along.
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    if (!isPublicAddress(endpoint)) throw failField('push.address', 'endpoint')
    if (lengthOf(p256dh) !== 65) throw failField('push.address', 'p256dh')
    if (lengthOf(auth) !== 16) throw failField('push.address', 'auth')
    const { id: sessionId } = me.session ?? {}
    if (!sessionId) throw fail('session.required')
    await tx.run('delete from push_devices where endpoint = $1 and session_id <> $2', [endpoint, sessionId])
    await tx.run(
      `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, topics, user_agent)
       select $1, s.id, $3, $4, $5, $6, s.user_agent from sessions s where s.id = $2
       on conflict (tenant_id, session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
         auth = excluded.auth, topics = excluded.topics`,
      [me.requireId(), sessionId, endpoint, p256dh, auth, topics],
    )
    return null
  },
  (me) => !me.isGuest,
)

export const removePushDevice = handle(protocol.removePushDevice, async ({ subject, tx }) => {
  await tx.remove(protocol.pushDevices, subject.id)
  return null
})

export const pushKey = answer(protocol.pushKey, ({ seal }) => ({ meta: { key: vapidKeys(seal).publicKey } }))
