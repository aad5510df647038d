import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, describe, test } from 'node:test'
import type { Command, Fields } from '#protocol/declaring/define.ts'
import type { Field } from '#protocol/declaring/fields.ts'
import { snake } from '#protocol/declaring/names.ts'
import { inDays } from '#protocol/shared/days.ts'
import { type Table, tenantTables } from '#test/rows.ts'
import { testApp } from '#test/setup.ts'
import { type TwoSites, twoSites } from '#test/two-sites.ts'

// Every command that is told an id, in its address or its body, is told one of another site. A command that is declared later
// is among them without a line here. That ids of one's own work stands in ids-from-elsewhere.test.ts.
const app = await testApp()
const commands = [...app.road.registry.commands.values()].filter(
  ({ path, input }) => path.includes(':id') || idsIn(input).length > 0,
)

let sites: TwoSites
let tables: Table[]
let idsOf: Record<'here' | 'elsewhere', Map<string, string>>
before(async () => {
  sites = await twoSites()
  tables = await app.road.db.withTenant(sites.here.site.id, tenantTables)
  idsOf = { here: await firstIds(sites.here.site.id), elsewhere: await firstIds(sites.elsewhere.site.id) }
})

function idsIn(input: Fields): string[] {
  return Object.entries(input).flatMap(([name, field]) => (holdsIds(field) ? [name] : []))
}
function holdsIds({ kind, of }: Field): boolean {
  return kind === 'id' || of?.kind === 'id'
}

/** The one of a table that is looked at; of people, organizations and the like it does not matter which. */
const firstIds = (tenantId: string) =>
  app.road.db.withTenant(tenantId, async (sql) => {
    const found = new Map<string, string>()
    for (const { name, hasId } of await tenantTables(sql)) {
      const row = hasId ? await sql.row<{ id: string }>(`select id from ${name} order by id limit 1`) : null
      if (row) found.set(name, row.id)
    }
    return found
  })

/** In which table the thing of that name stands: `groupId` in groups, `studentIds` in users. */
function tableOf(field: string): string {
  const word = snake(field.replace(/Ids?$/, ''))
  const known = tables.map(({ name }) => name)
  const named = [`${word}s`, word.replace(/y$/, 'ies'), `internship_${word}s`].find((name) => known.includes(name))
  if (named) return named
  return /school|cent(er|re)|host|place|organization/.test(word) ? 'organizations' : 'users'
}

const texts: Partial<Record<NonNullable<Field['format']>, string>> = {
  email: 'noor@example.test',
  url: 'https://example.test',
  phone: '0612345678',
  postalCode: '1011 AB',
  houseNumber: '1',
  personName: 'Noor',
  organizationName: 'Bakkerij Bos',
  path: '/dashboard',
}

/** Something that a field takes, so that it is the id that is looked at and not what is missing beside it. */
function sample(name: string, { kind, format, options, of, min, max }: Field): unknown {
  switch (kind) {
    case 'id':
      return idsOf.here.get(tableOf(name))
    case 'list':
      return of ? [sample(name, of)] : []
    case 'oneOf':
      return options?.[0]
    case 'date':
      return inDays(48)
    case 'timestamp':
      return `${inDays(48)}T10:00:00Z`
    case 'integer':
    case 'number':
      return Math.max(min ?? 1, 1)
    case 'boolean':
      return true
    case 'text':
      return ((format && texts[format]) ?? 'Een zin die lang genoeg is om iets te zeggen.').slice(0, max)
    case 'json':
      return undefined
  }
}
const bodyFor = ({ input }: Command) =>
  Object.fromEntries(Object.entries(input).map(([name, field]) => [name, sample(name, field)]))

/** All that a site holds, one line per table. */
const everything = (tenantId: string) =>
  app.road.db.withTenant(tenantId, async (sql) => {
    const lines: string[] = []
    for (const { name } of tables) {
      const rows = await sql.rows<{ row: string }>(`select t::text as row from ${name} t order by 1`)
      lines.push(`${name} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`)
    }
    return lines
  })

describe('an id of another site', () => {
  test('is not there for any command, and nothing there changes', async () => {
    const { here, elsewhere, foreignIds } = sites
    const before = await everything(elsewhere.site.id)
    const callers = [here.operator, here.schoolAdmin, here.providerAdmin, here.student]
    assert.ok(commands.length > 40, `only ${commands.length} commands are told an id`)
    for (const command of commands) {
      const { method, path, on, name } = command
      const table = on ? app.road.registry.get(on.type).table : ''
      const own = path.replace(':id', idsOf.here.get(table) ?? crypto.randomUUID())
      const foreign = path.replace(':id', idsOf.elsewhere.get(table) ?? crypto.randomUUID())
      for (const who of callers) {
        if (path.includes(':id')) {
          const { status, body } = await who.send(method, foreign, bodyFor(command))
          const nobodys = await who.send(method, path.replace(':id', crypto.randomUUID()), bodyFor(command))
          assert.equal(status, nobodys.status, `${name} on a row of theirs, as on one that nobody has: ${body}`)
        }
        for (const field of idsIn(command.input)) {
          const theirs = idsOf.elsewhere.get(tableOf(field))
          const value = command.input[field]?.kind === 'list' ? [theirs] : theirs
          const { status, body } = await who.send(method, own, { ...bodyFor(command), [field]: value })
          assert.ok(status < 500, `${name} with ${field} of theirs: ${status} ${body}`)
          if (theirs) assert.ok(status >= 400 || !body.includes(theirs), `${name} takes ${field} of theirs: ${body}`)
        }
      }
    }
    assert.deepEqual(await everything(elsewhere.site.id), before)
    for (const { name } of tables) {
      const rows = await sites.rowsOf<{ row: string }>(`select t::text as row from ${name} t`)
      for (const { row } of rows)
        for (const [id] of row.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
          assert.ok(!foreignIds.has(id), `${name} of ours names ${id} of theirs: ${row}`)
    }
  })
})
