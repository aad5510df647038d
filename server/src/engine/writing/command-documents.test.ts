import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { apiOf, assertRefused } from '#test/json-api.ts'
import { person, world } from '#test/world.ts'
import { Failure } from '../fail.ts'
import { readInput } from './body.ts'

const { app, site, school, schoolAdmin, operator, nonProfit } = await world()
const admin = apiOf(app, schoolAdmin.credentials)
const owner = apiOf(app, operator.credentials)
const pupil = await person(app, site, [['student', school.id]])
const other = await person(app, site, [['student', school.id]])
const doc = (type: string | undefined, id: unknown, attributes: object = {}, more: object = {}) => ({
  data: { type, id, attributes, ...more },
})
const menus = await owner<{ id: string }[]>('GET', '/cms/menus')
const menuId = menus.document.data[0]?.id
const item = await owner('POST', '/cms/menu_items', doc('menuItems', undefined, { title: 'Een', menu_id: menuId }))

/** Writes that are commands, each with a change that would do. */
const changes = [
  { path: `/users/${pupil.id}`, id: pupil.id, type: 'users', attributes: { firstName: 'Ada' } },
  { path: '/current_user', id: operator.id, type: 'users', attributes: { firstName: 'Ida' } },
  { path: `/organizations/${nonProfit.id}`, id: nonProfit.id, type: 'organizations', attributes: { city: 'Ede' } },
  {
    path: `/cms/menu_items/${item.document.data.id}`,
    id: item.document.data.id,
    type: 'menuItems',
    attributes: { title: 'Twee' },
  },
]

describe('a document that a command reads', () => {
  for (const { path, id, type, attributes } of changes) {
    test(`PATCH ${path.split('/')[1]} is about the row of its address and about nothing else`, async () => {
      const at = { pointer: '/data/id' }
      for (const wrong of [other.id, randomUUID(), 5, null, ''])
        assertRefused(await owner('PATCH', path, doc(type, wrong, attributes)), 409, 'type.conflict', at)
      for (const wrong of [undefined, 5, 'tags'])
        assertRefused(await owner('PATCH', path, doc(wrong as string, id, attributes)), 409, 'type.conflict')
      assert.equal((await owner('PATCH', path, doc(type, id.toUpperCase(), attributes))).status, 200)
      assert.equal((await owner('PATCH', path, doc(type, undefined, attributes))).status, 200)
      assert.equal((await owner('PATCH', path, attributes)).status, 200, 'bare fields are welcome')
    })

    test(`PATCH ${path.split('/')[1]} refuses relationships as a whole, and says which`, async () => {
      const relationships = { nonsense: { data: null } }
      const answer = await owner('PATCH', path, doc(type, id, attributes, { relationships }))
      assertRefused(answer, 422, 'unknown', { pointer: '/data/relationships/nonsense' })
      assertRefused(
        await owner('PATCH', path, doc(type, id, attributes, { relationships: [] })),
        400,
        'request.invalid',
      )
    })

    test(`PATCH ${path.split('/')[1]} needs something that says what to change`, async () => {
      assertRefused(await owner('PATCH', path, {}), 400, 'request.invalid')
      assertRefused(await owner('PATCH', path), 400, 'request.invalid')
      assertRefused(await owner('PATCH', path, { data: [] }), 400, 'request.invalid', { pointer: '/data' })
      assert.equal((await owner('PATCH', path, doc(type, id))).status, 200, 'a change of nothing is one')
    })
  }

  test('what is done to a row need not say what it is about, but what it says must be true', async () => {
    const attributes = { role: 'volunteer', organization_id: school.id }
    const add = (data: object) => admin('PUT', `/users/${pupil.id}/add_role`, { data: { attributes, ...data } })
    for (const data of [{}, { id: pupil.id }, { type: 'user', id: pupil.id }])
      assert.equal((await add(data)).status, 200, JSON.stringify(data))
    for (const id of [other.id, randomUUID()])
      assertRefused(await add({ id }), 409, 'type.conflict', { pointer: '/data/id' })
    assertRefused(await add({ type: 'tags' }), 409, 'type.conflict', { pointer: '/data/type' })
  })

  test('whoever makes something leaves its id to the server', async () => {
    const attributes = { email: `${randomUUID()}@example.test`, first_name: 'New', last_name: 'One', role: 'mentor' }
    assertRefused(await admin('POST', '/users', doc('users', randomUUID(), attributes)), 403, 'id.forbidden')
    const menuItem = doc('menuItems', randomUUID(), { title: 'x', menu_id: menuId })
    assertRefused(await owner('POST', '/cms/menu_items', menuItem), 403, 'id.forbidden')
    assert.equal((await admin('POST', '/users', doc('users', undefined, attributes))).status, 201)
  })
})

