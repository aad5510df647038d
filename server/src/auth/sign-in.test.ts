import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newApp } from '#test/setup.ts'
import {
  type Answer,
  at,
  authHeaderNames,
  goodPassword,
  keysOf,
  listAt,
  personWithPassword,
  signIn,
  visitor,
} from '#test/visitor.ts'
import { world } from '#test/world.ts'

const place = await world()
const anna = await personWithPassword(place.app, place.site, [['mentor', place.school.id]], { firstName: 'Anna' })
const visit = visitor(place.app, place.site)

const credentials = () => ({ email: anna.email, password: goodPassword })
const present = (answer: Answer) => authHeaderNames.filter((name) => name in answer.headers)

test('signing in answers with the person and the six headers', async () => {
  const answer = await visit('POST', '/auth/sign_in', credentials())

  assert.equal(answer.status, 200)
  assert.match(answer.headers['content-type'] as string, /^application\/json/)
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.deepEqual(present(answer), authHeaderNames)
  const { headers } = answer
  assert.match(headers['access-token'] as string, /^[\w-]{22}$/)
  assert.match(headers.client as string, /^[\w-]{22}$/)
  assert.equal(headers['token-type'], 'Bearer')
  assert.equal(headers.uid, anna.email)
  const fortnight = 14 * 24 * 3600
  assert.ok(Math.abs(Number(headers.expiry) - Date.now() / 1000 - fortnight) < 60, 'expires in fourteen days')
  const bearer = JSON.parse(Buffer.from((headers.authorization as string).slice(7), 'base64').toString())
  assert.deepEqual(bearer, Object.fromEntries(authHeaderNames.slice(0, 5).map((name) => [name, headers[name]])))
})

test('the person in the answer carries neither secrets nor times', async () => {
  const { json } = await visit('POST', '/auth/sign_in', credentials())
  assert.equal(at(json, 'data', 'id'), anna.id)
  assert.equal(at(json, 'data', 'uid'), anna.email)
  assert.deepEqual(Object.keys(Object(at(json, 'data'))).sort(), [
    'allow_password_change',
    'email',
    'first_name',
    'id',
    'infix',
    'last_name',
    'locale',
    'name',
    'provider',
    'status',
    'uid',
  ])
})

test('JSON, JSON:API and form bodies all sign in, with blanks and capitals around the address', async () => {
  const form = new URLSearchParams(credentials()).toString()
  const json = JSON.stringify(credentials())
  const bodies: [string, string][] = [
    ['application/json', json],
    ['application/json; charset=utf-8', json],
    ['application/vnd.api+json', json],
    ['application/x-www-form-urlencoded', form],
    ['application/x-www-form-urlencoded;charset=UTF-8', form],
    ['application/json', JSON.stringify({ email: `  ${anna.email.toUpperCase()} `, password: goodPassword })],
    ['application/json', JSON.stringify({ user: credentials() })],
  ]
  for (const [type, body] of bodies) {
    const answer = await visit('POST', '/auth/sign_in', body, { 'content-type': type })
    assert.equal(answer.status, 200, `${type} ${body}`)
    assert.equal(answer.headers.uid, anna.email)
  }
})

test('whatever else is sent as credentials is 401, without any of the headers', async () => {
  const odd = [{}, [], null, 'text', 7, { email: anna.email }, { password: goodPassword }, { email: [anna.email] }]
  const mixed = [
    { email: anna.email, password: [goodPassword] },
    { email: { eq: anna.email }, password: goodPassword },
    { email: anna.email, password: `${goodPassword} ` },
    { email: anna.email, password: goodPassword.toUpperCase() },
    { email: anna.email, password: 'x'.repeat(5000) },
    { email: 'not an address', password: goodPassword },
    { email: `${anna.email}\u0000`, password: goodPassword },
  ]
  for (const body of [...odd, ...mixed]) {
    const answer = await visit('POST', '/auth/sign_in', JSON.stringify(body), { 'content-type': 'application/json' })
    assert.equal(answer.status, 401, JSON.stringify(body))
    assert.deepEqual(present(answer), [])
    assert.deepEqual(answer.cookies, [])
    assert.equal(at(answer.json, 'success'), false)
    assert.equal(listAt(answer.json, 'errors').length, 1)
  }
})

test('a body that cannot be read is a 400 or 415 in the dialect of these calls', async () => {
  const broken = await visit('POST', '/auth/sign_in', '{"email":', { 'content-type': 'application/json' })
  assert.equal(broken.status, 400)
  assert.equal(at(broken.json, 'success'), false)
  const xml = await visit('POST', '/auth/sign_in', '<email/>', { 'content-type': 'application/xml' })
  assert.equal(xml.status, 415)
  const poison = await visit('POST', '/auth/sign_in', '{"__proto__":{"a":1}}', { 'content-type': 'application/json' })
  assert.equal(poison.status, 400)
})

test('signing in by GET is 405, so that no password ends up in an address', async () => {
  const answer = await visit('GET', `/auth/sign_in?email=${anna.email}&password=${goodPassword}`)
  assert.equal(answer.status, 405)
  assert.equal(answer.headers.allow, 'POST')
  assert.deepEqual(present(answer), [])
})

test('each sign-in makes a new token and a new client', async () => {
  const first = await signIn(visit, anna.email)
  const second = await signIn(visit, anna.email)
  assert.notEqual(first['access-token'], second['access-token'])
  assert.notEqual(first.client, second.client)
})

test('a person who clicks twice is signed in twice', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => visit('POST', '/auth/sign_in', credentials())))
  assert.deepEqual(
    answers.map((answer) => answer.status),
    Array(8).fill(200),
  )
})

