import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newApp, newSite } from '#test/setup.ts'
import { at, personWithPassword, visitor } from '#test/visitor.ts'
import { organization } from '#test/world.ts'
import { loadWeb } from './web-app.ts'

const web = await loadWeb(false)
if (!web) throw new Error('The pages are not built: run this file with "npm test web-routes"')
const app = await newApp({}, { web })
const site = await newSite(app)
const visit = visitor(app, site)
const head = (url: string, headers = {}) => app.http.inject({ method: 'HEAD', url, headers })
const nonceOf = (policy: string | undefined) => /script-src [^;]*'nonce-([^']+)'/.exec(policy ?? '')?.[1]

/** The addresses that a page loads its scripts from. */
async function assetsOf(path: string): Promise<string[]> {
  const { text } = await visit('GET', path)
  return [...new Set([...text.matchAll(/"(\/assets\/[^"#]+\.(?:js|css))#?"/g)].map(([, address]) => address as string))]
}

test('a page is HTML with every security header, and is never kept', async () => {
  const { status, headers, text } = await visit('GET', '/privacyverklaring')
  assert.equal(status, 200)
  assert.match(headers['content-type'] as string, /^text\/html; charset=utf-8$/)
  assert.match(text, /^<!DOCTYPE html><html lang="nl"/)
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['x-frame-options'], 'DENY')
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
  assert.match(headers['referrer-policy'] as string, /strict-origin/)
  const policy = headers['content-security-policy'] as string
  for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
    assert.ok(policy.includes(part), part)
  }
  assert.doesNotMatch(policy, /unsafe-|https?:|\*/)
})

test('every answer has a nonce of its own, and every inline script carries it', async () => {
  const pages = [await visit('GET', '/inloggen'), await visit('GET', '/inloggen')]
  const nonces = pages.map(({ headers }) => nonceOf(headers['content-security-policy']))
  assert.ok(nonces.every((nonce) => nonce && nonce.length >= 22))
  assert.notEqual(nonces[0], nonces[1])
  for (const [index, { text }] of pages.entries()) {
    const inline = [...text.matchAll(/<script\b([^>]*)>/g)].filter(([, attributes]) => !/\bsrc=/.test(attributes ?? ''))
    assert.ok(inline.length > 0)
    for (const [tag] of inline) assert.ok(tag.includes(`nonce="${nonces[index]}"`), tag)
    assert.doesNotMatch(text, /<[a-z][^>]* (style|on[a-z]+)="/)
  }
})

test('scripts are kept for a year and were compressed before', async () => {
  const assets = await assetsOf('/')
  assert.ok(assets.some((address) => address.endsWith('.js')))
  for (const address of assets) {
    const { status, headers } = await visit('GET', address, undefined, { 'accept-encoding': 'gzip, br' })
    assert.equal(status, 200, address)
    assert.equal(headers['content-encoding'], 'br', address)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.match(headers.vary as string, /accept-encoding/i)
    assert.match(headers['content-type'] as string, /^(text|application)\/(javascript|css)/)
  }
  const plain = await visit('GET', assets[0] as string)
  assert.equal(plain.headers['content-encoding'], undefined)
})

test('the colours of the site stand in the page, with its nonce; all other styles are a file that is kept', async () => {
  const { text, headers } = await visit('GET', '/')
  const [, nonce, css] = /<style nonce="([^"]+)">([\s\S]+?)<\/style>/.exec(text) ?? []
  assert.equal(nonce, nonceOf(headers['content-security-policy']))
  assert.ok(css?.includes(`--p-600:${site.theme.primary[600]}`))
  const [, file = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? []
  const sheet = await visit('GET', file)
  assert.equal(sheet.status, 200)
  assert.match(sheet.headers['cache-control'] as string, /immutable/)
})

test('an asset that is not there is a 404 that nobody keeps', async () => {
  const { status, headers } = await visit('GET', '/assets/gone-12345678.js')
  assert.equal(status, 404)
  assert.equal(headers['cache-control'], 'no-store')
})

test('nothing outside the folder of the built pages can be read', async () => {
  for (const path of [
    '/../server/index.js',
    '/%2e%2e/server/index.js',
    '/assets/..%2f..%2fserver/index.js',
    '/stamp',
  ]) {
    const { status, text } = await visit('GET', path)
    assert.ok(status === 404 || status === 400, `${path} gave ${status}`)
    assert.doesNotMatch(text, /createRequestHandler/)
  }
})

test('an unknown page is a page with status 404, an unknown API address a JSON:API error', async () => {
  const page = await visit('GET', '/deze/bestaat/niet')
  assert.equal(page.status, 404)
  assert.match(page.headers['content-type'] as string, /html/)
  const api = await visit('GET', '/api/v1/nothing_here')
  assert.equal(api.status, 404)
  assert.match(api.headers['content-type'] as string, /^application\/vnd\.api\+json/)
  assert.equal(at(api.json, 'errors', 0, 'status'), '404')
})

test('HEAD answers as GET does, without the text', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/nergens/heen', 404],
    ['/favicon.svg', 200],
    ['/robots.txt', 200],
    ['/theme.css', 200],
  ] as const) {
    const [answer, whole] = [await head(path), await visit('GET', path)]
    assert.equal(answer.statusCode, status, path)
    assert.equal(answer.body, '')
    assert.equal(answer.headers['content-type'], whole.headers['content-type'], path)
  }
})

