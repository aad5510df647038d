import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { camel, snake } from '#protocol/declaring/names.ts'
import type { Predicate } from '#protocol/declaring/predicates.ts'
import { everyPredicate, meaningOf, samplesOf } from '#test/filter-oracle.ts'
import { assertRefused, type Document, idsOf } from '#test/json-api.ts'
import { testApp } from '#test/setup.ts'
import { everyInclude, everyRow, type Rows, type TwoSites, twoSites } from '#test/two-sites.ts'
import { parseReadPlan } from './asking/read-plan.ts'
import { Failure } from './fail.ts'
import { sortSql } from './reading/select.ts'

const app = await testApp()
let sites: TwoSites
before(async () => {
  sites = await twoSites()
})

function refusalOf(work: () => unknown): Failure {
  try {
    work()
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('nothing was refused')
}

for (const served of app.road.registry.all()) {
  const { resource, table } = served
  const base = `/${resource.path}`

  describe(`a list of ${resource.type}`, () => {
    test('pages join up to the whole list, and their links lead through it', async () => {
      const all = idsOf((await sites.get(everyRow(served))).data)
      for (const size of [2, all.length - 1, all.length, all.length + 5]) {
        const last = Math.ceil(all.length / size)
        const walked: string[] = []
        let path: string | undefined = `${base}?page[size]=${size}`
        for (let number = 1; path; number++) {
          const { data, links, meta }: Document<Rows> = await sites.get(path)
          walked.push(...idsOf(data))
          const lead = {
            ...(number > 1 ? { first: 1, prev: number - 1 } : {}),
            ...(number < last ? { next: number + 1, last } : {}),
          }
          assert.deepEqual(meta.pagination, { current: number, records: all.length, ...lead })
          const address = (page: number) => `/api/v1${base}?page%5Bsize%5D=${size}&page%5Bnumber%5D=${page}`
          const expected = Object.entries({ self: number, ...lead }).map(([name, page]) => [name, address(page)])
          const given = Object.entries(links).map(([name, link]) => [
            name,
            link?.replace(/^http:\/\/localhost:\d+/, ''),
          ])
          assert.deepEqual(Object.fromEntries(given), Object.fromEntries(expected))
          path = links.next
        }
        assert.deepEqual(walked, all)
      }
    })

    test('a page beyond the end is empty and leads back', async () => {
      const query = `page[number]=900&page[size]=2&include=${everyInclude(served)}`
      const { data, links, meta } = await sites.get(`${base}?${query}`)
      assert.deepEqual([data, meta.pagination.current, links.next], [[], 900, undefined])
      assert.equal(meta.pagination.prev, Math.ceil(meta.pagination.records / 2))
      assert.ok((await sites.get(links.prev as string)).data.length > 0)
    })

    test('a page size beyond the limit gives what there is; one that is no number is refused', async () => {
      const { records } = (await sites.get(base)).meta.pagination
      assert.equal((await sites.get(everyRow(served))).data.length, records)
      assert.equal((await sites.get(`${base}?page[size]=${'9'.repeat(40)}`)).data.length, records)
      assert.deepEqual((await sites.get(`${base}?page[number]=${'9'.repeat(40)}`)).data, [])
      for (const bad of ['0', '-1', 'abc', '1.5', '1e3', ' 1', '']) {
        for (const parameter of ['page[size]', 'page[number]']) {
          const answer = await sites.api('GET', `${base}?${parameter}=${encodeURIComponent(bad)}`)
          assertRefused(answer, 400, 'parameter.invalid', { parameter })
        }
      }
    })

    test('every sort orders the rows both ways, the same each time', async () => {
      for (const sort of new Set([...resource.sorts, resource.defaultSort.replace('-', '')])) {
        const up = idsOf((await sites.get(`${everyRow(served)}&sort=${snake(sort)}`)).data)
        const down = idsOf((await sites.get(`${everyRow(served)}&sort=-${sort}`)).data)
        assert.deepEqual(down, [...up].reverse())
        assert.deepEqual(idsOf((await sites.get(`${everyRow(served)}&sort=${sort}`)).data), up)
        const expression = sortSql(served, sort)
        const ordered = await sites.rowsOf<{ id: string }>(`select t.id from ${table} t order by ${expression}, t.id`)
        assert.deepEqual(
          up,
          idsOf(ordered as never).filter((id) => up.includes(id)),
        )
      }
    })

    test('every other sort is refused', async () => {
      const known = [...resource.sorts, resource.defaultSort.replace('-', '')]
      const names = [...(await sites.columnsOf(served)).keys(), 'constructor', 'name;drop', '1', '(select 1)', '--id']
      for (const name of names.filter((name) => !known.includes(camel(name)))) {
        const answer = await sites.api('GET', `${base}?sort=${encodeURIComponent(name)}`)
        assertRefused(answer, 400, 'sort.unknown', { parameter: 'sort' })
      }
    })

    test('every filter that is listed filters rightly', async () => {
      const { get, rowsOf } = sites
      const visible = new Set(idsOf((await get(everyRow(served))).data))
      const columns = await sites.columnsOf(served)
      for (const [attribute, predicates] of Object.entries(resource.filters)) {
        const column = snake(attribute)
        const occurring = await rowsOf<{ value: string }>(
          `select distinct to_json(${column}) #>> '{}' as value from ${table} where ${column} is not null`,
        )
        const options = resource.attributes[attribute]?.options
        const values = occurring.map((row) => row.value).filter((value) => !options || options.includes(value))
        for (const predicate of predicates) {
          const meaning = meaningOf(predicate, `t.${column}`, columns.get(column) as string)
          for (const value of samplesOf(predicate, values)) {
            const expected = await rowsOf<{ id: string }>(`select t.id from ${table} t where ${meaning}`, [value])
            const wanted = expected.map((row) => row.id).filter((id) => visible.has(id))
            const filter = `filter[${column}_${predicate}]=${encodeURIComponent(value)}`
            const { data, meta } = await get(`${everyRow(served)}&${filter}`)
            assert.deepEqual(idsOf(data).sort(), wanted.sort(), filter)
            assert.equal(meta.pagination.records, wanted.length)
          }
          const blank = await get(`${base}?filter[${attribute}_${predicate}]=%20`)
          assert.equal(blank.meta.pagination.records, visible.size, 'a blank value filters nothing')
        }
      }
    })

    test('every filter that is not listed is refused', async () => {
      const secrets = ['encryptedPassword', 'resetPasswordToken', 'passwordHash', 'tokenHash', 'tenantId']
      const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']
      const columns = [...(await sites.columnsOf(served)).keys()].map(camel)
      const trickyOnes = new Set([...secrets, ...inherited])
      for (const attribute of new Set([...columns, ...Object.keys(resource.attributes), ...trickyOnes])) {
        const isKnown = Object.hasOwn(resource.filters, attribute)
        const unlisted = trickyOnes.has(attribute) ? ['eq', 'start', 'cont_any', ''] : ['eq', '']
        const parameters = (isKnown ? [...everyPredicate, 'matches', 'eq_all'] : unlisted).flatMap((predicate) => {
          const key = `${snake(attribute)}${predicate ? `_${predicate}` : ''}`
          const plain = predicate.replace(/_(any|all)$/, '') as Predicate
          const isListed = isKnown && resource.filters[attribute]?.includes(plain)
          return isListed || Object.hasOwn(resource.scopes, camel(key)) ? [] : [`filter[${key}]`]
        })
        // One of each name is asked for as a caller does, the others only where the road reads them: they are many.
        const [parameter] = parameters
        if (parameter)
          assertRefused(await sites.api('GET', `${base}?${parameter}=a`), 400, 'filter.unknown', { parameter })
        for (const other of parameters.slice(1)) {
          const { status, details } = refusalOf(() => parseReadPlan(app.road.registry, served, `${other}=a`, true))
          const told = details.map(({ code, source }) => ({ code, source }))
          assert.deepEqual(
            { status, told },
            { status: 400, told: [{ code: 'filter.unknown', source: { parameter: other } }] },
          )
        }
      }
    })

    test('parameters that nobody knows are refused', async () => {
      const families = [
        'where[id]',
        'page',
        'page[limit]',
        'filter',
        'filter[]',
        'sort[x]',
        'include[]',
        'fields',
        'page[size][]',
      ]
      for (const key of [
        ...families,
        'q',
        'limit',
        'order',
        '$where',
        '__proto__[a]',
        'constructor',
        'filters[id_eq]',
      ]) {
        const answer = await sites.api('GET', `${base}?${encodeURIComponent(key)}=1`)
        assertRefused(answer, 400, 'parameter.unknown', { parameter: key })
      }
    })
  })
}

test('menu items may be asked for by the million', async () => {
  const document = await sites.get('/cms/menu_items?page[size]=1000000')
  assert.equal(document.data.length, document.meta.pagination.records)
})
