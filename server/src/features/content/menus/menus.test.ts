import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrangeMenu, createMenuItem, menuItems, menus, updateMenuItem } from '#protocol/features/content/content.ts'
import { contentPages, createContentPage, updateContentPage } from '#protocol/features/content/content-pages.ts'
import { required } from '#protocol/shared/guards.ts'
import { world } from '#test/world.ts'

const { app, site, schoolAdmin, student } = await world()
const [main] = await schoolAdmin.list(menus)
const menuId = required(main, 'the main menu').id
const add = (title: string, more: object = {}) => schoolAdmin.run(createMenuItem, '', { title, menuId, ...more })
const page = (slug: string, status: 'draft' | 'published' = 'published') =>
  schoolAdmin.run(createContentPage, '', { kind: 'page', slug, status, titleNl: slug, blocksNl: [] })
const codeOf = ({ body }: { body: string }) => {
  const [error] = JSON.parse(body).errors
  return [error.code, error.source?.pointer]
}
const patch = (id: string, attributes: object) =>
  schoolAdmin.send('PATCH', `/cms/menu_items/${id}`, { data: { type: 'menuItem', id, attributes } })
const arrange = (items: object[]) => schoolAdmin.send('PUT', `/cms/menus/${menuId}/arrangement`, { items })
const everyItem = () => schoolAdmin.list(menuItems, { page: { size: 1_000_000 } })

test('an item follows its page to another address, and leads nowhere when the page is gone', async () => {
  const made = await page('eerst')
  const item = await add('Eerst', { contentPageId: made.id })
  assert.equal(item.path, '/eerst')
  await schoolAdmin.run(updateContentPage, made.id, { slug: 'daarna' })
  assert.equal((await schoolAdmin.find(menuItems, item.id)).path, '/daarna')
  await schoolAdmin.remove(contentPages, made.id)
  const { path, contentPageId } = await schoolAdmin.find(menuItems, item.id)
  assert.deepEqual([path, contentPageId], [null, null])
})

test('who gives another path means another page', async () => {
  const item = await add('Pad', { contentPageId: (await page('met-pad')).id })
  await schoolAdmin.run(updateMenuItem, item.id, { path: '/met-pad', title: 'Zelfde pad' })
  assert.notEqual((await schoolAdmin.find(menuItems, item.id)).contentPageId, null)
  await schoolAdmin.run(updateMenuItem, item.id, { path: '/nieuws' })
  const { path, contentPageId } = await schoolAdmin.find(menuItems, item.id)
  assert.deepEqual([path, contentPageId], ['/nieuws', null])
})

test('a visitor does not learn of a page that is not public', async () => {
  const item = await add('Concept', { contentPageId: (await page('nog-niet', 'draft')).id })
  const answer = await app.http.inject({
    method: 'GET',
    url: `/api/v1/cms/menu_items/${item.id}?include=content_page`,
    headers: { 'x-tenant': site.key },
  })
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(answer.json().included, [])
})

test('an item leads elsewhere by a secure address only', async () => {
  const item = await add('Elders', { linkType: 'outside_link', url: 'https://example.org/a' })
  for (const url of ['http://example.org', 'javascript:alert(1)', 'data:text/html,x', 'https://a@evil.example', null]) {
    const answer = await patch(item.id, { url })
    assert.equal(answer.status, 422, String(url))
    assert.equal(codeOf(answer)[1], '/data/attributes/url')
  }
  await schoolAdmin.run(updateMenuItem, item.id, { linkType: 'content_page', path: '/' })
  const { url, path } = await schoolAdmin.find(menuItems, item.id)
  assert.deepEqual([url, path], [null, '/'], 'an item has one target')
})

test('an item is hidden for some, and for nobody else', async () => {
  const item = await add('Niet voor leerlingen', { hiddenFor: ['student'] })
  assert.deepEqual((await student.find(menuItems, item.id)).hiddenFor, ['student'])
  assert.equal((await patch(item.id, { hiddenFor: ['director'] })).status, 422)
})

test('no item lies below itself, or deeper than a menu goes', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')]
  await schoolAdmin.run(updateMenuItem, b.id, { parentId: a.id })
  await schoolAdmin.run(updateMenuItem, c.id, { parentId: b.id })
  for (const parentId of [a.id, b.id, c.id])
    assert.deepEqual(codeOf(await patch(a.id, { parentId })), ['menu.cycle', '/data/attributes/parentId'])
  const attributes = { title: 'D', menuId, parentId: c.id }
  const deep = await schoolAdmin.send('POST', '/cms/menu_items', { data: { type: 'menuItem', attributes } })
  assert.deepEqual(codeOf(deep), ['menu.deep', '/data/attributes/parentId'])
  const top = await add('Top')
  assert.equal(codeOf(await patch(a.id, { parentId: top.id }))[0], 'menu.deep', 'with all that lies below it')
})

test('of two moves at once that would make a circle one is refused', async () => {
  const [one, other] = [await add('Een'), await add('Ander')]
  const answers = await Promise.all([patch(one.id, { parentId: other.id }), patch(other.id, { parentId: one.id })])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
})

test('a menu is put in order as a whole', async () => {
  const items = await everyItem()
  const flat = items.map(({ id }) => ({ id, parentId: null })).reverse()
  assert.equal((await arrange(flat)).status, 200)
  assert.deepEqual(
    (await everyItem()).map(({ id, parentId }) => ({ id, parentId })),
    flat,
  )
  const [first, second, ...rest] = flat.map(({ id }) => id)
  const below = (id: string | undefined, parentId: string | null | undefined) => ({ id, parentId })
  const others = rest.map((id) => below(id, null))
  assert.equal((await arrange([below(first, null), below(second, first), ...others])).status, 200)
  for (const [wrong, code] of [
    [[below(first, second), below(second, null), ...others], 'menu.arrangement'],
    [[below(first, null), below(first, null), ...others], 'menu.arrangement'],
    [[below(first, null), ...others], 'menu.changed'],
    [[{ id: 'x', parentId: null }], 'menu.arrangement'],
    ['x', 'json'],
  ] as const)
    assert.equal(codeOf(await schoolAdmin.send('PUT', `/cms/menus/${menuId}/arrangement`, { items: wrong }))[0], code)
  assert.equal((await student.send('PUT', `/cms/menus/${menuId}/arrangement`, { items: flat })).status, 403)
})

test('an item without a position comes last, and all of them are there for who asks for a million', async () => {
  const item = await add('Laatste')
  const items = await everyItem()
  assert.equal(items.at(-1)?.id, item.id)
  assert.equal(items.length, items.records)
  await schoolAdmin.run(arrangeMenu, menuId, { items: items.map(({ id }) => ({ id, parentId: null })) })
})
