import assert from 'node:assert/strict'
import { pushDevices } from '#protocol/features/push-devices.ts'
import { addressOf, journey } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

/** What a browser gives when its owner allows it; a real one would call its maker for it. */
const allowed = `PushManager.prototype.subscribe = async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const keys = { p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)), auth: text(crypto.getRandomValues(new Uint8Array(16))) }
  return { toJSON: () => ({ endpoint: 'https://push.example.com/' + crypto.randomUUID(), keys }) }
}`
const asked = `Notification.requestPermission = async () => globalThis.answer ?? 'granted'
Object.defineProperty(Notification, 'permission', { get: () => 'default' })`

journey(
  'a student switches notifications on for a device, is told there, and switches them off',
  { tenant: 'corderius', serviceWorkers: 'allow' },
  async ({ page, context, tenant, visit, signIn }) => {
    const origin = addressOf(tenant)
    const student = await accountApi('student', tenant)
    const devices = async () => (await student.list(pushDevices)).length
    await page.addInitScript(allowed)
    await page.addInitScript(asked)
    await signIn('student')
    await visit('/profile-edit/settings')
    const on = page.getByRole('button', { name: say('push-devices.switchOn') })
    await page.evaluate(`globalThis.answer = 'denied'`)
    await on.click()
    await page.getByText(say('push-devices.problems.refused')).waitFor()
    assert.equal(await devices(), 0)
    await page.evaluate(`globalThis.answer = 'granted'`)
    await on.click()
    await page.getByText(say('push-devices.isOn')).waitFor()
    assert.equal(await devices(), 1)

    const [worker] = context.serviceWorkers()
    assert.ok(worker)
    // A browser without a screen shows nothing.
    await worker.evaluate(`globalThis.shown = []
      registration.showNotification = async (title, { body, tag, data }) => void shown.push([title, body, tag, data].join())`)
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((found) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) found(first.registrationId)
      }),
    )
    await devtools.send('ServiceWorker.enable')
    const message = { title: 'Stage', body: 'Er staat een stap klaar', path: '/notificaties', tag: 'een' }
    const data = JSON.stringify(message)
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
    await becomes(
      'it is shown, with the page that it opens',
      () => worker.evaluate<string>('shown.join()'),
      (all) => all === 'Stage,Er staat een stap klaar,een,/notificaties',
    )

    await page.getByRole('button', { name: say('push-devices.switchOff') }).click()
    await on.waitFor()
    assert.equal(await devices(), 0)
  },
)
