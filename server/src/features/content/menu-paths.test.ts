import assert from 'node:assert/strict'
import { test } from 'node:test'
import { menus } from '#protocol/features/content/content.ts'
import { tags } from '#protocol/features/tags.ts'
import { world } from '#test/world.ts'

const { schoolAdmin } = await world()
const [menu] = await schoolAdmin.list(menus)

test('a menu leads to pages of this site only', async () => {
  const attributes = { title: 'Ergens', menu_id: menu?.id }
  const send = (path: string) =>
    schoolAdmin.send('POST', '/cms/menu_items', { data: { type: 'menuItem', attributes: { ...attributes, path } } })
  const made = await send('/over-ons')
  assert.equal(made.status, 201, made.body)
  const { id } = JSON.parse(made.body).data
  for (const path of ['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'https://evil.test', '\\\\evil']) {
    const answer = await send(path)
    assert.equal(answer.status, 422, path)
    assert.equal(JSON.parse(answer.body).errors[0].source.pointer, '/data/attributes/path')
    const data = { type: 'menuItem', id, attributes: { path } }
    assert.equal((await schoolAdmin.send('PATCH', `/cms/menu_items/${id}`, { data })).status, 422, path)
  }
})

test('a tag is one tag, however it was typed', async () => {
  const made = await schoolAdmin.create(tags, { name: 'Café bar' })
  assert.equal(made.name, 'Café bar')
  for (const name of ['Cafe\u0301 bar', 'Café  bar', 'Café\u00a0bar']) {
    const again = await schoolAdmin.send('POST', '/tags', { data: { type: 'tags', attributes: { name } } })
    assert.equal(again.status, 409, name)
  }
})

test('a name that shows nothing is no name', async () => {
  for (const [first_name, status] of [
    ['\u200b\u200d', 422],
    ['Jan\u202enimda', 422],
    ['  Jo\u200b  Anne ', 200],
  ] as const) {
    const data = { type: 'users', id: schoolAdmin.id, attributes: { first_name } }
    const answer = await schoolAdmin.send('PATCH', '/current_user', { data })
    assert.equal(answer.status, status, answer.body)
    if (status === 200) assert.equal(JSON.parse(answer.body).data.attributes.firstName, 'Jo Anne')
  }
})
