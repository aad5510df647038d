import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Throttle } from '#auth/throttle.ts'
import { activities } from '#protocol/features/activities.ts'
import { apiKeys, type KeyScope, makeApiKey, revokeApiKey } from '#protocol/features/api-keys.ts'
import { inDays } from '#protocol/shared/days.ts'
import { newSite, testApp } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { everyFeature, organization, type Person, person, world } from '#test/world.ts'

const app = await testApp()
const w = await world({ flags: everyFeature }, app)
const { site, school, nonProfit, schoolAdmin, nonProfitAdmin, student } = w

type Headers = Record<string, string>
/** A program that has nothing but the key. */
async function using(
  key: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers = {},
  body?: string | Buffer,
) {
  const answer = await app.http.inject({
    method,
    url,
    headers: { 'x-tenant': site.key, authorization: `Bearer ${key}`, ...headers },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, text: answer.body, headers: answer.headers, json: () => JSON.parse(answer.body) }
}
const get = (key: string, path: string, headers?: Headers) => using(key, 'GET', `/api/v1${path}`, headers)
const statusOf = async (key: string, path: string) => (await get(key, path)).status
const codeOf = async (key: string, path: string) => (await get(key, path)).json().errors[0].code
const make = (who: Person, scopes: KeyScope[], at = school.id, more: object = {}) =>
  who.run(makeApiKey, '', { organizationId: at, name: 'Leerlingadministratie', scopes, ...more })
const run = (text: string, values: unknown[]) => app.road.db.withTenant(site.id, (sql) => sql.run(text, values))

test('a key reads what its scopes name and nothing else, also not along with it', async () => {
  const { key } = await make(schoolAdmin, ['students'])
  assert.match(key, /^shk_[a-z0-9]{12}_[\w-]{43}$/)
  const seen = (await get(key, '/students')).json().data.map(({ id }: { id: string }) => id)
  assert.ok(seen.includes(student.id))
  for (const path of [`/students/${student.id}`, '/groups', '/student_profiles?include=level', '/levels'])
    assert.equal(await statusOf(key, path), 200, path)
  const shut = [
    '/internships',
    '/hour_entries',
    '/users',
    '/vacancies',
    '/organizations',
    '/conversations',
    '/api_keys',
    '/activities',
    '/sessions',
    '/imports',
    '/whoami',
    '/student_profiles/facts',
    '/student_profiles?include=interests',
    '/groups?include=mentorships',
  ]
  for (const path of shut) {
    const { status } = await get(key, path)
    assert.ok(status === 403 || (path === '/whoami' && status === 404), `${path} ${status}`)
  }
  assert.equal(await codeOf(key, '/internships'), 'apiKey.outOfScope')
  const profile = (await get(key, '/student_profiles')).json().data[0]
  if (profile) assert.equal(await statusOf(key, `/student_profiles/${profile.id}/interests`), 403)
})

test('every route of the API is shut for a key that may only read vacancies, but those of vacancies', async () => {
  const { key } = await make(schoolAdmin, ['vacancies'])
  const open = new Set(['vacancies', 'vacancy_details', 'tags'])
  const reads = app.road.registry.all().map(({ resource }) => resource.path)
  for (const path of reads) assert.equal(await statusOf(key, `/${path}`), open.has(path) ? 200 : 403, path)
  for (const query of app.road.registry.queries.filter(({ path }) => !path.includes(':id'))) {
    const { status } = await get(key, query.path)
    assert.ok([403, 404].includes(status), `${query.path} ${status}`)
  }
  for (const { method, path } of app.road.registry.commands.values()) {
    const url = `/api/v1${path.replace(':id', student.id)}`
    const body = method === 'DELETE' || method === 'GET' ? undefined : JSON.stringify({ data: { attributes: {} } })
    const { status } = await using(key, method as 'POST', url, { 'content-type': 'application/vnd.api+json' }, body)
    assert.ok([403, 404].includes(status), `${method} ${path} ${status}`)
  }
  assert.equal((await using(key, 'GET', '/auth/validate_token')).status, 401)
})

test('writes are shut for every key but what it may bring', async () => {
  const { key, id } = await make(schoolAdmin, ['students', 'studentFile'])
  const json = { 'content-type': 'application/vnd.api+json' }
  const profile = JSON.stringify({
    data: { type: 'studentProfiles', id: student.id, attributes: { studentNumber: '7' } },
  })
  assert.equal((await using(key, 'PATCH', `/api/v1/student_profiles/${student.id}`, json, profile)).status, 403)
  const again = JSON.stringify({ data: { attributes: { organizationId: school.id, name: 'x', scopes: ['students'] } } })
  assert.equal((await using(key, 'POST', '/api/v1/api_keys', json, again)).status, 403)
  assert.equal((await using(key, 'DELETE', `/api/v1/api_keys/${id}`)).status, 403)
  const upload = (kind: string, at = school.id) => {
    const form = new FormData()
    form.set('organizationId', at)
    form.set('kind', kind)
    form.set('file', new File(['Voornaam;Achternaam\nAn;Bos\n'], 'nacht.csv'))
    return form
  }
  const send = async (which: string, form: FormData) => {
    const request = new Request('http://x', { method: 'POST', body: form })
    const type = { 'content-type': String(request.headers.get('content-type')) }
    return using(which, 'POST', '/api/v1/imports', type, Buffer.from(await request.arrayBuffer()))
  }
  const taken = await send(key, upload('students'))
  assert.equal(taken.status, 201)
  assert.equal(await statusOf(key, `/imports/${taken.json().data.id}`), 200)
  assert.equal((await send(key, upload('staff'))).status, 403)
  assert.equal((await send(key, upload('students', nonProfit.id))).status, 403)
  const reader = await make(schoolAdmin, ['students'])
  assert.equal((await send(reader.key, upload('students'))).status, 403)
  const told = await schoolAdmin.list(activities, { filter: { nameEq: 'apiKey.used' } })
  assert.deepEqual(
    told.map(({ subjectId, subjectName }) => [subjectId, subjectName]),
    [[school.id, school.name]],
  )
})

test('it sees what the organization sees, not what its maker is besides, and nothing of another school or site', async () => {
  const other = await organization(app, site, 'School', { name: 'Andere school' })
  const both = await person(app, site, [
    ['admin', school.id],
    ['admin', other.id],
    ['admin', null],
  ])
  const stranger = await person(app, site, [['student', other.id]])
  const { key } = await make(both, ['students', 'organizations'])
  const seen = (await get(key, '/students?page[size]=100')).json().data.map(({ id }: { id: string }) => id)
  assert.ok(seen.includes(student.id) && !seen.includes(stranger.id))
  assert.equal(await statusOf(key, `/students/${stranger.id}`), 404)
  assert.ok((await get(key, '/students', { 'current-organization-id': other.id })).status >= 400)
  const host = await make(nonProfitAdmin, ['students', 'internships', 'vacancies'], nonProfit.id)
  assert.deepEqual((await get(host.key, '/students')).json().data, [])
  await assert.rejects(make(nonProfitAdmin, ['students']), { status: 403 })
  await assert.rejects(make(nonProfitAdmin, ['studentFile'], nonProfit.id), { status: 422 })
  await assert.rejects(make(w.mentor, ['students']), { status: 403 })
  await assert.rejects(make(student, ['students']), { status: 403 })
  const elsewhere = await newSite(app)
  assert.equal((await get(key, '/students', { 'x-tenant': elsewhere.key })).status, 401)
})

test('it ends with its day, when it is revoked, and with the role, the account and the organization behind it', async () => {
  const place = await organization(app, site, 'School', { name: 'Korte school' })
  const admin = await person(app, site, [['admin', place.id]])
  const { key, id } = await make(admin, ['students'], place.id)
  const stateOf = async () => (await schoolOperator()).find((each) => each.id === id)?.state
  const schoolOperator = () => w.operator.list(apiKeys, { filter: { organizationIdEq: place.id } })
  const is = async (status: number, state: string) =>
    assert.deepEqual([await statusOf(key, '/students'), await stateOf()], [status, state])
  await is(200, 'working')
  const turn = async (off: [string, unknown[]], on: [string, unknown[]], state: string) => {
    await run(...off)
    await is(401, state)
    await run(...on)
    await is(200, 'working')
  }
  await turn(
    ['update users set status = $2 where id = $1', [admin.id, 'inactive']],
    ['update users set status = $2 where id = $1', [admin.id, 'active']],
    'stopped',
  )
  await turn(
    ['update organizations set status = $2 where id = $1', [place.id, 'archived']],
    ['update organizations set status = $2 where id = $1', [place.id, 'approved']],
    'stopped',
  )
  await turn(
    ['delete from roles where user_id = $1', [admin.id]],
    ['insert into roles (user_id, name, organization_id) values ($1, $2, $3)', [admin.id, 'admin', place.id]],
    'stopped',
  )
  await turn(
    ['update api_keys set expires_on = today_nl() - 1 where id = $1', [id]],
    ['update api_keys set expires_on = today_nl() + 31 where id = $1', [id]],
    'expired',
  )
  await admin.run(revokeApiKey, id)
  await is(401, 'revoked')
  await admin.run(revokeApiKey, id)
  assert.equal(await codeOf(key, '/vacancies'), 'apiKey.invalid')
})

test('a wrong key is never taken for a visitor, and no page takes one', async () => {
  const { key } = await make(schoolAdmin, ['vacancies'])
  assert.equal(await statusOf(key, '/vacancies'), 200)
  const wrong = [`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, 'shk_', 'shk_x', key.slice(0, 20), `${key}x`]
  for (const each of wrong) assert.equal(await statusOf(each, '/vacancies'), 401, each)
  const { headers } = await get(key, '/vacancies')
  assert.equal(headers['access-token'] ?? headers.authorization ?? headers['set-cookie'], undefined)
})

test('a year at first, two at most; what is known of it afterwards is its beginning and when it was used', async () => {
  const { id, key } = await make(schoolAdmin, ['hours'], school.id, {})
  const find = async () =>
    (await schoolAdmin.list(apiKeys, { filter: { organizationIdEq: school.id } })).find((each) => each.id === id)
  const row = await find()
  assert.equal(row?.lastUsedAt ?? null, null)
  assert.ok(key.startsWith(`${row?.handle}_`))
  const year = String(Number(inDays(0).slice(0, 4)) + 1)
  assert.equal(row?.expiresOn.slice(0, 4), year)
  assert.ok(!JSON.stringify(row).includes(key.slice(-43)))
  assert.equal(await statusOf(key, '/hour_entries'), 200)
  await until('its use is written down', async () => (await find())?.lastUsedAt)
  for (const expiresOn of [inDays(0), inDays(-3), inDays(735)])
    await assert.rejects(make(schoolAdmin, ['hours'], school.id, { expiresOn }), { status: 422 })
  await make(schoolAdmin, ['hours'], school.id, { expiresOn: inDays(700) })
  await assert.rejects(schoolAdmin.run(makeApiKey, '', { organizationId: school.id, name: 'x', scopes: [] }), {
    status: 422,
  })
})

test('of one organization not more than twenty work, also when they are made at the same moment', async () => {
  const place = await organization(app, site, 'NonProfit', { name: 'Druk huis' })
  const admin = await person(app, site, [['admin', place.id]])
  const made = await Promise.allSettled(Array.from({ length: 22 }, () => make(admin, ['vacancies'], place.id)))
  assert.equal(made.filter(({ status }) => status === 'fulfilled').length, 20)
})

test('who asks too often with one key waits, and others do not', async () => {
  const place = await organization(app, site, 'NonProfit', { name: 'Snel huis' })
  const admin = await person(app, site, [['admin', place.id]])
  const [quick, calm] = [await make(admin, ['vacancies'], place.id), await make(admin, ['vacancies'], place.id)]
  assert.equal(await statusOf(quick.key, '/vacancies'), 200)
  const throttle = new Throttle(app.system, 'any')
  const [, client = '', token = ''] = /^shk_([a-z0-9]+)_(.*)$/.exec(quick.key) ?? []
  await Promise.all(Array.from({ length: 1499 }, () => throttle.key({ client, token }, '198.51.100.7')))
  const { status, headers } = await get(quick.key, '/vacancies')
  assert.deepEqual([status, Number(headers['retry-after']) > 0], [429, true])
  assert.equal(await statusOf(calm.key, '/vacancies'), 200)
})
