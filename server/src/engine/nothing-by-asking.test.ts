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

/** Rows of these are what filters with a meaning of their own ask for by an id. */
const mostIds = 3
const askedFor = ['users', 'groups', 'organizations', 'internshipPeriods', 'levels', 'tags', 'forms']

/** The same question about a row that is hidden and about one that does not exist: whose, of which class, about whom. */
function idPairsOf({ resource }: Served, hiddenIds: readonly string[]): [secret: string, nothing: string][] {
  return Object.entries(resource.scopes)
    .filter(([, { kind, of }]) => kind === 'id' || of?.kind === 'id')
    .flatMap(([name]) =>
      hiddenIds.map((id): [string, string] => {
        const key = `filter[${snake(name)}]=`
        return [key + id, key + randomUUID()]
      }),
    )
}

/** Rows of which a reader sees the same stand in the order of their ids: what is behind them moves nothing. */
function assertNoOtherOrder(rows: Rows, name: string, about: string) {
  const runs = new Map<string, string[]>()
  for (const { id, attributes = {} } of rows) {
    if (!(name in attributes)) return
    const seen = JSON.stringify(attributes[name] ?? null)
    runs.set(seen, [...(runs.get(seen) ?? []), id])
  }
  for (const run of runs.values()) assert.deepEqual(run, run.toSorted(), about)
}

const readers = ['schoolAdmin', 'centerAdmin', 'mentor', 'student', 'volunteer', 'providerAdmin', 'guest'] as const
let asked = 0
for (const name of readers)
  describe(`what is hidden from the ${name}`, () => {
    test('cannot be found out by a filter, a search or an order of any list', async () => {
      const who = sites.here[name]
      const headers = 'credentials' in who ? who.credentials : { 'x-tenant': sites.here.site.key }
      const api = apiOf(app, headers)
      const answerOf = async (served: Served, query: string) => {
        const { status, document } = await api<Rows>('GET', `${everyRow(served)}&${query}`)
        const { data, meta }: Document<Rows> = document
        return { status, ids: idsOf(status === 200 ? data : []), records: meta?.pagination.records }
      }
      const hiddenOf = async (served: Served, own: Set<string>) =>
        (await sites.api<Rows>('GET', everyRow(served))).document.data.filter(({ id }) => !own.has(id))
      const listOf = (served: Served) => api<Rows>('GET', `${everyRow(served)}&include=${everyInclude(served)}`)
      const ownIds = ({ status, document }: Awaited<ReturnType<typeof listOf>>) =>
        new Set(status === 200 ? idsOf(document.data) : [])

      const hiddenIds: string[] = []
      for (const served of askedFor.map((type) => app.road.registry.get(type)))
        hiddenIds.push(...idsOf(await hiddenOf(served, ownIds(await listOf(served)))).slice(0, mostIds))

      for (const served of app.road.registry.all()) {
        const { path, type, defaultSort, sorts } = served.resource
        const list = await listOf(served)
        if (list.status !== 200) {
          assert.equal((await answerOf(served, `sort=${snake(defaultSort)}`)).status, list.status, `${name}: ${type}`)
          continue
        }
        const own = ownIds(list)
        const seen = JSON.stringify(list.document).toLowerCase()
        /** What is said of nothing, once for each filter. */
        const nothings = new Map<string, ReturnType<typeof answerOf>>()
        const same = async (secret: string, nothing: string) => {
          asked += 1
          const [filter = ''] = nothing.split('=')
          const ofNothing = nothings.get(filter) ?? answerOf(served, nothing)
          nothings.set(filter, ofNothing)
          const told = await answerOf(served, secret)
          assert.deepEqual(told, await ofNothing, `${name}: ${path}?${secret}`)
          return told.status
        }
        for (const [secret, nothing] of pairsOf(served, await hiddenOf(served, own), seen))
          assert.equal(await same(secret, nothing), 200, `${name}: ${path}?${secret}`)
        // Some of these are only for who may see what they are about; to others both are refused.
        for (const [secret, nothing] of idPairsOf(served, hiddenIds)) await same(secret, nothing)
        for (const sort of sorts) {
          const { status, document } = await api<Rows>('GET', `${everyRow(served)}&sort=${snake(sort)}`)
          assert.equal(status, 200, `${name}: ${type} by ${sort}`)
          assert.deepEqual(new Set(idsOf(document.data)), own, `${name}: ${type} by ${sort}`)
          assertNoOtherOrder(document.data, sort, `${name}: ${type} by ${sort}`)
        }
      }
    })
  })

test('there was something to ask for', () => assert.ok(asked > 100, `${asked} hidden values were asked for`))
