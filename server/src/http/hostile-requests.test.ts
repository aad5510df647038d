// A process of its own: it measures the memory.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { faultyFeature } from '#test/faulty-feature.ts'
import { type RawAnswer, requestText, sendRaw } from '#test/raw-http.ts'
import { newApp } from '#test/setup.ts'
import { world } from '#test/world.ts'
import { listeningPort } from '../app.ts'
import { features } from '../features.ts'

const app = await newApp({}, { features: [...features, faultyFeature()], limits: { requestMs: 3000, checkMs: 200 } })
await app.http.listen({ port: 0, host: '127.0.0.1' })
const port = listeningPort(app.http) as number
const send = (line: string, headers: Record<string, string> = {}, body = '') =>
  sendRaw(port, requestText(line, headers, body))
const json = { 'content-type': 'application/json' }

/** Refused in our own words, with the headers every answer has, and without telling what runs here. */
function assertRefused(answer: RawAnswer, status: number, code?: string): void {
  assert.equal(answer.status, status, answer.text)
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.match(answer.headers['content-security-policy'] ?? '', /default-src 'none'/)
  assert.doesNotMatch(answer.body, /FST_|fastify|node_modules|HPE_/i)
  if (code) assert.equal(JSON.parse(answer.body).errors[0].code, code)
}

describe('a request that contradicts itself', () => {
  const chunk = '5\r\nhello\r\n0\r\n\r\n'
  const contradictions: Record<string, string> = {
    'length and chunks': `POST /auth/sign_in HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`,
    'chunks and length': `POST /auth/sign_in HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n${chunk}`,
    'two lengths': 'POST /auth/sign_in HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    'a list of lengths': 'POST /auth/sign_in HTTP/1.1\r\nhost: a\r\ncontent-length: 2, 3\r\n\r\n{}',
    'a negative length': 'POST /auth/sign_in HTTP/1.1\r\nhost: a\r\ncontent-length: -2\r\n\r\n{}',
    'a length with a sign': 'POST /auth/sign_in HTTP/1.1\r\nhost: a\r\ncontent-length: +2\r\n\r\n{}',
    'chunks that are not last': `POST /auth/sign_in HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked, gzip\r\n\r\n${chunk}`,
    'chunks by another name': `POST /auth/sign_in HTTP/1.1\r\nhost: a\r\ntransfer-encoding: xchunked\r\n\r\n${chunk}`,
    'a blank before the colon': 'POST /auth/sign_in HTTP/1.1\r\nhost: a\r\ncontent-length : 2\r\n\r\n{}',
    'a folded header': 'GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: b\r\n c: d\r\n\r\n',
    'a header without end': 'GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: b\rc: d\r\n\r\n',
    'a NUL in a header': 'GET /healthz HTTP/1.1\r\nhost: a\r\nx-a: b\0c\r\n\r\n',
    'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
    'a NUL in the path': 'GET /health\0z HTTP/1.1\r\nhost: a\r\n\r\n',
    'a blank in the path': 'GET /health z HTTP/1.1\r\nhost: a\r\n\r\n',
    'an unknown version': 'GET /healthz HTTP/9.9\r\nhost: a\r\n\r\n',
    'a word that is no method': 'FETCH /healthz HTTP/1.1\r\nhost: a\r\n\r\n',
    'the start of a TLS connection': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  }
  for (const [name, bytes] of Object.entries(contradictions)) {
    test(`${name}: 400, and the connection is closed`, async () => {
      const answer = await sendRaw(port, bytes)
      assert.equal(answer.status, 400, answer.text)
      assert.equal(answer.headers.connection, 'close')
      // Nothing behind it was served as a second request.
      for (const [, status] of answer.text.matchAll(/HTTP\/1\.1 (\d+)/g)) assert.equal(status, '400')
    })
  }

  test('a body shorter than it says is waited for only so long', async () => {
    assertRefused(await send('POST /auth/sign_in', { ...json, 'content-length': '50' }, '{}'), 408, 'request.timeout')
  })

  test('what follows a body that is longer than it says is no request', async () => {
    const bytes = requestText(
      'POST /auth/sign_in',
      { ...json, connection: 'keep-alive', 'content-length': '2' },
      '{}junk',
    )
    const answer = await sendRaw(port, `${bytes}\r\n\r\n`)
    assert.match(answer.text, /HTTP\/1\.1 400/)
    assert.ok(answer.text.match(/HTTP\/1\.1 /g)?.length === 2 || answer.status === 400)
  })
})

