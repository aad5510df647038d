import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newSite } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { personWithPassword, signIn, visitor } from '#test/visitor.ts'
import { person, world } from '#test/world.ts'

const place = await world()
const { app, site, school, center } = place
const visit = visitor(app, site)

const inTenant = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
const validate = async (keys: Record<string, string>, more: Record<string, string> = {}) =>
  (await visit('GET', '/auth/validate_token', undefined, { ...keys, ...more })).status
const ask = async (keys: Record<string, string>, path = '/api/v1/current_user', more: Record<string, string> = {}) =>
  (await visit('GET', path, undefined, { ...keys, ...more })).status

test('a session lasts fourteen days, however much it is used', async () => {
  const somebody = await personWithPassword(app, site)
  const keys = await signIn(visit, somebody.email)
  const [row] = await inTenant<{ days: number }>(
    `select extract(epoch from expires_at - created_at) / 86400 as days from sessions where client = $1`,
    [keys.client],
  )
  assert.equal(row?.days, 14)

  await inTenant(`update sessions set expires_at = now() + interval '30 seconds' where client = $1`, [keys.client])
  assert.equal(await validate(keys), 200)
  await inTenant(`update sessions set expires_at = now() - interval '1 second' where client = $1`, [keys.client])
  assert.equal(await validate(keys), 401)
  assert.equal(await ask(keys), 401)
})

test('a session that nobody used for a week is over', async () => {
  const keys = await signIn(visit, (await personWithPassword(app, site)).email)
  await inTenant(`update sessions set last_used_at = now() - interval '6 days 23 hours' where client = $1`, [
    keys.client,
  ])
  assert.equal(await ask(keys), 200)
  await until('the session is marked as used', async () => {
    const [row] = await inTenant(
      `select 1 as fresh from sessions where client = $1 and last_used_at > now() - interval '1 hour'`,
      [keys.client],
    )
    return row
  })
  await inTenant(`update sessions set last_used_at = now() - interval '7 days 1 second' where client = $1`, [
    keys.client,
  ])
  assert.equal(await ask(keys), 401)
})

test('ten devices stay signed in; the eleventh pushes out the one that was not used for longest', async () => {
  const somebody = await personWithPassword(app, site)
  const devices: Record<string, string>[] = []
  await inTenant('delete from sessions where user_id = $1', [somebody.id])
  for (let i = 0; i < 10; i++) devices.push(await signIn(visit, somebody.email))
  for (const keys of devices) assert.equal(await validate(keys), 200)

  await inTenant(`update sessions set last_used_at = last_used_at - interval '1 day' where client = $1`, [
    devices[4]?.client,
  ])
  const eleventh = await signIn(visit, somebody.email)

  assert.equal(await validate(eleventh), 200)
  assert.deepEqual(
    await Promise.all(devices.map((keys) => validate(keys))),
    devices.map((_, i) => (i === 4 ? 401 : 200)),
  )
  const [row] = await inTenant('select count(*) from sessions where user_id = $1', [somebody.id])
  assert.equal(row?.count, 10)
})

test('ten is the limit also for sign-ins at the same moment', async () => {
  const somebody = await personWithPassword(app, site)
  for (let round = 0; round < 2; round++) {
    await Promise.all(Array.from({ length: 8 }, () => signIn(visit, somebody.email)))
  }
  const [row] = await inTenant('select count(*) from sessions where user_id = $1', [somebody.id])
  assert.equal(row?.count, 10)
})

test('who is made inactive or archived is out on the next request, and cannot come back in', async () => {
  for (const status of ['inactive', 'archived']) {
    const somebody = await personWithPassword(app, site, [['student', school.id]])
    const keys = await signIn(visit, somebody.email)
    await inTenant('update users set status = $2 where id = $1', [somebody.id, status])
    assert.equal(await validate(keys), 401, status)
    assert.equal(await ask(keys), 401, status)
    const again = await visit('POST', '/auth/sign_in', {
      email: somebody.email,
      password: 'drie olifanten in de tram',
    })
    assert.equal(again.status, 401, status)

    await inTenant(`update users set status = 'active' where id = $1`, [somebody.id])
    const byAdmin = await place.schoolAdmin.send('PATCH', `/users/${somebody.id}`, {
      data: { type: 'users', id: somebody.id, attributes: { status } },
    })
    assert.equal(byAdmin.status, 200)
    await inTenant(`update users set status = 'active' where id = $1`, [somebody.id])
    assert.equal(await validate(keys), 401, 'the sessions themselves are gone too')
  }
})

test('a role that is taken away no longer works on the next request', async () => {
  const second = await person(app, site, [['admin', school.id]])
  const path = `/users/${place.student.id}`
  assert.equal((await second.send('GET', path)).status, 200)
  const removed = await place.schoolAdmin.send('DELETE', `/users/${second.id}/remove_role`, {
    name: 'admin',
    organization_id: school.id,
  })
  assert.ok(removed.status < 300, removed.body)
  assert.equal((await second.send('GET', path)).status, 404)
  const change = { data: { type: 'users', attributes: { first_name: 'Nee' } } }
  assert.equal((await second.send('PATCH', path, change)).status, 404)
})

test('a session of one site is worth nothing at another', async () => {
  const elsewhere = await newSite(app)
  const somebody = await personWithPassword(app, site)
  await personWithPassword(app, elsewhere, [], { email: somebody.email })
  const keys = await signIn(visit, somebody.email)
  for (const more of [{ 'x-tenant': elsewhere.key }, { 'x-tenant': elsewhere.key.toUpperCase() }] as const) {
    assert.equal(await validate(keys, more), 401)
    assert.equal(await ask(keys, '/api/v1/current_user', more), 401)
    assert.equal((await visit('DELETE', '/auth/sign_out', undefined, { ...keys, ...more })).status, 404)
  }
  const byHost = { ...keys, 'x-tenant': '', host: `${elsewhere.key}.localhost` }
  assert.equal(await ask(byHost), 401, 'the host decides when there is no header')
  const hint = { ...keys, cookie: `tenant=${elsewhere.key}` }
  assert.equal(await ask(hint), 200, 'the cookie is only a hint')
  assert.equal(await validate(keys), 200)
})

test('Current-Organization-Id must be one of one’s own organizations', async () => {
  const { mentor, student } = place
  const header = (id: string) => ({ 'current-organization-id': id })
  assert.equal((await mentor.send('GET', '/current_user', undefined, header(school.id))).status, 200)
  for (const id of [center.id, student.id, 'x', "' or 1=1", '00000000-0000-4000-8000-000000000000']) {
    const answer = await mentor.send('GET', '/current_user', undefined, header(id))
    assert.equal(answer.status, 403, id)
    assert.equal(JSON.parse(answer.body).errors[0].code, 'organization.notYours')
  }
  const write = await mentor.send('PATCH', '/current_user', { user: { first_name: 'Nee' } }, header(center.id))
  assert.equal(write.status, 403)
})

test('with a current organization only the roles held there count', async () => {
  const both = await person(app, site, [
    ['admin', school.id],
    ['volunteer', center.id],
  ])
  const path = `/users/${place.student.id}`
  assert.equal((await both.send('GET', path, undefined, { 'current-organization-id': school.id })).status, 200)
  assert.equal((await both.send('GET', path, undefined, { 'current-organization-id': center.id })).status, 404)
})
