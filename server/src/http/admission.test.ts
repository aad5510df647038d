import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { feature, route } from '#engine/feature.ts'
import { newApp, newSite } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { listeningPort } from '../app.ts'
import { features } from '../features.ts'
import { type AdmissionLimits, defaultAdmission } from './admission.ts'

const never = 600_000

/** A server with a route whose requests stay until they are let go, and so many of them at once. */
async function gated(limits: Partial<AdmissionLimits> & { most: number }) {
  const inside: { site: string; go: () => void }[] = []
  const gate = route('GET /test/gate', 'public', async ({ call, reply }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    inside.push({ site: call.site.key, go: resolve })
    await promise
    return reply.send('through')
  })
  const echo = route('POST /test/gate', 'public', async ({ reply }) => reply.send('through'))
  const app = await newApp(
    {},
    {
      features: [...features, feature({ routes: [gate, echo] })],
      // Whether this process has much else to do is no part of it.
      admission: {
        ...defaultAdmission,
        checkMs: 10,
        mostWhenBusy: limits.most,
        ...limits,
      },
    },
  )
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  after(() => {
    for (const { go } of inside) go()
  })
  const url = `http://127.0.0.1:${listeningPort(app.http)}`
  const [busy, quiet] = [await newSite(app), await newSite(app)]
  const ask = (site: { key: string }, headers = {}, path = '/test/gate') =>
    fetch(url + path, { headers: { 'x-tenant': site.key, ...headers } })
  const metric = async (state: string) => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return Number(new RegExp(`stagehaven_requests\\{state="${state}"\\} (\\d+)`).exec(text)?.[1])
  }
  const letGo = (site: { key: string }) => {
    const at = inside.findIndex((each) => each.site === site.key)
    inside.splice(at, 1)[0]?.go()
  }
  return { ask, busy, quiet, inside, letGo, metric, url, port: Number(new URL(url).port) }
}

test('who cannot be served in time is sent away with 503 and when to come back, programs and browsers in their own words', async () => {
  const { ask, busy, inside, letGo, metric, url } = await gated({ most: 2, patienceMs: 30 })
  const held = [ask(busy), ask(busy)]
  await until('both are inside', () => inside.length === 2)

  const program = await ask(busy, { 'accept-language': 'en' })
  assert.equal(program.status, 503)
  assert.ok([2, 3, 4, 5, 6].includes(Number(program.headers.get('retry-after'))))
  assert.equal(program.headers.get('content-type'), 'application/vnd.api+json')
  assert.match(await program.text(), /"code":"server.busy".*very busy/)
  for (const [language, words] of [
    ['nl', /Even geduld/],
    ['en', /One moment please/],
  ] as const) {
    const page = await ask(busy, { accept: 'text/html', 'accept-language': language })
    assert.equal(page.status, 503)
    assert.ok(Number(page.headers.get('retry-after')) >= 2)
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src/)
    assert.match(await page.text(), words)
  }
  const auth = await ask(busy, {}, '/auth/validate_token')
  assert.equal(auth.status, 503)
  assert.match(await auth.text(), /"success":false/)
  assert.equal((await fetch(`${url}/healthz`)).status, 200, 'whoever watches the server still sees it')
  assert.deepEqual([await metric('active'), await metric('refused')], [2, 4])

  letGo(busy)
  letGo(busy)
  assert.deepEqual(await Promise.all(held.map(async (each) => (await each).status)), [200, 200])
  await until('they have left', async () => (await metric('active')) === 0)
  const again = ask(busy)
  await until('there is room again', () => inside.length === 1)
  letGo(busy)
  assert.equal((await again).status, 200)
})

test('a storm at one site leaves the other its turn', async () => {
  const { ask, busy, quiet, inside, letGo, metric } = await gated({ most: 2, patienceMs: never })
  const storm = Array.from({ length: 12 }, () => ask(busy))
  await until('ten wait', async () => (await metric('waiting')) === 10)
  const others = [ask(quiet), ask(quiet)]
  await until('one of the other is inside at once', () => inside.length === 3)
  await until('and one of them waits', async () => (await metric('waiting')) === 11)
  letGo(busy)
  await until('it has left', async () => (await metric('active')) === 2)
  assert.deepEqual(
    inside.map(({ site }) => site).sort(),
    [busy.key, quiet.key].sort(),
    'nobody of the storm came after it',
  )
  letGo(quiet)
  await until('the next of the other is inside', () => inside.length === 2)
  assert.deepEqual(inside.map(({ site }) => site).sort(), [busy.key, quiet.key].sort(), 'not the ten before it')
  letGo(quiet)
  for (const other of others) assert.equal((await other).status, 200)
  for (let left = 11; left > 0; left--) {
    await until('somebody is inside', () => inside.length > 0)
    letGo(busy)
  }
  assert.deepEqual(new Set(await Promise.all(storm.map(async (each) => (await each).status))), new Set([200]))
})

test('there is an end to those who wait, and who leaves gives their place back', async () => {
  const { ask, busy, inside, metric, port } = await gated({ most: 1, patienceMs: never, mostWaiting: 1 })
  const lines = `GET /test/gate HTTP/1.1\r\nhost: localhost\r\nx-tenant: ${busy.key}\r\n\r\n`
  const gone = connect(port, '127.0.0.1')
  gone.write(lines)
  await until('somebody is inside', () => inside.length === 1)
  const waits = ask(busy)
  await until('somebody waits', async () => (await metric('waiting')) === 1)
  assert.equal((await ask(busy)).status, 503, 'at once')
  gone.destroy()
  await until('the next is inside', () => inside.length === 2)
  for (const { go } of inside) go()
  assert.equal((await waits).status, 200)
})

test('who sends a body slowly takes nobody’s place', async () => {
  const { ask, busy, inside, letGo, url, port } = await gated({ most: 1, patienceMs: never })
  const slow = connect(port, '127.0.0.1')
  after(() => slow.destroy())
  slow.write(
    `POST /test/gate HTTP/1.1\r\nhost: localhost\r\nx-tenant: ${busy.key}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
  )
  const quick = await fetch(`${url}/test/gate`, {
    method: 'POST',
    headers: { 'x-tenant': busy.key, 'content-type': 'application/json' },
    body: '{}',
  })
  assert.equal(quick.status, 200)
  const next = ask(busy)
  await until('it is inside', () => inside.length === 1)
  letGo(busy)
  assert.equal((await next).status, 200)
})
