import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import { fail } from '#engine/fail.ts'
import { feature, route } from '#engine/feature.ts'
import { atEnd, newApp, newSite } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { visitor } from '#test/visitor.ts'
import { readDsn } from './sentry.ts'

/** What a watcher gets, as far as it is looked at here. */
type SentryEvent = {
  platform: string
  release: string
  transaction: string
  tags: object
  request: { headers: Record<string, string> }
  exception: { values: [{ type: string; value: string; stacktrace: { frames: object[] } }] }
}
type Received = { path: string; auth: string; event: SentryEvent }
const received: Received[] = []
const sentry = createServer(async (request, response) => {
  const [, , event] = (await text(request)).split('\n').map((line) => JSON.parse(line))
  received.push({ path: request.url ?? '', auth: String(request.headers['x-sentry-auth']), event })
  response.writeHead(200).end()
}).listen(0, '127.0.0.1')
await once(sentry, 'listening')
atEnd(() => sentry.close())

const breaks = route('GET /breaks', 'public', async () => {
  throw new TypeError('the plank of jan@example.test broke')
})
const refuses = route('GET /refuses', 'public', async () => {
  throw fail('record.missing')
})
const dsn = readDsn(`http://secretkey@127.0.0.1:${(sentry.address() as AddressInfo).port}/7`)
const app = await newApp({ sentry: dsn }, { features: [feature({ routes: [breaks, refuses] })] })
const site = await newSite(app)
const visit = visitor(app, site)
const arrived = (message: string) =>
  until(`"${message}" arrives`, () => received.find(({ event }) => event.exception.values[0].value === message))

const crash = (message: string) => ({
  kind: 'render',
  name: 'ReferenceError',
  message,
  stack: `ReferenceError: ${message}\n    at open (https://site.test/assets/page.js?token=abc:12:34)\n    at https://site.test/x.js:1:2`,
  path: '/contracts/0f6b3c1e-77a1-4c53-9d6e-0a1b2c3d4e5f/sign/1?token=geheim',
  build: 'abc123',
})

describe('a crash in a browser', () => {
  test('reaches whoever watches over the installation, and says nothing about the person', async () => {
    const answer = await visit('POST', '/fouten', crash('boat of piet@school.nl is not defined'), {
      'user-agent': 'Mozilla/5.0 (Test)',
    })
    assert.equal(answer.status, 204)
    const { path, auth, event } = await arrived('boat of <e-mail> is not defined')
    assert.equal(path, '/api/7/envelope/')
    assert.match(auth, /sentry_version=7.*sentry_key=secretkey/)
    assert.equal(event.platform, 'javascript')
    assert.equal(event.release, 'abc123')
    assert.equal(event.transaction, '/contracts/:id/sign/1')
    assert.deepEqual(event.tags, { tenant: site.key, kind: 'render' })
    assert.equal(event.request.headers['User-Agent'], 'Mozilla/5.0 (Test)')
    const [{ type, stacktrace }] = event.exception.values
    assert.equal(type, 'ReferenceError')
    assert.deepEqual(stacktrace.frames.at(-1), {
      function: 'open',
      filename: 'https://site.test/assets/page.js?…',
      lineno: 12,
      colno: 34,
    })
    assert.doesNotMatch(JSON.stringify(event), /geheim|piet|token=abc/)
  })

  test('is cut to size, and one that is far too large is refused', async () => {
    const long = { ...crash('long'), message: `long ${'x'.repeat(5000)}`, stack: 'y'.repeat(9000) }
    assert.equal((await visit('POST', '/fouten', long)).status, 204)
    const { event } = await arrived(long.message.slice(0, 500))
    assert.ok(JSON.stringify(event).length < 6000)
    assert.equal((await visit('POST', '/fouten', { ...long, stack: 'y'.repeat(20_000) })).status, 413)
  })

  test('that says nothing is not one', async () => {
    for (const body of [{}, [], 'text', { message: 1 }, { message: '' }]) {
      assert.equal((await visit('POST', '/fouten', JSON.stringify(body), json)).status, 400, JSON.stringify(body))
    }
  })

  test('from another website is refused', async () => {
    const answer = await visit('POST', '/fouten', crash('elsewhere'), { origin: 'https://evil.example' })
    assert.equal(answer.status, 403)
  })

  test('that repeats for ever is counted, and no other address has to wait for it', async () => {
    const stuck = visitor(app, site)
    const answers = []
    for (let each = 0; each < 61; each++) answers.push(await stuck('POST', '/fouten', crash('loop')))
    assert.deepEqual([answers.at(-2)?.status, answers.at(-1)?.status], [204, 429])
    assert.match(answers.at(-1)?.headers['retry-after'] as string, /^\d+$/)
    assert.equal((await visitor(app, site)('POST', '/fouten', crash('other'))).status, 204)
  })
})

const json = { 'content-type': 'application/json' }

describe('a fault of the server', () => {
  test('goes the same way', async () => {
    assert.equal((await visit('GET', '/breaks')).status, 500)
    const { event } = await arrived('the plank of <e-mail> broke')
    assert.equal(event.platform, 'node')
    assert.equal(event.transaction, '/breaks')
    assert.equal(event.exception.values[0].type, 'TypeError')
    assert.ok(event.exception.values[0].stacktrace.frames.length > 0)
  })

  test('below 500 is an answer, and stays here', async () => {
    assert.equal((await visit('GET', '/refuses')).status, 404)
    await visit('POST', '/fouten', crash('after the refusal'))
    await arrived('after the refusal')
    assert.equal(received.filter(({ event }) => event.transaction === '/refuses').length, 0)
  })
})

test('without anybody to tell it to, or with one who does not answer, nothing else breaks', async () => {
  const deaf = await newApp({ sentry: readDsn('http://key@127.0.0.1:9/1') })
  const alone = await newApp()
  for (const each of [deaf, alone]) {
    const answer = await visitor(each, await newSite(each))('POST', '/fouten', crash('unheard'))
    assert.equal(answer.status, 204)
  }
})
