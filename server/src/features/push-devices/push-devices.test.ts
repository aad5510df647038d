import assert from 'node:assert/strict'
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { logHours } from '#protocol/features/hours.ts'
import { readAllNotifications } from '#protocol/features/notifications.ts'
import { addPushDevice, pushDevices, pushKey, removePushDevice } from '#protocol/features/push-devices.ts'
import { isPublicAddress, isPublicIp, publicLookup } from '#server/http/public-address.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { workingWorld } from '#test/working-world.ts'
import { type Person, person, world } from '#test/world.ts'

type Post = { path: string; headers: IncomingHttpHeaders; body: Buffer }
const posts: Post[] = []
/** What the push service answers at an address; 201 where nothing is said. */
const answers = new Map<string, number[]>()
const service = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const path = request.url ?? ''
    posts.push({ path, headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(answers.get(path)?.shift() ?? 201).end()
  })
})
await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
after(() => service.close())
const { port } = service.address() as AddressInfo

const database = await OwnDatabase.create({ after })
const app = await database.app({ pushRelay: `http://127.0.0.1:${port}` })
await app.startWorker()
const w = await workingWorld({}, app)

/** A browser: its keys, and what it makes of a message (RFC 8188, 8291). */
function browser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const [auth, path] = [randomBytes(16), `/push/${randomBytes(6).toString('hex')}`]
  const given = {
    endpoint: `https://push.example.com${path}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  }
  const read = ({ body }: Post) => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))]
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, about, 32))
    const part = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, size))
    const sealed = body.subarray(21 + sender.length)
    const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    open.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
  return { given, path, read, got: () => posts.filter((each) => each.path === path) }
}

/** Days that the host has to look at: the first of a student tells the host once. */
async function hoursToLookAt(): Promise<string> {
  const { student, id: internshipId } = await w.atWork()
  // Nobody guides them, so that all who run the house are told.
  await w.row('update internships set contact_person_id = null, supervisor_id = null where id = $1 returning id', [
    internshipId,
  ])
  await student.run(logHours, '', { internshipId, day: w.day(-1), minutes: 60, work: 'Helpen', submit: true })
  return internshipId
}
const newHost = (locale = 'nl'): Promise<Person> =>
  person(app, w.site, [['admin', w.nonProfit.id]], { locale } as never)
const devicesOf = async (who: Person) => [...(await who.list(pushDevices))]

test('a host is told on their device, in their language and without a name; the page service knows us by our key', async () => {
  const [phone, other] = [browser(), browser()]
  const [host, english] = [await newHost(), await newHost('en')]
  await host.run(addPushDevice, '', { ...phone.given, topics: ['confirm'] })
  await english.run(addPushDevice, '', { ...other.given, topics: ['confirm'] })
  const internshipId = await hoursToLookAt()
  await until('both are told', () => phone.got().length > 0 && other.got().length > 0)
  const [post] = phone.got() as [Post]
  const message = phone.read(post)
  assert.deepEqual(
    [message.title, message.body, message.path],
    [w.site.appName, 'Er staan uren klaar om te bekijken.', `/urenbriefje/${internshipId}`],
  )
  assert.equal(other.read(other.got()[0] as Post).body, 'There are hours to look at.')
  assert.ok(!JSON.stringify(message).includes('Daan'))
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(String(post.headers.authorization)) ?? []
  assert.equal(key, (await host.tell(pushKey)).key)
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const raw = Buffer.from(key, 'base64url')
  const [x, y] = [raw.subarray(1, 33).toString('base64url'), raw.subarray(33).toString('base64url')]
  const ours = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const how = { key: ours, dsaEncoding: 'ieee-p1363' } as const
  assert.ok(verify('sha256', Buffer.from(`${head}.${claims}`), how, Buffer.from(signature, 'base64url')))
  assert.equal(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud, 'https://push.example.com')
  await app.road.inTenant(w.site, async (tx) => {
    const [sent] = await tx.rows(
      'select * from push_sends s join push_devices d on d.id = s.device_id where d.user_id = $1',
      [host.id],
    )
    tx.enqueue({
      identifier: 'sendPush',
      payload: { notificationId: sent?.notification_id, deviceId: sent?.device_id },
    })
  })
  await hoursToLookAt()
  await until('the next one came', () => phone.got().length > 1)
  assert.equal(phone.got().length, 2, 'a job that runs again sends nothing twice')
})

test('who chose something else, took the device away, signed out or has read it is not told', async () => {
  const all = [browser(), browser(), browser(), browser(), browser()]
  const hosts = await Promise.all(all.map(() => newHost()))
  const [chose, removed, left, has, last] = all
  for (const [at, host] of hosts.entries())
    await host.run(addPushDevice, '', {
      ...(all[at] ?? browser()).given,
      topics: [all[at] === chose ? 'turn' : 'confirm'],
    })
  const [device] = await devicesOf(hosts[1] as Person)
  await assert.rejects((hosts[0] as Person).run(removePushDevice, device?.id ?? ''), { status: 404 })
  await (hosts[1] as Person).run(removePushDevice, device?.id ?? '')
  await app.http.inject({
    method: 'DELETE',
    url: '/auth/sign_out',
    headers: { ...(hosts[2] as Person).credentials, 'x-tenant': w.site.key },
  })
  assert.deepEqual(await database.rows('select id from push_devices where user_id = $1', [hosts[2]?.id]), [])
  answers.set(has?.path ?? '', [500])
  await hoursToLookAt()
  await until('the push service has a bad day', () => has?.got().length === 1 && last?.got().length === 1)
  await (hosts[3] as Person).run(readAllNotifications, '')
  await database.hurry()
  await hoursToLookAt()
  await until('the next one came', () => last?.got().length === 2 && has?.got().length === 2)
  assert.deepEqual(
    [chose, removed, left].map((each) => each?.got().length),
    [0, 0, 0],
  )
})

test('a browser that is gone is forgotten; a service that cannot now is asked again', async () => {
  const [gone, busy] = [browser(), browser()]
  const [one, two] = [await newHost(), await newHost()]
  answers.set(gone.path, [410])
  answers.set(busy.path, [503, 429])
  await one.run(addPushDevice, '', { ...gone.given, topics: ['confirm'] })
  await two.run(addPushDevice, '', { ...busy.given, topics: ['confirm'] })
  await hoursToLookAt()
  await until('it is forgotten', async () => (await devicesOf(one)).length === 0)
  await until('it is asked until it takes it', async () => {
    await database.hurry()
    return busy.got().length === 3
  })
  assert.equal((await devicesOf(two)).length, 1)
})

test('only addresses of the open internet are called', async () => {
  const host = await newHost()
  const { given } = browser()
  for (const endpoint of [
    ...[
      'http://push.example.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://2130706433/x',
    ],
    ...['https://db.internal/x', 'https://push.example.com:8443/x', 'https://a:b@push.example.com/x', 'ftp://x', 'x'],
  ]) {
    assert.equal(isPublicAddress(endpoint), false, endpoint)
    await assert.rejects(host.run(addPushDevice, '', { ...given, endpoint, topics: ['confirm'] }), { status: 422 })
  }
  await assert.rejects(host.run(addPushDevice, '', { ...given, auth: 'x', topics: ['confirm'] }), { status: 422 })
  for (const inside of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ])
    assert.equal(isPublicIp(inside), false, inside)
  for (const outside of ['142.250.1.1', '2a00:1450:4001::1']) assert.equal(isPublicIp(outside), true, outside)
  const refused = await new Promise((done) => publicLookup('localhost', {}, done))
  assert.match(String(refused), /address\.inside/)
})

test('where hours are not used there is none of it, and a guest has no device', async () => {
  const { given } = browser()
  const without = await world({}, app)
  await assert.rejects(without.student.run(addPushDevice, '', { ...given, topics: ['turn'] }), { status: 404 })
  await assert.rejects(without.student.tell(pushKey), { status: 404 })
  await assert.rejects(w.guest.run(addPushDevice, '', { ...given, topics: ['turn'] }), { status: 401 })
})

test('a browser that somebody else takes over tells only them', async () => {
  const { given } = browser()
  const [one, two] = [await newHost(), await newHost()]
  await one.run(addPushDevice, '', { ...given, topics: ['confirm'] })
  await two.run(addPushDevice, '', { ...given, topics: ['confirm'] })
  assert.deepEqual([(await devicesOf(one)).length, (await devicesOf(two)).length], [0, 1])
})
