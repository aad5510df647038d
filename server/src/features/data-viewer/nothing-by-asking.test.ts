import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import {
  type DataColumn,
  dataGroups,
  dataRows,
  dataSources,
  MOST_COLUMNS,
} from '#protocol/features/data-viewer/data-viewer.ts'
import { testApp } from '#test/setup.ts'
import { type TwoSites, twoSites } from '#test/two-sites.ts'
import type { Person } from '#test/world.ts'

const app = await testApp()
let sites: TwoSites
before(async () => {
  sites = await twoSites()
})

type Seen = { ids: string[]; cells: Map<string, unknown[]> }

/** Every cell of a resource that somebody is shown, column by column. */
async function seenBy(who: Person, source: string, columns: readonly DataColumn[]): Promise<Seen> {
  const seen: Seen = { ids: [], cells: new Map() }
  for (let at = 0; at < columns.length; at += MOST_COLUMNS) {
    const names = columns.slice(at, at + MOST_COLUMNS).map(({ name }) => name)
    const { rows } = await who.tell(dataRows, { filter: { source, columns: names, size: 200 } })
    seen.ids = rows.map(({ id }) => id)
    for (const [index, name] of names.entries())
      seen.cells.set(
        name,
        rows.map(({ cells }) => cells[index]),
      )
  }
  return seen
}

const keyOf = (value: unknown) => JSON.stringify(value ?? null)
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** What a value is counted under, worked out from what is shown. */
function groupKey({ kind }: DataColumn, value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (kind === 'date') return keyOf(String(value).slice(0, 7))
  return keyOf(kind === 'timestamp' ? days.format(new Date(String(value))).slice(0, 7) : value)
}

function countedBy(column: DataColumn, values: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) {
    const key = groupKey(column, value)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Equal cells, and those that say nothing, stand in the order of their ids: what is behind them moves nothing. */
function assertNoOtherOrder(ids: readonly string[], cells: readonly unknown[], about: string) {
  const runs = new Map<string, string[]>()
  for (const [index, id] of ids.entries()) runs.set(keyOf(cells[index]), [...(runs.get(keyOf(cells[index])) ?? []), id])
  for (const run of runs.values()) assert.deepEqual(run, run.toSorted(), about)
}

/** A condition that holds for what stands in a cell, as far as its kind can be compared so. */
function whereOf({ name, kind, options }: DataColumn, value: unknown): string | undefined {
  if (value === null || value === undefined || kind === 'list') return undefined
  if (kind === 'timestamp') return `${name}:is:${days.format(new Date(String(value)))}`
  if (kind === 'oneOf' && !options?.includes(String(value))) return undefined
  return String(value).trim() === '' ? undefined : `${name}:is:${String(value).trim()}`
}
/** The same about what is shown. */
function holdsFor({ kind }: DataColumn, value: unknown, cell: unknown): boolean {
  if (cell === null || cell === undefined) return false
  if (kind === 'timestamp') return days.format(new Date(String(cell))) === days.format(new Date(String(value)))
  if (kind === 'text') return String(cell).toLowerCase() === String(value).trim().toLowerCase()
  return String(cell) === String(value)
}

for (const name of ['schoolAdmin', 'centerAdmin'] as const)
  describe(`what is hidden from the ${name} in the data viewer`, () => {
    test('cannot be found out by a filter, an order or a count of any column', async () => {
      const who = sites.here[name]
      const { sources } = await who.tell(dataSources)
      const everything = new Map((await sites.here.operator.tell(dataSources)).sources.map((each) => [each.type, each]))
      let hidden = 0
      for (const { type: source, columns } of sources) {
        const seen = await seenBy(who, source, columns)
        const shared = columns.filter((column) =>
          everything.get(source)?.columns.some((each) => each.name === column.name),
        )
        const all = await seenBy(sites.here.operator, source, shared)
        await Promise.all(
          columns.map(async (column) => {
            const about = `${name}: ${source}.${column.name}`
            const cells = seen.cells.get(column.name) ?? []
            // Where there is nothing at all, nothing is hidden.
            if (!all.cells.get(column.name)?.some((value) => value !== null)) return
            const { groups, records } = await who.tell(dataGroups, { filter: { source, by: column.name } })
            assert.equal(records, seen.ids.length, about)
            assert.deepEqual(
              new Map(groups.map(({ value, count }) => [keyOf(value), count])),
              countedBy(column, cells),
              about,
            )
            if (column.kind !== 'list') {
              const { rows } = await who.tell(dataRows, {
                filter: { source, columns: [column.name], order: [`-${column.name}`], size: 200 },
              })
              const ids = rows.map(({ id }) => id)
              assert.deepEqual(ids.toSorted(), seen.ids.toSorted(), about)
              const ordered = rows.map((row) => row.cells[0])
              assertNoOtherOrder(ids, ordered, about)
            }
            const known = new Set(cells.map(keyOf))
            const secret = all.cells.get(column.name)?.find((value) => value !== null && !known.has(keyOf(value)))
            const where = whereOf(column, secret)
            if (!where) return
            hidden += 1
            const filter = { source, columns: [column.name], where: JSON.stringify([where]), size: 200 }
            const found = await who.tell(dataRows, { filter })
            assert.equal(found.records, cells.filter((cell) => holdsFor(column, secret, cell)).length, about)
          }),
        )
      }
      assert.ok(hidden > 50, `${hidden} hidden values were asked for`)
    })

    test('has no name that one can ask by: not what is in no column, and not what is of rows one does not see', async () => {
      const who = sites.here[name]
      const { sources } = await who.tell(dataSources)
      const shown = new Map(sources.map(({ type, columns }) => [type, columns.map((column) => column.name)]))
      const refused = async (path: string, query: string) =>
        assert.equal((await who.send('GET', `/data_viewer/${path}?${query}`)).status, 400, `${name}: ${query}`)
      let asked = 0
      for (const served of app.road.registry.all()) {
        const { type } = served.resource
        const known = shown.get(type)
        const [first] = known ?? []
        const source = `filter[source]=${type}`
        if (!known || !first) {
          await refused('rows', `${source}&filter[columns]=id`)
          await refused('groups', `${source}&filter[by]=id`)
          continue
        }
        const own = Object.keys(served.resource.attributes)
        const related = Object.entries(served.resource.relationships).flatMap(([by, to]) =>
          Object.keys(app.road.registry.get(to.type).resource.attributes).map((field) => `${by}.${field}`),
        )
        const columns = [...(await sites.columnsOf(served)).keys()]
        for (const each of new Set([...own, ...related, ...columns, 'constructor'])) {
          if (known.includes(each)) continue
          const where = encodeURIComponent(JSON.stringify([`${each}:filled:`]))
          const ways = [
            () => refused('rows', `${source}&filter[columns]=${each}`),
            () => refused('rows', `${source}&filter[columns]=${first}&filter[order]=-${each}`),
            () => refused('rows', `${source}&filter[columns]=${first}&filter[where]=${where}`),
            () => refused('groups', `${source}&filter[by]=${each}`),
            () => refused('groups', `${source}&filter[by]=${first}&filter[where]=${where}`),
            () => refused('groups', `${source}&filter[by]=${first}&filter[averages]=${each}`),
          ]
          await ways[asked % ways.length]?.()
          asked += 1
        }
      }
    })
  })
