import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newApp } from '#test/setup.ts'
import { authHeaderNames, goodPassword, personWithPassword, visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'

const { app, site, school } = await world()
const somebody = await personWithPassword(app, site, [['student', school.id]])
const visit = visitor(app, site)
const here = `http://${site.key}.localhost:3000`
// Nothing listens in this file, so the app knows itself by port 0.
const origin = { origin: `http://${site.key}.localhost:0` }
const credentials = { email: somebody.email, password: goodPassword }

const jarOf = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')
async function browser(): Promise<{ cookie: string }> {
  const answer = await visit('POST', '/auth/sign_in', credentials)
  assert.equal(answer.status, 200)
  return { cookie: jarOf(answer.cookies) }
}

test('a browser gets the three values, and what it remembers for later, as cookies that no script can read', async () => {
  const { cookies } = await visit('POST', '/auth/sign_in', credentials)
  assert.deepEqual(
    cookies.map((cookie) => cookie.split('=')[0]),
    ['access-token', 'client', 'uid', 'device'],
  )
  for (const cookie of cookies) {
    assert.match(cookie, /; Path=\//)
    assert.match(cookie, /; HttpOnly/)
    assert.match(cookie, /; SameSite=Lax/)
    assert.doesNotMatch(cookie, /Domain=/i)
    assert.doesNotMatch(cookie, /; Secure/, 'a browser would drop it on plain http')
  }
})

test('behind https the cookies are Secure and the answer asks for https only', async () => {
  const secure = await newApp({ publicUrl: 'https://stage.example.test' })
  secure.sites.add(site, site.id)
  const there = visitor(secure, site)
  const { cookies, headers } = await there('POST', '/auth/sign_in', credentials)
  assert.equal(cookies.length, 4)
  for (const cookie of cookies) assert.match(cookie, /; Secure/)
  assert.match(headers['strict-transport-security'] as string, /max-age=31536000/)
  const out = await there('DELETE', '/auth/sign_out')
  for (const cookie of out.cookies) assert.match(cookie, /; Secure/)
})

test('cookies read, and an answer to them does not hand the token to scripts', async () => {
  const answer = await visit('GET', '/api/v1/current_user', undefined, await browser())
  assert.equal(answer.status, 200)
  assert.deepEqual(
    authHeaderNames.filter((name) => name in answer.headers),
    [],
  )
})

test('a write with cookies must come from a page of the site itself', async () => {
  const jar = await browser()
  const write = async (headers: Record<string, string>) =>
    (await visit('PATCH', '/api/v1/current_user', { user: { first_name: 'Ria' } }, { ...jar, ...headers })).status
  assert.equal(await write(origin), 200)
  assert.equal(await write({ 'sec-fetch-site': 'same-origin' }), 200)
  const foreign: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: `${origin.origin}.evil.example` },
    { origin: origin.origin.replace('http:', 'https:') },
    { origin: 'http://demo.localhost:0' },
    { referer: `${here}/profile-edit` },
  ]
  for (const headers of foreign) assert.equal(await write(headers), 403, JSON.stringify(headers))
})

test('other ways of writing with cookies are held to the same', async () => {
  const jar = await browser()
  const calls: [Parameters<typeof visit>[0], string, unknown][] = [
    ['DELETE', '/auth/sign_out', undefined],
    ['PUT', '/auth/password', { password: 'x', password_confirmation: 'x' }],
    ['POST', '/api/v1/sign_in_as_user', { user_id: somebody.id }],
    ['POST', '/api/v1/users', 'a=b'],
  ]
  for (const [method, path, body] of calls) {
    const answer = await visit(method, path, body, { ...jar, origin: 'https://evil.example' })
    assert.equal(answer.status, 403, path)
  }
  assert.equal((await visit('GET', '/auth/validate_token', undefined, jar)).status, 200)
})

test('nobody is signed in by a hidden form on another website', async () => {
  const form = new URLSearchParams(credentials).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const from of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://demo.localhost:0', 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[]) {
    const answer = await visit('POST', '/auth/sign_in', form, { ...type, ...from })
    assert.equal(answer.status, 403, JSON.stringify(from))
    assert.deepEqual(answer.cookies, [])
    assert.equal(answer.headers['access-token'], undefined)
  }
  const own = await visit('POST', '/auth/sign_in', form, { ...type, ...origin, 'sec-fetch-site': 'same-origin' })
  assert.equal(own.status, 200)
})

test('a program that sends the values as headers needs no origin', async () => {
  const { headers } = await visit('POST', '/auth/sign_in', credentials)
  const keys = { authorization: headers.authorization as string }
  const answer = await visit('PATCH', '/api/v1/current_user', { user: { first_name: 'Ria' } }, keys)
  assert.equal(answer.status, 200)
})

test('signing out takes the cookies away and clears what the browser keeps', async () => {
  const jar = await browser()
  const out = await visit('DELETE', '/auth/sign_out', undefined, { ...jar, ...origin })
  assert.equal(out.status, 200)
  assert.equal(out.cookies.length, 3)
  for (const cookie of out.cookies) assert.match(cookie, /^[\w-]+=; .*Max-Age=0/)
  assert.match(out.headers['clear-site-data'] as string, /storage/)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, jar)).status, 401)
})
