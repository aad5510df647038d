import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { apiOf, assertRefused } from '#test/json-api.ts'
import { requestText, sendRaw } from '#test/raw-http.ts'
import { newApp } from '#test/setup.ts'
import { testEnv } from '#test/test-env.ts'
import { everyFeature, world } from '#test/world.ts'
import { listeningPort } from '../app.ts'
import { preferredLocale } from './request-context.ts'

const app = await newApp()
await app.http.listen({ port: 0, host: '127.0.0.1' })
const port = listeningPort(app.http) as number
const { school, schoolAdmin, student } = await world({ flags: everyFeature }, app)
const admin = apiOf(app, schoolAdmin.credentials)
const raw = (line: string, headers: Record<string, string> = {}, body = '') =>
  sendRaw(port, requestText(line, headers, body))

describe('an address that names more than a path', () => {
  test('is served when the host is the one in the header, and its links are whole', async () => {
    const answer = await raw('GET http://demo.localhost/api/v1/cms/menus', { host: 'demo.localhost' })
    assert.equal(answer.status, 200)
    assert.match(JSON.parse(answer.body).links.self, /^http:\/\/demo\.localhost:\d+\/api\/v1\/cms\/menus\?/)
    assert.equal((await raw('GET http://demo.localhost', { host: 'demo.localhost' })).status, 200)
  })

  test('is refused when it is another, or no path at all', async () => {
    for (const line of [
      'GET http://evil.test/api/v1/cms/menus',
      'GET https://demo.localhost@evil.test/',
      'GET *',
      'POST *',
      'GET ftp://demo.localhost/',
    ]) {
      const answer = await raw(line, { host: 'demo.localhost' })
      assert.equal(answer.status, 400, line)
      assert.equal(answer.headers['x-content-type-options'], 'nosniff')
      assert.ok(!answer.body.includes('evil'))
    }
  })
})

