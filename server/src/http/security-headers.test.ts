import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { feature, type HandledRoute } from '#engine/feature.ts'
import { faultyFeature } from '#test/faulty-feature.ts'
import { requestText, sendRaw } from '#test/raw-http.ts'
import { newApp } from '#test/setup.ts'
import { testEnv } from '#test/test-env.ts'
import { everyFeature, world } from '#test/world.ts'
import { type App, buildApp, listeningPort } from '../app.ts'
import { features } from '../features.ts'
import { routesOf } from './not-found.ts'

type Headers = Record<string, string | string[] | number | undefined>
const everything = [...features, faultyFeature()]
const app = await newApp({}, { features: everything })
const someId = '00000000-0000-4000-8000-000000000000'

function assertSafe(headers: Headers, about: string): void {
  // The page that shows developers a mail also shows its looks, which mails carry in attributes.
  const mailLooks = / \/dev\/mail/.test(about) ? "; style-src-attr 'unsafe-inline'" : ''
  const policy = String(headers['content-security-policy']).replace(mailLooks, '')
  assert.match(policy, /default-src 'none'/, about)
  assert.match(policy, /frame-ancestors 'none'/, about)
  assert.match(policy, /base-uri 'none'/, about)
  assert.doesNotMatch(policy, /unsafe-|\*/, about)
  if (String(headers['content-type']).startsWith('text/html')) assert.match(policy, /'nonce-[\w+/=]{20,}'/, about)
  else assert.doesNotMatch(policy, /nonce|script-src/, about)
  assert.equal(headers['x-content-type-options'], 'nosniff', about)
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', about)
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin', about)
  assert.equal(headers['x-frame-options'], 'DENY', about)
  assert.ok(headers['permissions-policy'], about)
  assert.equal(headers['x-powered-by'] ?? headers.server, undefined, about)
}

/** One request for each status that there is. */
async function everyStatus(of: App) {
  const { schoolAdmin, student, provider } = await world({}, of)
  const json = { 'content-type': 'application/json' }
  const ask = (method: string, url: string, headers: Record<string, string> = {}, payload?: string) =>
    of.http.inject({ method: method as 'GET', url, headers: { ...headers }, payload })
  const asStudent = student.credentials
  return [
    [200, await ask('GET', '/api/v1/current_user', asStudent)],
    [200, await ask('GET', '/healthz')],
    [200, await ask('GET', '/api/docs')],
    [200, await ask('GET', '/api/v1/openapi.json')],
    [200, await ask('HEAD', '/api/v1/cms/menus')],
    [204, await ask('OPTIONS', '/api/v1/users', { origin: originOf(of) })],
    [400, await ask('GET', '/api/v1/users?nonsense=1', asStudent)],
    [400, await ask('GET', '/%zz')],
    [400, await ask('GET', '/healthz', { 'x-tenant': 'nobody' })],
    [401, await ask('GET', '/api/v1/current_user')],
    [401, await ask('POST', '/auth/sign_in', json, '{}')],
    [403, await ask('DELETE', `/api/v1/organizations/${provider.id}`, asStudent)],
    [403, await ask('POST', '/auth/sign_in', { ...json, origin: 'https://evil.test' }, '{}')],
    [403, await ask('OPTIONS', '/api/v1/users', { origin: 'https://evil.test' })],
    [404, await ask('GET', '/nowhere')],
    [404, await ask('GET', `/api/v1/users/${someId}`, schoolAdmin.credentials)],
    [405, await ask('GET', '/auth/sign_in')],
    [405, await ask('DELETE', '/api/v1/users', asStudent)],
    [406, await ask('GET', '/api/v1/users', { ...asStudent, accept: 'application/vnd.api+json; a=b' })],
    [413, await ask('POST', '/auth/sign_in', json, `{"a":"${'x'.repeat(1_100_000)}"}`)],
    [415, await ask('POST', '/api/v1/cms/menu_items', { ...asStudent, 'content-type': 'text/xml' }, '<a/>')],
    [422, await ask('POST', '/api/v1/confirm', json, '{"confirmation_token":""}')],
    [500, await ask('GET', '/test/bug')],
    [500, await ask('GET', '/api/v1/broken_sql')],
  ] as const
}