test('a form that another website sends here is refused', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const answer = await visit('POST', '/voorkeuren', 'locale=en&back=/', { ...form, [name]: value })
    assert.equal(answer.status, 403)
    assert.deepEqual(answer.cookies, [])
  }
  const own = await visit('POST', '/voorkeuren', 'locale=en&back=/', { ...form, 'sec-fetch-site': 'same-origin' })
  assert.equal(own.status, 302)
  assert.match(own.cookies[0] as string, /^locale=en;/)
})

test('after choosing a preference one never ends up at another website', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  for (const back of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '',
  ]) {
    const answer = await visit('POST', '/voorkeuren', new URLSearchParams({ mode: 'dark', back }).toString(), form)
    const target = new URL(answer.headers.location as string, 'http://here.test')
    assert.equal(target.host, 'here.test', back)
  }
})

test('signing in by the page sets cookies that no script can read, and the pages know who it is', async () => {
  const school = await organization(app, site, 'School')
  const person = await personWithPassword(app, site, [['volunteer', school.id]])
  const body = new URLSearchParams({ email: person.email, password: 'drie olifanten in de tram' }).toString()
  const answer = await visit('POST', '/inloggen/leerling', body, {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  })
  assert.equal(answer.status, 302, answer.text.slice(0, 300))
  const session = answer.cookies.filter((cookie) => /^(access-token|client|uid)=/.test(cookie))
  assert.equal(session.length, 3)
  for (const cookie of session) assert.match(cookie, /; HttpOnly/i)
  const cookie = session.map((each) => each.split(';')[0]).join('; ')
  assert.equal((await visit('GET', '/dashboard', undefined, { cookie })).status, 200)
  assert.match((await visit('GET', '/dashboard')).headers.location as string, /^\/inloggen\?terug=%2Fdashboard$/)
})

test('a post to what is no form is refused in JSON where the server answers, and is no fault', async () => {
  for (const [path, status, allow] of [
    ['/healthz', 405, 'GET'],
    ['/auth/sign_out', 405, 'DELETE'],
    ['/auth/unlock', 401, undefined],
    ['/auth/sign_up', 404, undefined],
  ] as const) {
    const answer = await visit('POST', path, {})
    assert.deepEqual([answer.status, answer.headers.allow], [status, allow], path)
    assert.match(answer.headers['content-type'] as string, /json/)
  }
  const page = await visit('POST', '/privacyverklaring', {})
  assert.deepEqual([page.status, page.headers.allow], [405, 'GET, HEAD'])
})

test('a message waits in its cookie until it is shown: an answer that scripts drop for a newer one does not end it', async () => {
  const flash = { id: crypto.randomUUID(), title: 'account.saved', color: 'success' }
  const cookie = `flash=${encodeURIComponent(JSON.stringify(flash))}`
  const asked = await visit('GET', '/privacyverklaring.data', undefined, { cookie, accept: '*/*' })
  assert.ok(asked.text.includes(flash.id))
  assert.deepEqual(asked.cookies, [])
  const page = await visit('GET', '/privacyverklaring', undefined, { cookie, accept: 'text/html,*/*;q=0.8' })
  assert.ok(page.text.includes(flash.id))
  assert.match(page.cookies.join(), /^flash=; Path=\/; Max-Age=0;/)
})
