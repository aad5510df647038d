import assert from 'node:assert/strict'
import { test } from 'node:test'
import Kitsu from 'kitsu'
import { newApp } from '#test/setup.ts'
import { world } from '#test/world.ts'

/** What kitsu makes of a document: attributes merged in, related rows in place. */
type Row = {
  id: string
  type: string
  title: string
  path?: string | null
  links: { self: string }
  menu?: { data: { id: string; slug: string } }
}
type Result<T> = { data: T; meta: { pagination: { records: number } }; links: Record<string, string>; status: number }

const app = await newApp()
const { schoolAdmin, operator, site } = await world({}, app)
await app.http.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.http.server.address() as { port: number }
const baseURL = `http://127.0.0.1:${port}/api/v1`
const kitsuFor = (headers: Record<string, string>) => new Kitsu({ baseURL, headers, resourceCase: 'snake' })
const client = kitsuFor(schoolAdmin.credentials)

test('a JSON:API client from elsewhere makes, lists, changes and removes a menu item', async () => {
  const { data: menus } = (await client.get('cms/menus')) as Result<Row[]>
  const menuId = menus[0]?.id

  const made = (await client.post('cms/menuItems', { title: 'Nieuws', path: '/nieuws', menuId })) as Result<Row>
  assert.equal(made.data.type, 'menuItems')
  assert.equal(made.data.title, 'Nieuws')

  const params = { include: 'menu', sort: '-title', filter: { title_cont: 'nieuws' }, page: { size: 10, number: 1 } }
  const listed = (await client.get('cms/menuItems', { params })) as Result<Row[]>
  assert.deepEqual(
    listed.data.map((row) => row.id),
    [made.data.id],
  )
  assert.equal(listed.data[0]?.menu?.data.slug, 'main')
  assert.equal(listed.meta.pagination.records, 1)

  const sparse = { params: { fields: { menuItems: 'title' } } }
  const shown = (await client.get(`cms/menuItems/${made.data.id}`, sparse)) as Result<Row>
  assert.equal(shown.data.title, 'Nieuws')
  assert.equal(shown.data.path, undefined)

  const changed = (await client.patch('cms/menuItems', { id: made.data.id, title: 'Actueel' })) as Result<Row>
  assert.equal(changed.data.title, 'Actueel')
  assert.equal(changed.data.path, '/nieuws')

  await client.delete('cms/menuItems', made.data.id)
  await assert.rejects(client.get(`cms/menuItems/${made.data.id}`), (error: { errors: { status: string }[] }) => {
    assert.equal(error.errors[0]?.status, '404')
    return true
  })
})

test('it understands what was refused', async () => {
  const attempt = client.post('cms/menuItems', { title: '', nonsense: 1 })
  await assert.rejects(attempt, (error: { errors: { source: { pointer: string } }[] }) => {
    const pointers = error.errors.map(({ source }) => source.pointer).sort()
    assert.deepEqual(pointers, ['/data/attributes/menuId', '/data/attributes/nonsense', '/data/attributes/title'])
    return true
  })
})

test('it follows the links of a list from page to page', async () => {
  const pages: string[][] = []
  const runner = kitsuFor(operator.credentials)
  let next: string | undefined = 'users?page[size]=3&sort=email'
  while (next) {
    const page = (await runner.axios.get(next, { headers: operator.credentials })) as { data: Result<Row[]> }
    pages.push(page.data.data.map((row) => row.id))
    next = page.data.links.next
  }
  const [first] = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ n: number }>('select count(*)::int as n from users'),
  )
  assert.equal(new Set(pages.flat()).size, first?.n)
  assert.ok(pages.length >= 3)
})

test('it reads somebody with roles and organizations around them', async () => {
  const { data } = (await client.get(`users/${schoolAdmin.id}`, {
    params: { include: 'roles,organizations' },
  })) as Result<{
    roles: { data: { name: string }[] }
    organizations: { data: { name: string }[] }
  }>
  assert.deepEqual(
    data.roles.data.map((role) => role.name),
    ['admin'],
  )
  assert.deepEqual(
    data.organizations.data.map((organization) => organization.name),
    ['Test College'],
  )
})