describe('a request that is too much', () => {
  test('two megabytes of JSON are 413, also without saying so beforehand', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024) })
    const answer = await fetch(`http://127.0.0.1:${port}/auth/sign_in`, { method: 'POST', headers: json, body })
    assert.equal(answer.status, 413)
    const chunks = `${(body.length).toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const raw = await send('POST /auth/sign_in', { ...json, 'transfer-encoding': 'chunked' }, chunks)
    assertRefused(raw, 413)
  })

  test('headers beyond 16 kilobytes are 431', async () => {
    assertRefused(await send('GET /healthz', { 'x-large': 'x'.repeat(20_000) }), 431, 'headers.tooLarge')
    assertRefused(await send(`GET /${'x'.repeat(20_000)}`), 431, 'headers.tooLarge')
  })

  test('a packed body is 415, so that a small one cannot become a large one', async () => {
    const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, ' '))
    for (const encoding of ['gzip', 'deflate', 'br', 'zstd', 'GZIP', 'gzip, identity']) {
      const answer = await fetch(`http://127.0.0.1:${port}/auth/sign_in`, {
        method: 'POST',
        headers: { ...json, 'content-encoding': encoding },
        body: bomb,
      })
      assert.equal(answer.status, 415, encoding)
    }
    const plain = await send(
      'POST /auth/sign_in',
      { ...json, 'content-encoding': 'identity', 'content-length': '2' },
      '{}',
    )
    assert.equal(plain.status, 401)
  })

  test('hundreds of such bodies do not fill the memory', async () => {
    const { schoolAdmin } = await world({}, app)
    const headers = { ...schoolAdmin.credentials, ...json }
    const deep = '['.repeat(100_000)
    const large = JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) })
    const post = (body: string) =>
      fetch(`http://127.0.0.1:${port}/api/v1/cms/menu_items`, { method: 'POST', headers, body }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
      )
    await Promise.all([post(deep), post(large)])
    const before = process.memoryUsage().rss
    for (let round = 0; round < 25; round++) {
      const statuses = await Promise.all([post(deep), post(large), post(deep), post(large)])
      assert.deepEqual(statuses, [400, 413, 400, 413])
    }
    const grown = (process.memoryUsage().rss - before) / 1024 / 1024
    console.log(`100 hostile bodies: grown by ${Math.round(grown)} MB`)
    assert.ok(grown < 100, `grown by ${grown} MB`)
  })
})

describe('an address or method that makes no sense', () => {
  for (const path of ['/%', '/%zz', '/%c0%ae%c0%ae/etc', '/api/v1/users/%E0%A4%A', '/api/v1/users/%ff']) {
    test(`${path} is 400 and not repeated in the answer`, async () => {
      const answer = await send(`GET ${path}`)
      assertRefused(answer, 400, 'request.invalid')
      assert.ok(answer.headers['x-request-id'])
      assert.ok(!answer.body.includes(path))
    })
  }

  test('encoded NULs, dots and slashes lead nowhere', async () => {
    for (const path of [
      '/%00',
      '/api/v1/users/%00',
      '/..%2f..%2fetc%2fpasswd',
      '/api/v1/../../etc/passwd',
      '//evil.test/',
    ]) {
      assertRefused(await send(`GET ${path}`), 404)
    }
    assertRefused(await send(`GET /api/v1/cms/menus/${'x'.repeat(300)}`), 400, 'request.invalid')
    assertRefused(await send('GET /api/v1/cms/menus?filter[slug_eq]=%00'), 400)
  })

  test('a method that an address does not know is 405 and told which it does', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'DELETE', 'SEARCH', 'LOCK', 'PURGE']) {
      const answer = await send(`${method} /api/v1/cms/menu_items`)
      assertRefused(answer, 405, 'method.unknown')
      assert.equal(answer.headers.allow, 'GET, POST')
    }
    for (const path of ['/nowhere', '/', '/stagebank', '/auth', '/api/v1'])
      assertRefused(await send(`TRACE ${path}`), 405)
    const trace = await send('TRACE /healthz', { cookie: 'access-token=canary' })
    assertRefused(trace, 405)
    assert.ok(!trace.text.includes('canary'), 'it echoes nothing')
  })
})

describe('headers that stand twice', () => {
  test('prove nobody and name no site', async () => {
    const { schoolAdmin, site } = await world({}, app)
    const { uid, client, 'access-token': token } = schoolAdmin.credentials
    const twice = (extra: string) =>
      sendRaw(
        port,
        `GET /api/v1/current_user HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-tenant: ${site.key}\r\n` +
          `uid: ${uid}\r\nclient: ${client}\r\naccess-token: ${token}\r\n${extra}\r\n`,
      )
    assert.equal((await twice('')).status, 200)
    for (const extra of [
      `uid: ${uid}\r\n`,
      'uid: other@example.test\r\n',
      `access-token: ${token}\r\n`,
      'client: x\r\n',
    ]) {
      assertRefused(await twice(extra), 401)
    }
    assertRefused(await twice('x-tenant: demo\r\n'), 400, 'tenant.unknown')
    assertRefused(await twice('host: evil.test\r\n'), 400)
  })
})

describe('where a request comes from', () => {
  const forged = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.8', 'x-real-ip': '203.0.113.9' }
  const seenBy = async (trustProxy: string[], remoteAddress: string, headers: Record<string, string> = forged) => {
    const other = await newApp({ trustProxy }, { features: [faultyFeature()] })
    return (await other.http.inject({ url: '/test/address', remoteAddress, headers })).body
  }

  test('is the connection, whatever it says about itself', async () => {
    assert.equal(await seenBy([], '198.51.100.4'), '198.51.100.4')
    assert.equal(await seenBy(['10.0.0.0/8'], '198.51.100.4'), '198.51.100.4')
  })

  test('is what a trusted proxy says, and of its list the last that no proxy of ours wrote', async () => {
    assert.equal(await seenBy(['10.0.0.0/8'], '10.1.2.3'), '203.0.113.7')
    const list = { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.9.9.9' }
    assert.equal(await seenBy(['10.0.0.0/8'], '10.1.2.3', list), '203.0.113.7')
  })

  test('does not change the address that links point to', async () => {
    const other = await newApp({ trustProxy: ['10.0.0.0/8'], publicUrl: 'https://stage.example.nl' })
    const answer = await other.http.inject({
      url: '/api/v1/cms/menus',
      remoteAddress: '10.1.2.3',
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' },
    })
    assert.equal(answer.statusCode, 200)
    assert.ok(answer.json().links.self.startsWith('https://stage.example.nl/'))
    assert.ok(!answer.body.includes('evil'))
  })
})
