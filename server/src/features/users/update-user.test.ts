import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '#protocol/features/users.ts'
import { type Person, person, world } from '#test/world.ts'

const place = await world()
const { app, site, school, provider, schoolAdmin, centerAdmin, providerAdmin, mentor, student, volunteer } = place

const patch = (who: Person, id: string, attributes: object) =>
  who.send('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes } })

test('an administrator corrects the details of their own people', async () => {
  const target = await person(app, site, [['student', school.id]])
  const answer = await patch(schoolAdmin, target.id, { first_name: 'Bo', phone_number: '0612345678' })
  assert.equal(answer.status, 200)
  const row = await schoolAdmin.find(users, target.id)
  assert.equal(row.firstName, 'Bo')
  assert.equal(row.phoneNumber, '0612345678')
})

test('whom one does not look after one cannot change, and may not even see', async () => {
  const host = await person(app, site, [['volunteer', provider.id]])
  const expected: [Person, string, number][] = [
    [centerAdmin, host.id, 200],
    [providerAdmin, host.id, 200],
    [schoolAdmin, host.id, 404],
    [providerAdmin, student.id, 404],
    [mentor, schoolAdmin.id, 404],
    [student, mentor.id, 404],
    [volunteer, centerAdmin.id, 404],
    [student, student.id, 403],
  ]
  for (const [who, id, status] of expected) {
    assert.equal((await patch(who, id, { first_name: 'Bo' })).status, status)
  }
  assert.equal((await place.guest.send('PATCH', `/users/${student.id}`, {})).status, 401)
})

test('what is not a detail cannot be written', async () => {
  const names = ['roles', 'tenant_id', 'confirmed_at', 'invited_at', 'last_sign_in_at', 'uid', 'tokens', 'created_at']
  for (const name of names) {
    assert.equal((await patch(schoolAdmin, student.id, { [name]: 'x' })).status, 422, name)
  }
})

test('status moves only along its own ways', async () => {
  const ways: [string, string, number][] = [
    ['active', 'inactive', 200],
    ['active', 'archived', 200],
    ['active', 'invited', 422],
    ['inactive', 'active', 200],
    ['inactive', 'archived', 200],
    ['invited', 'active', 409],
    ['invited', 'inactive', 409],
    ['invited', 'archived', 200],
    ['archived', 'active', 200],
    ['archived', 'inactive', 409],
    ['active', 'deleted', 422],
  ]
  for (const [from, to, status] of ways) {
    const target = await person(app, site, [['student', school.id]], { status: from })
    const answer = await patch(schoolAdmin, target.id, { status: to })
    assert.equal(answer.status, status, `${from} → ${to}: ${answer.body}`)
    assert.equal((await schoolAdmin.find(users, target.id)).status, status === 200 ? to : from)
  }
})

test('nobody shuts themselves out by mistake, the last administrator least of all', async () => {
  for (const status of ['inactive', 'archived']) {
    assert.equal((await patch(schoolAdmin, schoolAdmin.id, { status })).status, 409)
  }
  assert.equal((await schoolAdmin.send('DELETE', `/users/${schoolAdmin.id}`)).status, 409)
})

test('archiving keeps the person for history and ends what they had open', async () => {
  const target = await person(app, site, [['student', school.id]])
  assert.equal((await schoolAdmin.send('DELETE', `/users/${target.id}`)).status, 204)
  assert.equal((await target.send('GET', '/current_user')).status, 401)
  assert.equal((await schoolAdmin.find(users, target.id)).status, 'archived')
  assert.equal((await schoolAdmin.send('DELETE', `/users/${target.id}`)).status, 409)
})

test('administrators of an organization are found as the product asks for them', async () => {
  const query = `filter[organization_id_eq]=${school.id}&filter[with_role]=admin&page[size]=1000`
  const { data } = JSON.parse((await schoolAdmin.send('GET', `/users?${query}`)).body)
  assert.deepEqual(
    data.map(({ id }: { id: string }) => id),
    [schoolAdmin.id],
  )
})