test('the token does not rotate: every answer echoes the same values and the same expiry', async () => {
  const signedIn = await visit('POST', '/auth/sign_in', credentials())
  const keys = keysOf(signedIn)
  for (const path of ['/auth/validate_token', '/api/v1/current_user', '/api/v1/users?page[size]=1']) {
    const answer = await visit('GET', path, undefined, keys)
    assert.equal(answer.status, 200, path)
    for (const name of authHeaderNames) assert.equal(answer.headers[name], signedIn.headers[name], `${path} ${name}`)
  }
})

test('an answer that refuses something to somebody known echoes the session too', async () => {
  const keys = await signIn(visit, anna.email)
  const missing = await visit('GET', '/api/v1/users/00000000-0000-4000-8000-000000000000', undefined, keys)
  assert.equal(missing.status, 404)
  assert.equal(missing.headers['access-token'], keys['access-token'])
})

test('validate_token tells who one is', async () => {
  const answer = await visit('GET', '/auth/validate_token', undefined, await signIn(visit, anna.email))
  assert.equal(answer.status, 200)
  assert.equal(at(answer.json, 'success'), true)
  assert.equal(at(answer.json, 'data', 'email'), anna.email)
})

test('the three values may come as Authorization: Bearer', async () => {
  const { headers } = await visit('POST', '/auth/sign_in', credentials())
  const bearer = { authorization: headers.authorization as string }
  const answer = await visit('GET', '/auth/validate_token', undefined, bearer)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.client, headers.client)
})

test('signing out ends that session only, whatever content type comes with the empty body', async () => {
  for (const type of ['application/json', 'application/vnd.api+json', 'application/x-www-form-urlencoded', '']) {
    const [mine, other] = [await signIn(visit, anna.email), await signIn(visit, anna.email)]
    const out = await visit('DELETE', '/auth/sign_out', type ? '' : undefined, {
      ...mine,
      ...(type ? { 'content-type': type } : {}),
    })
    assert.equal(out.status, 200, type)
    assert.deepEqual(out.json, { success: true })
    assert.deepEqual(present(out), [])
    assert.equal((await visit('GET', '/auth/validate_token', undefined, mine)).status, 401)
    assert.equal((await visit('DELETE', '/auth/sign_out', undefined, mine)).status, 404)
    assert.equal((await visit('GET', '/auth/validate_token', undefined, other)).status, 200)
  }
})

test('one can sign out after losing the organization one had chosen', async () => {
  const keys = await signIn(visit, anna.email)
  const gone = { ...keys, 'current-organization-id': place.provider.id }
  assert.equal((await visit('GET', '/api/v1/current_user', undefined, gone)).status, 403)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, gone)).status, 200)
  assert.equal((await visit('DELETE', '/auth/sign_out', undefined, gone)).status, 200)
})

test('values that do not belong together are 401 without any of the headers', async () => {
  const ben = await personWithPassword(place.app, place.site)
  const [mine, theirs] = [await signIn(visit, anna.email), await signIn(visit, ben.email)]
  const other = await signIn(visit, anna.email)
  const bearer = (value: unknown) => ({
    authorization: `Bearer ${Buffer.from(JSON.stringify(value)).toString('base64')}`,
  })
  const wrong: Record<string, string>[] = [
    {},
    { ...mine, uid: ben.email },
    { ...mine, client: theirs.client as string },
    { ...mine, client: other.client as string },
    { ...mine, 'access-token': theirs['access-token'] as string },
    { ...mine, 'access-token': other['access-token'] as string },
    { ...mine, 'access-token': (mine['access-token'] as string).toLowerCase() },
    { ...mine, 'access-token': '' },
    { ...mine, uid: '' },
    { ...mine, client: 'default' },
    { uid: anna.email, 'access-token': mine['access-token'] as string },
    { ...mine, uid: `${anna.email}, ${anna.email}` },
    { ...mine, 'access-token': 'x'.repeat(5000) },
    bearer({ ...mine, 'access-token': true }),
    bearer({ ...mine, client: { $ne: '' } }),
    bearer({ ...mine, client: '\u0000' }),
    bearer(null),
    bearer([mine]),
    { authorization: 'Bearer not-base64-json' },
    { authorization: `Basic ${Buffer.from(`${anna.email}:${goodPassword}`).toString('base64')}` },
    { cookie: `access-token=%00; client=%00; uid=${anna.email}` },
    { cookie: 'access-token=%E0%A4%A; client=x; uid=y' },
  ]
  for (const headers of wrong) {
    for (const path of ['/auth/validate_token', '/api/v1/current_user']) {
      const answer = await visit('GET', path, undefined, headers)
      assert.equal(answer.status, 401, JSON.stringify(headers))
      assert.deepEqual(present(answer), [])
      assert.ok(listAt(answer.json, 'errors').length > 0)
    }
  }
})

test('the values as parameters work on validate_token and sign_out only, and not in production', async () => {
  const keys = await signIn(visit, anna.email)
  const query = new URLSearchParams(keys)
  assert.equal((await visit('GET', `/auth/validate_token?${query}`)).status, 200)
  assert.equal((await visit('GET', `/api/v1/current_user?${query}`)).status, 401)
  const production = await newApp({ isProduction: true })
  production.sites.add(place.site, place.site.id)
  const there = visitor(production, place.site)
  assert.equal((await there('GET', `/auth/validate_token?${query}`)).status, 401)
  assert.equal((await there('DELETE', '/auth/sign_out', keys)).status, 404)
  assert.equal((await there('GET', '/auth/validate_token', undefined, keys)).status, 200)
  const out = await visit('DELETE', '/auth/sign_out', keys)
  assert.equal(out.status, 200)
  assert.equal((await visit('GET', `/auth/validate_token?${query}`)).status, 401)
})
