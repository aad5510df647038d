import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentOrganizations, currentUser } from '#protocol/features/account.ts'
import { person, world } from '#test/world.ts'

const { app, site, school, center, guest, mentor } = await world()

test('one sees oneself, with one’s roles, whatever one may see of others', async () => {
  const me = await mentor.ask(currentUser, { include: ['roles'] })
  assert.equal(me.id, mentor.id)
  assert.equal(me.email, mentor.email)
  const [role] = me.roles as unknown as { name: string; resourceId: string; resourceType: string }[]
  assert.deepEqual(
    { name: role?.name, resourceId: role?.resourceId, resourceType: role?.resourceType },
    { name: 'mentor', resourceId: school.id, resourceType: 'School' },
  )
  for (const path of ['/current_user', '/current_user?include=roles', '/current_organizations']) {
    assert.equal((await guest.send('GET', path)).status, 401, path)
  }
})

test('nothing secret is among what one sees of oneself', async () => {
  const { data } = JSON.parse((await mentor.send('GET', '/current_user')).body)
  assert.deepEqual(Object.keys(data.attributes).sort(), [
    'createdAt',
    'email',
    'firstName',
    'gender',
    'infix',
    'invitationWaits',
    'invitedAt',
    'lastName',
    'lastSignInAt',
    'locale',
    'phoneNumber',
    'status',
    'statusReason',
    'undeliveredAt',
    'undeliveredWhy',
    'updatedAt',
    'urgentAt',
  ])
})

test('the list of organizations stays whole whatever the current one is', async () => {
  const both = await person(app, site, [
    ['mentor', school.id],
    ['volunteer', center.id],
  ])
  const ids = (await both.askAll(currentOrganizations)).map(({ id }) => id)
  assert.deepEqual(ids.sort(), [school.id, center.id].sort())
  const header = { 'current-organization-id': school.id }
  const chosen = JSON.parse((await both.send('GET', '/current_organizations', undefined, header)).body)
  assert.equal(chosen.data.length, 2)
})

test('one changes one’s own details in any of the shapes clients send', async () => {
  const bodies = [
    { user: { first_name: 'Ada' } },
    { data: { type: 'users', attributes: { firstName: 'Ada' } } },
    { first_name: 'Ada', locale: 'en' },
  ]
  for (const body of bodies) {
    const somebody = await person(app, site, [])
    const answer = await somebody.send('PATCH', '/current_user', body)
    assert.equal(answer.status, 200, answer.body)
    assert.equal((await somebody.ask(currentUser)).firstName, 'Ada')
  }
})

test('one cannot promote, move, confirm or restore oneself', async () => {
  const names = [
    'status',
    'roles',
    'role',
    'organization_id',
    'tenant_id',
    'id',
    'confirmed_at',
    'password_hash',
    'uid',
  ]
  for (const name of names) {
    const answer = await mentor.send('PATCH', '/current_user', { user: { [name]: 'admin', first_name: 'Nee' } })
    assert.equal(answer.status, 422, name)
    assert.match(JSON.parse(answer.body).errors[0].source.pointer, new RegExp(`${name.replace(/_.*/, '')}`))
  }
  assert.notEqual((await mentor.ask(currentUser)).firstName, 'Nee')
})