describe('every command reads a document in the same way', () => {
  for (const protocol of app.road.registry.commands.values()) {
    test(protocol.name, () => {
      const type = protocol.on?.type ?? 'commands'
      const refused = (body: unknown, id: string | undefined) => {
        try {
          readInput(protocol, body, id)
        } catch (error) {
          if (error instanceof Failure) return `${error.status} ${error.details.at(-1)?.source?.pointer ?? ''}`
          throw error
        }
        return 'read'
      }
      const id = randomUUID()
      const isAction = /:id\/\w+$/.test(protocol.path)
      assert.equal(refused({ data: {} }, id).startsWith('409'), !isAction)
      if (protocol.on) assert.equal(refused({ data: { type: 'nonsense' } }, id), '409 /data/type')
      assert.equal(refused({ data: { type, id: randomUUID() } }, id), '409 /data/id')
      assert.equal(refused({ data: { type, id } }, undefined), '403 /data/id')
      assert.equal(refused({ data: 5 }, id), '400 /data')
      assert.equal(refused({ data: { type, attributes: [] } }, id), '400 /data/attributes')
      assert.equal(refused({ data: { type, relationships: { nonsense: {} } } }, id), '422 /data/relationships/nonsense')
      if (protocol.partial) assert.deepEqual([refused({}, id), refused(undefined, id)], ['400 /data', '400 /data'])
    })
  }
})

describe('a refusal points at what was sent, as it was spelled', () => {
  const pointers = async (method: string, path: string, body: unknown) =>
    (await owner(method, path, body)).document.errors?.map(({ source }) => source?.pointer)

  test('in a document, under a name, and bare', async () => {
    const path = `/users/${pupil.id}`
    assert.deepEqual(await pointers('PATCH', path, doc('users', pupil.id, { first_name: '' })), [
      '/data/attributes/first_name',
    ])
    assert.deepEqual(await pointers('PATCH', path, doc('users', pupil.id, { firstName: '' })), [
      '/data/attributes/firstName',
    ])
    assert.deepEqual(await pointers('PATCH', path, { user: { first_name: '' } }), ['/user/first_name'])
    assert.deepEqual(await pointers('PATCH', path, { first_name: '', last_name: '' }), ['/first_name', '/last_name'])
    assert.deepEqual(await pointers('PATCH', path, { 'a/b~c': 1 }), ['/a~1b~0c'])
  })

  test('also what a command finds by itself', async () => {
    const taken = { email: other.credentials.uid, current_password: 'no' }
    assert.deepEqual(await pointers('PATCH', '/current_user', taken), ['/current_password'])
    assert.deepEqual(await pointers('PATCH', '/current_user', doc('users', operator.id, taken)), [
      '/data/attributes/current_password',
    ])
    assert.deepEqual(await pointers('POST', '/confirm', { confirmation_token: 0 }), ['/confirmation_token'])
  })

  test('what was not sent stands where it would have stood', async () => {
    const path = `/users/${pupil.id}/add_role`
    assert.ok((await pointers('PUT', path, {}))?.every((pointer) => /^\/\w+$/.test(pointer ?? '')))
    assert.ok((await pointers('PUT', path, doc('users', pupil.id)))?.every((each) => each?.startsWith('/data/')))
    assert.ok((await pointers('PUT', path, undefined))?.every((each) => each?.startsWith('/data/')))
  })

  test('of a row that the engine writes by itself too', async () => {
    const nameless = await pointers('POST', '/tags', doc('tags', undefined, { the_name: 'x' }))
    assert.ok(nameless?.includes('/data/attributes/the_name'))
  })
})
