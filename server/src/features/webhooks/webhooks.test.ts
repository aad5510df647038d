import assert from 'node:assert/strict'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, test } from 'node:test'
import { hoursSubmitted, logHours } from '#protocol/features/hours.ts'
import {
  changeWebhook,
  makeWebhook,
  pauseWebhook,
  removeWebhook,
  renewWebhookSecret,
  resumeWebhook,
  sendDeliveryAgain,
  testWebhook,
  type WebhookArea,
  webhookDeliveries,
  webhooks,
} from '#protocol/features/webhooks.ts'
import { postOutside } from '#server/http/post-outside.ts'
import { mailsTo } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { workingWorld } from '#test/working-world.ts'
import { organization, type Person, person, world } from '#test/world.ts'
import { signatureOf } from './signing.ts'

type Post = { path: string; headers: IncomingHttpHeaders; body: string }
const posts: Post[] = []
/** What the receiver answers at an address; 204 where nothing is said. */
const answers = new Map<string, ((response: ServerResponse) => void)[]>()
const receiver = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    const path = request.url ?? ''
    posts.push({ path, headers: request.headers, body })
    const answer = answers.get(path)?.shift()
    if (answer) answer(response)
    else response.writeHead(204).end()
  })
})
await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
after(() => {
  receiver.closeAllConnections()
  receiver.close()
})
const { port } = receiver.address() as AddressInfo

const database = await OwnDatabase.create({ after })
const app = await database.app({ webhookRelay: `http://127.0.0.1:${port}` })
await app.startWorker()
const w = await workingWorld({}, app)
const { schoolAdmin, nonProfitAdmin, school, nonProfit } = w

// Nobody hears what the next test does.
afterEach(() => database.rows('delete from webhooks'))

