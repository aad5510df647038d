import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import type { Field } from '#protocol/declaring/fields.ts'
import { snake } from '#protocol/declaring/names.ts'
import { inDays } from '#protocol/shared/days.ts'
import { apiOf, type Document, idsOf } from '#test/json-api.ts'
import { fillTables } from '#test/rows.ts'
import { testApp } from '#test/setup.ts'
import { everyInclude, everyRow, type Rows, type TwoSites, twoSites } from '#test/two-sites.ts'
import { everyFeature, world } from '#test/world.ts'
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

const ofChoice = ['oneOf', 'boolean', 'date', 'timestamp']
const shift = 40
const day = inDays
const days = [0, shift].map(day)

/** Every filter with a choice, a day, or yes and no that asks for more than what stands in a column of the row. */
function choicesOf({ resource, expressions }: Served, columns: ReadonlySet<string>): string[] {
  const valuesOf = ({ kind, options }: Pick<Field, 'kind' | 'options'>): readonly string[] =>
    kind === 'boolean' ? ['true', 'false'] : kind === 'oneOf' ? (options ?? []) : days
  const scopes = Object.entries(resource.scopes).map(([name, field]) => [snake(name), field.of ?? field] as const)
  const filters = Object.entries(resource.filters).flatMap(([name, predicates]) => {
    const field = resource.attributes[name]
    const isColumn = columns.has(snake(name)) && !Object.hasOwn(expressions, name)
    return field && !isColumn ? predicates.map((predicate) => [`${snake(name)}_${predicate}`, field] as const) : []
  })
  return [...scopes, ...filters]
    .filter(([, { kind }]) => ofChoice.includes(kind))
    .flatMap(([key, field]) =>
      (key.endsWith('null') ? ['true'] : valuesOf(field)).map((value) => `filter[${key}]=${value}`),
    )
}

/** The next choice, the other of yes and no, a later day. */
const otherOf = ({ kind, options }: Field, column: string): { text: string; values: unknown[] } => {
  if (kind === 'boolean') return { text: `not ${column}`, values: [] }
  if (kind !== 'oneOf') return { text: `${column} + $2::int * interval '1 day'`, values: [shift] }
  const next = `($2::text[])[array_position($2::text[], ${column}::text) + 1]`
  return { text: `coalesce(${next}, ($2::text[])[1])`, values: [options] }
}

/** Those of the table itself; a view has none of its own. */
const columnsOf = async (served: Served) => {
  const [found] = await sites.rowsOf<{ isTable: boolean }>(
    `select relkind <> 'v' as "isTable" from pg_class where oid = $1::text::regclass`,
    [served.table],
  )
  return new Set(found?.isTable ? (await sites.columnsOf(served)).keys() : [])
}

type Looked = { shown: Map<string, string>; told: Map<string, readonly string[]> }

for (const name of ['schoolAdmin', 'centerAdmin', 'mentor', 'providerAdmin'] as const)
  describe(`whatever changes in what is hidden from the ${name}`, () => {
    test('changes no answer to a choice, a day, or yes and no about rows that look as they did', async () => {
      const here = await world({ flags: everyFeature })
      await fillTables(app, here.site)
      const api = apiOf(app, here[name].credentials)
      const run = (text: string, values: unknown[]) =>
        app.road.db.withTenant(here.site.id, (sql) => sql.run(text, values))

      /** Each row as it is shown, with what comes along, and which rows each filter finds. */
      async function look(): Promise<Map<Served, Looked>> {
        const looked = new Map<Served, Looked>()
        for (const served of app.road.registry.all()) {
          const { status, document } = await api<Rows>('GET', `${everyRow(served)}&include=${everyInclude(served)}`)
          if (status !== 200 || document.data.length === 0) continue
          const beside = new Map((document.included ?? []).map((row) => [row.id, row]))
          const shown = new Map(
            document.data.map((row) => {
              const linked = Object.values(row.relationships ?? {}).flatMap(({ data }) => data ?? [])
              return [row.id, JSON.stringify([row, linked.map(({ id }) => beside.get(id))])]
            }),
          )
          const told = new Map<string, readonly string[]>()
          for (const query of choicesOf(served, await columnsOf(served))) {
            const answer = await api<Rows>('GET', `${everyRow(served)}&${query}`)
            if (answer.status === 200) told.set(query, idsOf(answer.document.data))
          }
          looked.set(served, { shown, told })
        }
        return looked
      }

      const before = await look()
      const seenIn = new Map<string, string[]>()
      for (const [{ table }, { shown }] of before) seenIn.set(table, [...(seenIn.get(table) ?? []), ...shown.keys()])
      const changed = new Set<string>()
      for (const served of app.road.registry.all()) {
        const { resource, table } = served
        const columns = await sites.columnsOf(served)
        for (const [attribute, field] of Object.entries(resource.attributes)) {
          const column = snake(attribute)
          const { text, values } = otherOf(field, column)
          if (!ofChoice.includes(field.kind) || !columns.has(column) || changed.has(`${table}.${column}`)) continue
          // What the database does not allow cannot be.
          const hidden = `update ${table} set ${column} = ${text} where id <> all($1::uuid[])`
          await run(hidden, [seenIn.get(table) ?? [], ...values]).then(
            () => changed.add(`${table}.${column}`),
            () => undefined,
          )
        }
      }
      const after = await look()
      let compared = 0
      for (const [served, { shown, told }] of before) {
        const now = after.get(served)
        const alike = new Set([...shown].filter(([id, row]) => now?.shown.get(id) === row).map(([id]) => id))
        const found = (ids: readonly string[] = []) => ids.filter((id) => alike.has(id)).toSorted()
        for (const [query, ids] of told) {
          if (alike.size > 0) compared += 1
          assert.deepEqual(found(now?.told.get(query)), found(ids), `${name}: ${served.resource.path}?${query}`)
        }
      }
      assert.ok(changed.size > 50 && compared > 20, `${compared} answers after ${changed.size} changes`)
    })
  })

test('there was something to ask for', () => assert.ok(asked > 100, `${asked} hidden values were asked for`))
