import { ownApi } from '#lib/own-api.ts'
import { addPushDevice, type PushTopic, pushKey } from '#protocol/features/push-devices.ts'

/** Whether this browser can be told something. An iPhone can only as an app on its home screen. */
export function pushState(): 'able' | 'refused' | 'install' | 'unable' {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isThere) return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unable'
  return Notification.permission === 'denied' ? 'refused' : 'able'
}

/** Asks the browser, and tells the server where it is reached. */
export async function switchOn(topics: PushTopic[]): Promise<'on' | 'refused'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // One of another person, or of another key of ours, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe()
  const { key } = await ownApi().tell(pushKey)
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
  await ownApi().run(addPushDevice, '', { endpoint, p256dh, auth, topics })
  return 'on'
}

/** After the server forgot it: the browser too. */
export async function switchOff(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