const originOf = (of: App) => (of === app ? 'http://localhost:0' : 'https://stage.example.nl')

describe('every answer tells the browser to be careful', () => {
  test('whatever its status', async () => {
    for (const [expected, { statusCode, headers, raw }] of await everyStatus(app)) {
      const about = `${raw.req.method} ${raw.req.url} → ${statusCode}`
      assert.equal(statusCode, expected, about)
      assertSafe(headers, about)
      assert.match(String(headers['x-request-id']), /^[\w-]{8,64}$/, about)
      assert.equal(headers['strict-transport-security'], undefined, about)
      if (raw.req.url !== '/api/v1/openapi.json') assert.equal(headers['cache-control'], 'no-store', about)
    }
  })

  test('on every route, to a guest', async () => {
    const routes = routesOf(app.http).filter(({ url }) => url !== '/api/v1/live')
    assert.ok(routes.length > 60, `${routes.length} routes`)
    for (const { method, url } of routes) {
      const answer = await app.http.inject({ method: method as 'GET', url: url.replace(/:\w+/g, someId) })
      assertSafe(answer.headers, `${method} ${url} → ${answer.statusCode}`)
    }
  })

  test('also when it cannot be read, comes too late, or the database is away', async () => {
    const alone = await newApp({}, { features: everything })
    await alone.http.listen({ port: 0, host: '127.0.0.1' })
    const port = listeningPort(alone.http) as number
    assertSafe((await sendRaw(port, 'nonsense\r\n\r\n')).headers, '400')
    assertSafe((await sendRaw(port, requestText('GET /healthz', { 'x-large': 'x'.repeat(20_000) }))).headers, '431')
    alone.road.db.pool.connect = () => Promise.reject(new Error('away'))
    for (const url of ['/api/v1/cms/menus', '/readyz']) {
      const answer = await alone.http.inject({ url })
      assert.equal(answer.statusCode, 503)
      assert.equal(answer.headers['retry-after'], '1')
      assertSafe(answer.headers, `${url} → 503`)
    }
  })

  test('on https it also insists on https, for a year and below', async () => {
    const secure = await newApp({ publicUrl: 'https://stage.example.nl' }, { features: everything })
    for (const [, { headers, raw }] of await everyStatus(secure)) {
      assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains', raw.req.url)
    }
  })

  test('a page has a new nonce each time', async () => {
    const pages = await Promise.all([0, 1].map(() => app.http.inject({ url: '/api/docs' })))
    const nonces = pages.map(({ headers }) => /nonce-([^']+)/.exec(String(headers['content-security-policy']))?.[1])
    assert.equal(new Set(nonces).size, 2)
    for (const [index, page] of pages.entries()) {
      for (const tag of page.body.match(/<(script|style)\b[^>]*>/g) ?? [])
        assert.ok(tag.includes(`nonce="${nonces[index]}"`))
      assert.doesNotMatch(page.body, / on\w+="| style="/)
    }
  })
})

describe('an error of ours', () => {
  for (const url of ['/test/bug', '/api/v1/broken_sql']) {
    test(`${url} is 500 and says nothing about why`, async () => {
      const answer = await app.http.inject({ url, headers: { accept: 'application/json' } })
      assert.equal(answer.statusCode, 500)
      assert.equal(answer.json().errors[0].code, 'server.error')
      assert.doesNotMatch(answer.body, /canary|select|credentials|\.ts|at |42P01|relation/)
    })
  }
})

describe('another website', () => {
  const origins = [
    'https://evil.test',
    'null',
    'http://demo.localhost',
    'https://demo.localhost',
    'http://demo.localhost.evil.test',
  ]

  test('is let in by none of its names, and reads nothing', async () => {
    const { student, site } = await world({}, app)
    for (const origin of [...origins, `${site.url}.evil.test`, `${site.url}/`, site.url.toUpperCase()]) {
      const read = await app.http.inject({ url: '/api/v1/cms/menus', headers: { origin, 'x-tenant': 'demo' } })
      assert.equal(read.headers['access-control-allow-origin'], undefined, origin)
      assert.match(String(read.headers.vary), /Origin/)
      const preflight = await app.http.inject({ method: 'OPTIONS', url: '/api/v1/users', headers: { origin } })
      assert.equal(preflight.statusCode, 403, origin)
      assert.equal(preflight.headers['access-control-allow-origin'], undefined)
      const write = await app.http.inject({
        method: 'DELETE',
        url: '/auth/sign_out',
        headers: { ...student.credentials, 'x-tenant': 'demo', origin },
      })
      assert.equal(write.statusCode, 403, origin)
    }
  })

  test('cannot sign anybody in by a hidden form, nor act with their cookies', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'email=a%40example.test&password=whatever-it-is'
    const post = (headers: Record<string, string>) =>
      app.http.inject({ method: 'POST', url: '/auth/sign_in', headers: { ...form, ...headers }, payload })
    assert.equal((await post({ origin: 'https://evil.test' })).statusCode, 403)
    assert.equal((await post({ origin: 'null' })).statusCode, 403)
    assert.equal((await post({ 'sec-fetch-site': 'cross-site' })).statusCode, 403)
    assert.equal((await post({})).statusCode, 401, 'a client that is no browser gets as far as its password')
    const cookies = { cookie: 'access-token=a; client=b; uid=c' }
    assert.equal((await post(cookies)).statusCode, 403, 'cookies without a word about where from')
    assert.equal((await post({ ...cookies, 'sec-fetch-site': 'same-site' })).statusCode, 403)
    assert.equal((await post({ ...cookies, 'sec-fetch-site': 'same-origin' })).statusCode, 401)
  })

  test('of the same partner is answered with exactly its own name; one partner’s is not another’s', async () => {
    const { site } = await world({ hosts: ['stage.partner.test'] }, app)
    const { site: other } = await world({ hosts: ['stage.other.test'] }, app)
    const origin = 'https://stage.partner.test'
    const ask = (key: string) => app.http.inject({ url: '/api/v1/cms/menus', headers: { origin, 'x-tenant': key } })
    const own = await ask(site.key)
    assert.equal(own.headers['access-control-allow-origin'], origin)
    assert.match(String(own.headers['access-control-expose-headers']), /access-token.*x-request-id/)
    assert.equal(own.headers['access-control-allow-credentials'], undefined)
    assert.equal((await ask(other.key)).headers['access-control-allow-origin'], undefined)
    const preflight = await app.http.inject({
      method: 'OPTIONS',
      url: '/api/v1/users',
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'access-token' },
    })
    assert.equal(preflight.statusCode, 204)
    assert.equal(preflight.headers['access-control-allow-origin'], origin)
    assert.match(String(preflight.headers['access-control-allow-methods']), /PATCH/)
    assert.match(String(preflight.headers['access-control-allow-headers']), /access-token.*idempotency-key/)
  })
})

describe('deny by default', () => {
  test('a route that does not say who may use it stops the start', async () => {
    const undeclared = { method: 'GET', path: '/test/open', run: async () => 'secret' } as unknown as HandledRoute
    const parts = { env: testEnv(), db: app.road.db, sites: app.sites, features: [feature({ routes: [undeclared] })] }
    await assert.rejects(buildApp(parts), /GET \/test\/open does not say who may use it/)
  })

  test('every route says so, and those for signed-in people are closed to guests', async () => {
    let closed = 0
    const { site } = await world({ flags: everyFeature }, app)
    const headers = { 'x-tenant': site.key }
    for (const { method, url, access } of routesOf(app.http)) {
      assert.ok(access === 'public' || access === 'session', `${method} ${url}`)
      if (access === 'public' || method === 'HEAD') continue
      const answer = await app.http.inject({ method: method as 'GET', url: url.replace(/:\w+/g, someId), headers })
      assert.equal(answer.statusCode, 401, `${method} ${url} → ${answer.body}`)
      closed++
    }
    assert.ok(closed > 20, `${closed} routes`)
  })
})