/** A receiver of its own: its address, what came there, and how it answers next. */
async function listening(who: Person, organizationId: string, areas: WebhookArea[] = ['hours']) {
  const path = `/${randomBytes(6).toString('hex')}`
  const address = `https://hooks.example.com${path}`
  const { id, secret } = await who.run(makeWebhook, '', { organizationId, name: 'Rooster', address, areas })
  const got = () => posts.filter((each) => each.path === path)
  const answer = (...how: ((response: ServerResponse) => void)[]) => answers.set(path, how)
  return { id, secret, got, answer, log: () => who.list(webhookDeliveries, { filter: { webhookIdEq: id } }) }
}
const status =
  (code: number, text = '', headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end(text)
const failure = status(500, 'no')

/** Somebody hands in hours: one event, which school and host may see. */
async function handIn(): Promise<string> {
  const { student, id: internshipId } = await w.atWork()
  return (await student.run(logHours, '', { internshipId, day: w.day(-1), minutes: 60, work: 'Helpen', submit: true }))
    .id
}
const nothingWaits = async () =>
  (await database.rows(`select from graphile_worker.jobs where task_identifier in ('hearEvent', 'sendDelivery')`))
    .length === 0

/** As a receiver does that knows nothing of us but the standard. */
function isSigned({ headers, body }: Post, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const mark = createHmac('sha256', key)
  const expected = mark.update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((each) => each.startsWith('v1,') && timingSafeEqual(Buffer.from(each.slice(3), 'base64'), expected))
}

test('what happens is told once to who may see it, signed and with ids alone', async () => {
  const [mine, host] = [await listening(schoolAdmin, school.id), await listening(nonProfitAdmin, nonProfit.id)]
  const deaf = await listening(schoolAdmin, school.id, ['contracts'])
  const otherSchool = await organization(app, w.site, 'School')
  const stranger = await person(app, w.site, [['admin', otherSchool.id]])
  const other = await listening(stranger, otherSchool.id)
  const elsewhere = await world({ flags: { hours: true } }, app)
  const far = await listening(elsewhere.schoolAdmin, elsewhere.school.id)
  const entryId = await handIn()
  await until('both are told', () => mine.got().length > 0 && host.got().length > 0)
  await until('all is sent', nothingWaits)
  const [post] = mine.got() as [Post]
  const { type, timestamp, data } = JSON.parse(post.body)
  assert.equal(type, 'hours.submitted')
  assert.ok(Math.abs(Date.parse(timestamp) - Date.now()) < 600_000)
  const link = `${w.site.url}/api/v1/hour_entries/${entryId}`
  assert.deepEqual(data, { kind: 'hourEntries', id: entryId, link })
  assert.match(mine.secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
  assert.ok(isSigned(post, mine.secret) && !isSigned(post, host.secret))
  assert.match(String(post.headers['user-agent']), /^Stagehaven-Webhooks/)
  assert.equal(post.headers['content-type'], 'application/json')
  assert.deepEqual(
    [mine, host, deaf, other, far].map(({ got }) => got().length),
    [1, 1, 0, 0, 0],
  )
  const [line] = await mine.log()
  assert.deepEqual(
    [line?.eventName, line?.state, line?.tries, line?.answerStatus],
    ['hours.submitted', 'delivered', 1, 204],
  )
  await assert.rejects(nonProfitAdmin.find(webhookDeliveries, line?.id ?? ''), { status: 404 })
  await assert.rejects(w.mentor.find(webhooks, mine.id), { status: 404 })
  assert.ok(!JSON.stringify(await schoolAdmin.find(webhooks, mine.id)).includes('whsec'))
})

test('what the policy hides from an organization is not sent to it', async () => {
  const host = await listening(nonProfitAdmin, nonProfit.id)
  const mine = await listening(schoolAdmin, school.id)
  const { student, id: internshipId } = await w.atWork()
  // What somebody only wrote down is not for the host.
  await app.road.inTenant(w.site, async (tx) => {
    const entryId = await w.row(
      `insert into hour_entries (internship_id, student_id, day, minutes, work, status) values ($1, $2, $3, 60, 'Helpen', 'draft') returning id`,
      [internshipId, student.id, w.day(-2)],
    )
    tx.emit(
      hoursSubmitted,
      { entryId, internshipId, studentId: student.id, day: w.day(-2) },
      { type: 'users', id: student.id },
    )
  })
  await until('the school is told', () => mine.got().length === 1)
  await until('all is sent', nothingWaits)
  assert.equal(host.got().length, 0)
})

test('what fails is tried again under the same id, and a redirect is not followed', async () => {
  const hook = await listening(schoolAdmin, school.id)
  const inner = `/inner-${randomBytes(4).toString('hex')}`
  hook.answer(
    failure,
    status(302, 'over there', { location: `http://127.0.0.1:${port}${inner}` }),
    status(200, 'x'.repeat(5000)),
  )
  await handIn()
  await until('it arrives at the third try', async () => {
    await database.hurry()
    return (await hook.log())[0]?.state === 'delivered'
  })
  const ids = hook.got().map(({ headers }) => headers['webhook-id'])
  assert.equal(ids.length, 3)
  assert.equal(new Set(ids).size, 1)
  assert.equal(posts.filter(({ path }) => path === inner).length, 0)
  const [line] = await hook.log()
  assert.deepEqual([line?.tries, line?.answerStatus, line?.answer?.length], [3, 200, 300])
  assert.equal((await schoolAdmin.find(webhooks, hook.id)).state, 'on')
})

test('after three days of failures it is switched off and its administrators are told; it goes on when asked', async () => {
  const hook = await listening(schoolAdmin, school.id)
  hook.answer(failure, failure)
  await handIn()
  await until('it fails', async () => (await schoolAdmin.find(webhooks, hook.id)).state === 'failing')
  assert.equal((await hook.log())[0]?.state, 'retrying')
  await w.row(`update webhooks set failing_since = now() - interval '73 hours' where id = $1 returning id`, [hook.id])
  await until('it is switched off', async () => {
    await database.hurry()
    return (await schoolAdmin.find(webhooks, hook.id)).state === 'off'
  })
  const mail = await until(
    'there is a mail',
    async () => (await mailsTo(app, w.site, schoolAdmin.email, 'webhookSwitchedOff'))[0],
  )
  assert.match(mail.subject, /Rooster/)
  await until('what waited is given up', async () => {
    await database.hurry()
    const [line] = await hook.log()
    return line?.state === 'failed' && line.problem === 'quiet'
  })
  const before = hook.got().length
  await handIn()
  await until('nothing waits', nothingWaits)
  const [line] = await hook.log()
  await assert.rejects(schoolAdmin.run(sendDeliveryAgain, line?.id ?? ''), { status: 409 })
  await schoolAdmin.run(resumeWebhook, hook.id)
  await schoolAdmin.run(sendDeliveryAgain, line?.id ?? '')
  await until('it is sent again', async () => (await hook.log())[0]?.state === 'delivered')
  assert.equal(hook.got().length, before + 1)
})

test('a receiver that is gone is left alone at once; one that is paused hears nothing', async () => {
  const [gone, paused] = [await listening(schoolAdmin, school.id), await listening(schoolAdmin, school.id)]
  gone.answer(status(410))
  await schoolAdmin.run(pauseWebhook, paused.id)
  await handIn()
  await until('it is off', async () => (await schoolAdmin.find(webhooks, gone.id)).state === 'off')
  await until('nothing waits', nothingWaits)
  assert.equal((await gone.log())[0]?.tries, 1)
  assert.deepEqual([paused.got().length, [...(await paused.log())].length], [0, 0])
})

test('a new secret is told once, and for a day the old one counts too', async () => {
  const hook = await listening(schoolAdmin, school.id)
  const { secret } = await schoolAdmin.run(renewWebhookSecret, hook.id)
  assert.notEqual(secret, hook.secret)
  await schoolAdmin.run(testWebhook, hook.id)
  const first = await until('a test arrives', () => hook.got()[0])
  assert.equal(JSON.parse(first.body).type, 'webhook.test')
  assert.ok(isSigned(first, secret) && isSigned(first, hook.secret))
  await until('it is written down', async () => (await hook.log())[0]?.state === 'delivered')
  await w.row(`update webhooks set old_secret_until = now() where id = $1 returning id`, [hook.id])
  await schoolAdmin.run(testWebhook, hook.id)
  const second = await until('another arrives', () => hook.got()[1])
  assert.ok(isSigned(second, secret) && !isSigned(second, hook.secret))
  const kept = JSON.stringify(await database.rows('select w.*, w.secret_salt::text from webhooks w'))
  assert.ok(!kept.includes(secret.slice(6)))
})

test('signatures are those of the libraries of Standard Webhooks', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const mark = signatureOf(key, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330', '{"test": 2432232314}')
  assert.equal(mark, 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('a test is tried once and does not count as a failure', async () => {
  const hook = await listening(schoolAdmin, school.id)
  hook.answer(status(404, 'what\0is this'))
  const { deliveryId } = await schoolAdmin.run(testWebhook, hook.id)
  await until(
    'its outcome is there',
    async () => (await schoolAdmin.find(webhookDeliveries, deliveryId)).state === 'failed',
  )
  const { answerStatus, answer, tries } = await schoolAdmin.find(webhookDeliveries, deliveryId)
  assert.deepEqual([answerStatus, answer, tries], [404, 'whatis this', 1])
  assert.equal((await schoolAdmin.find(webhooks, hook.id)).state, 'on')
})

test('a receiver that does not answer keeps no other waiting', async () => {
  const [slow, quick] = [await listening(schoolAdmin, school.id), await listening(nonProfitAdmin, nonProfit.id)]
  let open: ServerResponse | undefined
  slow.answer((response) => {
    open = response
  })
  for (let i = 0; i < 5; i++) await handIn()
  await until('the others have all', () => quick.got().length === 5)
  assert.equal(slow.got().length, 1, 'the next one to the slow one waits for it')
  open?.writeHead(200).end()
  await until('then it has all too', () => slow.got().length === 5)
})

test('an event that is heard twice, as after a worker that died, is one message', async () => {
  const hook = await listening(schoolAdmin, school.id)
  await handIn()
  await until('it arrives', async () => (await hook.log())[0]?.state === 'delivered')
  const [heard] = await database.rows<{ event_id: string; id: string }>(
    'select event_id, id from webhook_deliveries where webhook_id = $1',
    [hook.id],
  )
  await app.road.inTenant(w.site, async (tx) => {
    tx.enqueue({ identifier: 'hearEvent', payload: { eventId: heard?.event_id } })
    tx.enqueue({ identifier: 'sendDelivery', payload: { deliveryId: heard?.id, tries: '0' } })
  })
  await until('nothing waits', nothingWaits)
  assert.deepEqual([hook.got().length, [...(await hook.log())].length], [1, 1])
})

test('only addresses of the open internet, and at most ten', async () => {
  const house = await organization(app, w.site, 'School')
  const admin = await person(app, w.site, [['admin', house.id]])
  const make = (address: string, areas: WebhookArea[] = ['hours']) =>
    admin.run(makeWebhook, '', { organizationId: house.id, name: 'Rooster', address, areas })
  for (const address of [
    ...['http://hooks.example.com/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x'],
    ...['https://db.internal/x', 'https://hooks.example.com:8443/x', 'https://a:b@hooks.example.com/x'],
  ])
    await assert.rejects(make(address), { status: 422 }, address)
  for (const inside of [
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://10.0.0.1/',
  ])
    assert.equal((await postOutside(inside, { headers: {}, body: '' })).problem, 'inside', inside)
  const { id } = await make('https://hooks.example.com/x')
  const kept = { name: 'Rooster', areas: ['hours'] as WebhookArea[] }
  await assert.rejects(admin.run(changeWebhook, id, { ...kept, address: 'https://10.0.0.1/' }), { status: 422 })
  await assert.rejects(
    nonProfitAdmin.run(makeWebhook, '', {
      ...kept,
      organizationId: nonProfit.id,
      address: 'https://a.example.com/',
      areas: ['students'],
    }),
    { status: 422 },
  )
  await assert.rejects(schoolAdmin.run(removeWebhook, id), { status: 404 })
  const made = await Promise.allSettled(Array.from({ length: 11 }, () => make('https://hooks.example.com/y')))
  assert.equal(made.filter((each) => each.status === 'fulfilled').length, 9)
  await admin.run(removeWebhook, id)
  await make('https://hooks.example.com/z')
})