describe('every answer has the security headers', () => {
  test('also without a host, and to an expectation that nobody knows', async () => {
    const hostless = await sendRaw(port, 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n')
    const expecting = await raw('GET /healthz', { expect: '200-ok' })
    for (const [answer, status] of [
      [hostless, 400],
      [expecting, 417],
    ] as const) {
      assert.equal(answer.status, status)
      assert.equal(answer.headers['x-content-type-options'], 'nosniff')
      assert.equal(answer.headers['x-frame-options'], 'DENY')
      assert.match(answer.headers['content-security-policy'] ?? '', /default-src 'none'/)
    }
  })

  test('OPTIONS without an origin says what an address answers to', async () => {
    const known = await raw('OPTIONS /api/v1/cms/menu_items')
    assert.deepEqual([known.status, known.headers.allow], [204, 'GET, POST'])
    assert.equal((await raw('OPTIONS /api/v1/nowhere')).status, 404)
    assert.equal((await raw('OPTIONS /api/v1/cms/menu_items', { origin: 'https://evil.test' })).status, 403)
  })
})

describe('JSON', () => {
  const send = (body: Buffer, type = 'application/json') =>
    app.http.inject({
      method: 'PATCH',
      url: '/api/v1/current_user',
      headers: { ...schoolAdmin.credentials, 'content-type': type },
      payload: body,
    })

  test('that is no UTF-8 is refused and not guessed at', async () => {
    const broken = Buffer.concat([Buffer.from('{"firstName":"A'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
    assert.equal((await send(broken)).statusCode, 400)
    const good = Buffer.from('{"firstName":"Zoë"}')
    assert.equal((await send(good)).statusCode, 200)
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"'])
      assert.equal((await send(good, `application/json; charset=${charset}`)).statusCode, 200, charset)
    for (const charset of ['iso-8859-1', 'utf-16', 'latin1'])
      assert.equal((await send(good, `application/json; charset=${charset}`)).statusCode, 415, charset)
    const signIn = { method: 'POST', url: '/auth/sign_in', payload: '{}' } as const
    const headers = { 'content-type': 'application/json; charset=iso-8859-1' }
    assert.equal((await app.http.inject({ ...signIn, headers })).statusCode, 415)
  })
})

describe('what an address asks for beside its path', () => {
  test('is refused on a write unless it chooses what to see of the answer', async () => {
    const path = `/users/${student.id}`
    const body = { data: { type: 'users', id: student.id, attributes: { firstName: 'Ada' } } }
    for (const [query, code] of [
      ['foo=1', 'parameter.unknown'],
      ['filter[x]=1', 'parameter.unknown'],
      ['include=nope', 'include.unknown'],
      ['fields[users]=nope', 'fields.unknown'],
    ])
      assertRefused(await admin('PATCH', `${path}?${query}`, body), 400, code as string)
    const shown = await admin('PATCH', `${path}?include=roles&fields[users]=firstName,roles`, body)
    assert.equal(shown.status, 200)
    assert.deepEqual(shown.document.data.attributes, { firstName: 'Ada' })
    assert.deepEqual([...new Set(shown.document.included?.map(({ type }) => type))], ['roles'])
    assertRefused(await admin('PUT', `${path}/invite?foo=1`), 400, 'parameter.unknown')
    assertRefused(await admin('DELETE', `/tags/${school.id}?foo=1`), 400, 'parameter.unknown')
  })

  test('is refused of a question that knows none', async () => {
    for (const { method, path, of } of app.road.registry.queries) {
      if (method !== 'GET' || of) continue
      assertRefused(await admin('GET', `${path}?foo=1`), 400, 'parameter.unknown', { parameter: 'foo' })
      assertRefused(await admin('GET', `${path}?include=x`), 400, 'parameter.unknown', { parameter: 'include' })
    }
  })
})

test('the language is the one that is liked best, and a region is none', () => {
  for (const [header, expected] of [
    ['nl;q=0.5, en;q=0.9', 'en'],
    ['de-NL,en;q=0.8', 'en'],
    ['nl-BE', 'nl'],
    ['EN-us,nl', 'en'],
    ['nl;q=0, en;q=0.1', 'en'],
    ['nl;q=0', undefined],
    ['fr, *', undefined],
    ['', undefined],
    ['nl;q=x, en;q=0.2', 'en'],
  ] as const)
    assert.equal(preferredLocale(header), expected, header)
})

test('If-Match takes the ETag of a row, or a star for any', async () => {
  const path = `/users/${student.id}`
  const change = (ifMatch: string) => admin('PATCH', path, { firstName: 'Eva' }, { 'if-match': ifMatch })
  const { headers, document } = await admin('GET', path)
  assert.equal(headers.etag, `"${document.data.attributes?.updatedAt}"`)
  const changed = await change(headers.etag as string)
  assert.equal(changed.status, 200)
  assert.notEqual(changed.headers.etag, headers.etag)
  assertRefused(await change(headers.etag as string), 412, 'record.changed')
  assert.equal((await change('*')).status, 200)
  for (const nonsense of ['1', '"1"', 'W/"x"']) assertRefused(await change(nonsense), 400, 'parameter.invalid')
  assert.ok((await admin('GET', '/current_user')).headers.etag)
  assert.equal((await admin('GET', `${path}?fields[users]=firstName`)).headers.etag, undefined)
})

test('an organization may be named in capitals', async () => {
  const capitals = { 'current-organization-id': school.id.toUpperCase() }
  assert.equal((await admin('GET', '/current_user', undefined, capitals)).status, 200)
})

test('names of one’s own machine mean nothing where the site has an address in the world', async () => {
  const preflight = async (publicUrl: string) => {
    const there = await newApp({ ...testEnv(), publicUrl })
    const headers = { origin: `http://demo.localhost:${testEnv().port}`, 'access-control-request-method': 'GET' }
    const answer = await there.http.inject({ method: 'OPTIONS', url: '/api/v1/cms/menus', headers })
    return [answer.statusCode, there.sites.host('demo.localhost')?.key]
  }
  assert.deepEqual(await preflight('https://stage.example.nl'), [403, undefined])
  assert.deepEqual(await preflight('http://localhost:3000'), [204, 'demo'])
})
