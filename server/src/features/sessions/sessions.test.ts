import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessions } from '#protocol/features/sessions.ts'
import { newSite } from '#test/setup.ts'
import { personWithPassword, signIn, visitor } from '#test/visitor.ts'
import { type Person, person, world } from '#test/world.ts'

const { app, site, school, provider, schoolAdmin, providerAdmin, mentor, student, operator } = await world()
const visit = visitor(app, site)
const idsOf = async (who: Person, userId?: string) =>
  (await who.list(sessions, userId ? { filter: { userIdEq: userId } } : {})).map(({ id }) => id)

test('one sees where one is signed in, and can end any of them', async () => {
  const somebody = await personWithPassword(app, site, [['student', school.id]])
  const phone = await signIn(visit, somebody.email)
  const laptop = await signIn(visit, somebody.email)
  const mine = await somebody.list(sessions)
  assert.equal(mine.length, 3)
  assert.deepEqual(Object.keys(mine[0] ?? {}).sort(), [
    'can',
    'createdAt',
    'expiresAt',
    'id',
    'kind',
    'lastUsedAt',
    'type',
    'user',
    'userAgent',
  ])
  const [row] = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ id: string }>('select id from sessions where client = $1', [phone.client]),
  )
  await somebody.remove(sessions, row?.id as string)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, phone)).status, 401)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, laptop)).status, 200)
  assert.equal((await idsOf(somebody)).length, 2)
})

test('what is over is not listed', async () => {
  const somebody = await personWithPassword(app, site)
  const expired = await signIn(visit, somebody.email)
  const idle = await signIn(visit, somebody.email)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.batch([
      { text: 'update sessions set expires_at = now() where client = $1', values: [expired.client] },
      { text: `update sessions set last_used_at = now() - interval '8 days' where client = $1`, values: [idle.client] },
    ]),
  )
  assert.equal((await idsOf(somebody)).length, 1)
})

test('an administrator sees and ends those of the people they look after', async () => {
  const target = await person(app, site, [['student', school.id]])
  const [id] = await idsOf(schoolAdmin, target.id)
  assert.ok(id)
  await schoolAdmin.remove(sessions, id)
  assert.equal((await target.send('GET', '/current_user')).status, 401)
})

test('whoever looks after one role of somebody leaves the devices of the whole person alone', async () => {
  const target = await person(app, site, [
    ['student', school.id],
    ['volunteer', provider.id],
  ])
  const [id] = await idsOf(target)
  for (const admin of [schoolAdmin, providerAdmin]) {
    assert.equal((await admin.send('GET', `/users/${target.id}`)).status, 200)
    assert.deepEqual(await idsOf(admin, target.id), [])
    assert.equal((await admin.send('DELETE', `/sessions/${id}`)).status, 404)
  }
  assert.deepEqual(await idsOf(operator, target.id), [id])
  await target.remove(sessions, id as string)
  assert.equal((await target.send('GET', '/current_user')).status, 401)
})

test('an administrator sees whose each of them is', async () => {
  const target = await person(app, site, [['student', school.id]])
  const list = await schoolAdmin.list(sessions, { include: ['user'], page: { size: 100 } })
  assert.ok(list.every(({ user }) => user?.id))
  const theirs = list.find(({ user }) => user?.id === target.id)
  assert.equal(theirs?.user?.email, target.email)
})

test('for everybody else they do not exist', async () => {
  const [id] = await idsOf(student)
  const [operators] = await idsOf(operator, operator.id)
  const foreign = await person(app, await newSite(app), [['admin', null]])
  for (const other of [mentor, providerAdmin, foreign]) {
    assert.deepEqual(await idsOf(other, student.id), [])
    assert.equal((await other.send('GET', `/sessions/${id}`)).status, 404)
    assert.equal((await other.send('DELETE', `/sessions/${id}`)).status, 404)
  }
  assert.equal((await schoolAdmin.send('DELETE', `/sessions/${operators}`)).status, 404)
  const guest = await visit('GET', '/api/v1/sessions')
  assert.equal(guest.status, 401)
  assert.equal((await student.send('GET', '/current_user')).status, 200)
})

test('nobody makes or changes a session by hand, or filters by what is secret', async () => {
  const [id] = await idsOf(student)
  const body = { data: { type: 'sessions', attributes: { expires_at: '2099-01-01T00:00:00Z' } } }
  assert.equal((await student.send('POST', '/sessions', body)).status, 405)
  assert.equal((await student.send('PATCH', `/sessions/${id}`, body)).status, 405)
  for (const key of ['token_hash_start', 'client_eq', 'uid_cont', 'impersonator_id_eq']) {
    assert.equal((await student.send('GET', `/sessions?filter[${key}]=a`)).status, 400, key)
  }
})
