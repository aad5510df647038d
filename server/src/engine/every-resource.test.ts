import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type Resource, typesOf } from '#protocol/declaring/define.ts'
import { snake } from '#protocol/declaring/names.ts'
import { apiOf, assertRefused, checkedDocuments, type ResourceObject } from '#test/json-api.ts'
import { testApp } from '#test/setup.ts'
import { everyInclude, everyRow, type Rows, type TwoSites, twoSites } from '#test/two-sites.ts'
import type { Served } from './serve.ts'

const app = await testApp()
const resources = app.road.registry.all()
let sites: TwoSites
before(async () => {
  sites = await twoSites()
})

for (const served of resources) {
  const { resource } = served
  const base = `/${resource.path}`

  describe(resource.type, () => {
    test('a list holds the rows of its own site and of no other', async () => {
      const { get, theirApi, foreignIds } = sites
      const { data } = await get(`${everyRow(served)}&include=${everyInclude(served)}`)
      assert.ok(
        data.length >= 3,
        'an operator sees too few rows: let the policy say me.isOperator, or a <feature>.rows.ts what the rows hold',
      )
      const theirs = await theirApi<Rows>('GET', everyRow(served))
      assert.ok(theirs.document.data.length >= 3)
      for (const { id } of theirs.document.data) assert.ok(foreignIds.has(id))
    })

    test('a row of another site cannot be found in any way', async () => {
      const { api, get, theirApi, foreignIds } = sites
      const theirs = await theirApi<Rows>('GET', everyRow(served))
      const { id } = theirs.document.data[0] as ResourceObject
      assertRefused(await api('GET', `${base}/${id}`), 404, 'record.missing')
      for (const name of Object.keys(resource.relationships)) {
        assertRefused(await api('GET', `${base}/${id}/${snake(name)}`), 404, 'record.missing')
      }
      for (const [attribute, predicates] of Object.entries(resource.filters)) {
        if ((attribute !== 'id' && !attribute.endsWith('Id')) || !predicates.includes('in')) continue
        const filter = `filter[${snake(attribute)}_in]=${[...foreignIds].join(',')}`
        const { data, meta } = await get(`${base}?${filter}`)
        assert.deepEqual([data, meta.pagination.records], [[], 0])
      }
    })

    test('an id that is no id, or that nobody has, is not found', async () => {
      for (const id of ['1', 'new', "' or 1=1 --", '\0', '00000000-0000-4000-8000-000000000000']) {
        assertRefused(await sites.api('GET', `${base}/${encodeURIComponent(id)}`), 404, 'record.missing')
      }
    })

    test('attributes and relationships are those of the protocol and no other', async () => {
      for (const row of (await sites.get(everyRow(served))).data) {
        assert.ok(typesOf(resource).includes(row.type), row.type)
        const listed = shownAttributes(resource).filter((name) => !resource.unlisted.includes(name))
        assert.deepEqual(Object.keys(row.attributes ?? {}), listed)
        assert.deepEqual(Object.keys(row.relationships ?? {}), Object.keys(resource.relationships))
      }
    })

    test('every include is fully linked, without doubles, and there even when empty', async () => {
      const { get } = sites
      for (const include of resource.includes) {
        const types = typesAlong(served, include)
        for (const given of [include, snake(include)]) {
          const document = await get(`${everyRow(served)}&include=${given}`)
          assert.ok(document.included, 'included is missing')
          for (const { type } of document.included) assert.ok(types.has(type), `${type} was not asked for`)
        }
        assert.deepEqual((await get(`${base}?page[number]=900&include=${snake(include)}`)).included, [])
        const [first] = (await get(base)).data
        assert.ok((await get(`${base}/${first?.id}?include=${include}`)).included)
      }
      assert.ok((await get(`${base}?include=`)).included)
      assert.equal((await get(base)).included, undefined)
    })

    test('an include holds exactly the rows that the linkage names', async () => {
      for (const include of resource.includes.filter((path) => !path.includes('.'))) {
        const { data, included = [] } = await sites.get(`${everyRow(served)}&include=${include}`)
        const present = new Set([...data, ...included].map(({ type, id }) => `${type} ${id}`))
        for (const row of data) {
          const linkage = row.relationships?.[include]?.data
          assert.notEqual(linkage, undefined, 'an included relationship shows its linkage')
          for (const { type, id } of [linkage ?? []].flat())
            assert.ok(present.has(`${type} ${id}`), `${type} ${id} is linked but not included`)
        }
      }
    })

    test('whatever is shown as a relationship can be included', () => {
      for (const name of Object.keys(resource.relationships)) assert.ok(resource.includes.includes(name), name)
    })

    test('no include goes deeper than three, so that no request grows without end', () => {
      for (const include of resource.includes) assert.ok(include.split('.').length <= 3, include)
    })

    test('every other include is refused', async () => {
      const deep = Array.from({ length: 5 }, () => resource.includes[0] ?? 'x').join('.')
      for (const path of ['nonsense', 'tenant', 'credentials', '__proto__', 'constructor', deep]) {
        const answer = await sites.api('GET', `${base}?include=${path}`)
        assertRefused(answer, 400, 'include.unknown', { parameter: 'include' })
      }
    })

    test('sparse fieldsets show the fields asked for and no other', async () => {
      const { api, get } = sites
      for (const name of [...shownAttributes(resource), ...Object.keys(resource.relationships)]) {
        for (const parameter of [
          `fields[${resource.type}]=${name}`,
          `fields[${snake(resource.type)}]=${snake(name)}`,
        ]) {
          const [row] = (await get(`${base}?${parameter}`)).data
          const shown = [...Object.keys(row?.attributes ?? {}), ...Object.keys(row?.relationships ?? {})]
          assert.deepEqual(shown, [name])
        }
      }
      for (const type of typesOf(resource)) {
        const [name = ''] = shownAttributes(resource)
        const { data } = await get(`${everyRow(served)}&fields[${type}]=${name}`)
        for (const row of data) {
          const isAsked = row.type === type
          assert.equal(
            Object.keys({ ...row.attributes, ...row.relationships }).length === 1,
            isAsked,
            `${type} ${row.type}`,
          )
        }
      }
      const [bare] = (await get(`${base}?fields[${resource.type}]=`)).data
      assert.deepEqual([bare?.attributes, bare?.relationships], [undefined, undefined])
      for (const bad of ['nonsense', 'tenant_id', 'constructor', 'to_string', '__proto__', 'id']) {
        const parameter = `fields[${resource.type}]`
        assertRefused(await api('GET', `${base}?${parameter}=${bad}`), 400, 'fields.unknown', { parameter })
      }
      const parameter = 'fields[nonsense]'
      assertRefused(await api('GET', `${base}?${parameter}=id`), 400, 'fields.unknown', { parameter })
    })

    test('every address in an answer answers', async () => {
      const { get } = sites
      const { data, included = [], links } = await get(`${base}?page[size]=3&include=${everyInclude(served)}`)
      await get(links.self)
      for (const row of [...data, ...included]) {
        const { data: again } = await get<ResourceObject>(row.links.self)
        assert.deepEqual([again.type, again.id], [row.type, row.id])
        for (const { links: more } of Object.values(row.relationships ?? {})) {
          if (more?.related) await get(more.related)
        }
      }
    })

    test('a relationship has an address that shows what its linkage names', async () => {
      for (const row of (await sites.get(base)).data.slice(0, 3)) {
        for (const [name, { kind }] of Object.entries(resource.relationships)) {
          const { data } = await sites.get<ResourceObject | Rows | null>(`${base}/${row.id}/${snake(name)}`)
          const linkage = row.relationships?.[name]?.data
          if (kind === 'toMany') assert.ok(Array.isArray(data))
          else assert.equal((data as ResourceObject | null)?.id, (linkage as ResourceObject | null)?.id)
        }
      }
    })

    test('a guest is asked to sign in, or sees what is public and may do nothing with it', async () => {
      const guest = apiOf(app, { 'x-tenant': sites.here.site.key })
      const answer = await guest<Rows>('GET', base)
      if (answer.status === 401) assertRefused(answer, 401, 'session.required')
      else {
        assert.equal(answer.status, 200)
        sites.assertNothingForeign(answer.document)
        for (const row of answer.document.data) assert.ok(!Object.values(row.meta?.can ?? {}).includes(true))
      }
      assert.equal(answer.headers['access-token'], undefined)
    })
  })
}

test('all these answers were checked against the official schema', () => {
  assert.ok(checkedDocuments() > 30 * resources.length, `only ${checkedDocuments()}`)
})

function typesAlong(served: Served, path: string): Set<string> {
  let owner = served.resource
  const types = new Set<string>()
  for (const name of path.split('.')) {
    owner = app.road.registry.get(owner.relationships[name]?.type as string).resource
    for (const type of typesOf(owner)) types.add(type)
  }
  return types
}

const shownAttributes = ({ attributes, typeAttribute }: Resource): string[] =>
  Object.keys(attributes).filter((name) => name !== typeAttribute)
