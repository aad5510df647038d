import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { snake } from '#protocol/declaring/names.ts'
import { apiOf, type Document, idsOf } from '#test/json-api.ts'
import { testApp } from '#test/setup.ts'
import { everyInclude, everyRow, type Rows, type TwoSites, twoSites } from '#test/two-sites.ts'
import type { Served } from './serve.ts'

const app = await testApp()
let sites: TwoSites
before(async () => {
  sites = await twoSites()
})

const words = /[\p{L}\d]{4,}/gu
/** What nobody ever wrote. */
const nonsense = 'qzxwvkj'

/** What is behind an attribute or a relationship of a row, as one would ask for it. */
function valueBehind({ attributes = {}, relationships = {} }: Rows[number], name: string): string | undefined {
  const linked = relationships[name.replace(/Id$/, '')]?.data
  const value = attributes[name] ?? (linked && !Array.isArray(linked) ? linked.id : undefined)
  return value === null || value === undefined || typeof value === 'object' ? undefined : String(value)
}

/** The same question about what is hidden and about what does not exist, each a query. */
function pairsOf(served: Served, hidden: Rows, seen: string): [secret: string, nothing: string][] {
  const isUnknown = (value: string) => value !== '' && !seen.includes(JSON.stringify(value.toLowerCase()).slice(1, -1))
  const { resource } = served
  const filters = Object.entries(resource.filters).flatMap(([name, predicates]) => {
    const field = resource.attributes[name]
    const isId = name.endsWith('Id') || field?.kind === 'id'
    if (!isId && field?.kind !== 'text') return []
    const secret = hidden.flatMap((row) => valueBehind(row, name) ?? []).find(isUnknown)
    if (!secret) return []
    return predicates
      .filter((predicate) => ['eq', 'in', 'cont', 'start'].includes(predicate))
      .map((predicate): [string, string] => {
        const key = `filter[${snake(name)}_${predicate}]=`
        return [key + encodeURIComponent(secret), key + (isId ? randomUUID() : nonsense)]
      })
  })
  const texts = hidden
    .flatMap(({ attributes = {} }) => Object.values(attributes))
    .filter((each) => typeof each === 'string')
  const word = texts.flatMap((text) => text.match(words) ?? []).find((each) => isUnknown(each) && !/^\d+$/.test(each))
  const searches = Object.entries(resource.scopes).flatMap(([name, { kind }]): [string, string][] => {
    const key = `filter[${snake(name)}]=`
    return kind === 'text' && word ? [[key + encodeURIComponent(word), key + nonsense]] : []
  })
  return [...filters, ...searches]
}

const readers = ['schoolAdmin', 'centerAdmin', 'mentor', 'student', 'volunteer', 'providerAdmin', 'guest'] as const
let asked = 0
for (const name of readers)
  describe(`what is hidden from the ${name}`, () => {
    test('cannot be found out by a filter, a search or an order of any list', async () => {
      const who = sites.here[name]
      const headers = 'credentials' in who ? who.credentials : { 'x-tenant': sites.here.site.key }
      const api = apiOf(app, headers)
      for (const served of app.road.registry.all()) {
        const all = await sites.api<Rows>('GET', everyRow(served))
        const list = await api<Rows>('GET', `${everyRow(served)}&include=${everyInclude(served)}`)
        if (list.status !== 200) {
          const filtered = await api('GET', `${everyRow(served)}&sort=${snake(served.resource.defaultSort)}`)
          assert.equal(filtered.status, list.status, `${name}: ${served.resource.type}`)
          continue
        }
        const own = new Set(idsOf(list.document.data))
        const hidden = all.document.data.filter(({ id }) => !own.has(id))
        const seen = JSON.stringify(list.document).toLowerCase()
        const ids = async (query: string) => {
          const { status, document } = await api<Rows>('GET', `${everyRow(served)}&${query}`)
          assert.equal(status, 200, `${name}: ${query} ${JSON.stringify(document)}`)
          const { data, meta }: Document<Rows> = document
          return { ids: idsOf(data), records: meta.pagination.records }
        }
        for (const [secret, nothing] of pairsOf(served, hidden, seen)) {
          asked += 1
          assert.deepEqual(await ids(secret), await ids(nothing), `${name}: ${served.resource.path}?${secret}`)
        }
        for (const sort of served.resource.sorts)
          assert.deepEqual(new Set((await ids(`sort=-${snake(sort)}`)).ids), own, `${name}: ${sort}`)
      }
    })
  })

test('there was something to ask for', () => assert.ok(asked > 100, `${asked} hidden values were asked for`))
