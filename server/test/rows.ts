import { createHash, randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from '#db/database.ts'
import type { Site } from '#engine/call.ts'
import type { App } from '../src/app.ts'
import { type FittingRows, isLeftOut } from './fitting-rows.ts'

type Column = { name: string; type: string; nullable: boolean; generated: boolean }
type ForeignKey = { columns: string[]; table: string; targets: string[] }
export type Table = {
  name: string
  columns: Column[]
  foreignKeys: ForeignKey[]
  choices: Record<string, string[]>
  hasId: boolean
  /** What triggers keep nobody else writes. */
  isWritable: boolean
}
type Row = Record<string, unknown>

/** Every table of ours that belongs to a tenant, as the database itself describes it. */
export async function tenantTables(sql: Pick<Sql, 'rows'>): Promise<Table[]> {
  const rows = await sql.rows<{
    name: string
    columns: Column[]
    foreign_keys: ForeignKey[]
    checks: string[]
    is_writable: boolean
  }>(`
    select c.relname as name, has_table_privilege(c.oid, 'insert') as is_writable,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'nullable', not a.attnotnull, 'generated', a.attgenerated <> '') order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(json_build_object('table', f.confrelid::regclass::text,
          'columns', (select json_agg(a.attname order by k.n) from unnest(f.conkey) with ordinality k(num, n)
                      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num),
          'targets', (select json_agg(a.attname order by k.n) from unnest(f.confkey) with ordinality k(num, n)
                      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num)))
       from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as foreign_keys,
      coalesce((select json_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c'), '[]') as checks
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')
    order by c.relname`)
  return rows.map(({ name, columns, foreign_keys, checks, is_writable }) => ({
    name,
    isWritable: is_writable,
    columns,
    foreignKeys: foreign_keys,
    choices: Object.assign({}, ...checks.map(choicesOf)),
    hasId: columns.some((column) => column.name === 'id'),
  }))
}

/** `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))` says which values the column knows. */
function choicesOf(definition: string): Record<string, string[]> {
  const [, column, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? []
  if (!column || !list) return {}
  return { [column]: [...list.matchAll(/'([^']*)'/g)].map((match) => match[1] as string) }
}

/** Tables whose rows must fit together more closely than the catalogue tells: a `<feature>.rows.ts` says how. */
const fittingRows: FittingRows = {}
/** `table.column`: may be left out, but not by chance. */
const neverLeftOut = new Set<string>()
const features = join(import.meta.dirname, '../src/features')
for (const file of globSync('**/*.rows.ts', { cwd: features })) {
  const said: { rows: FittingRows; filled?: readonly string[] } = await import(join(features, file))
  Object.assign(fittingRows, said.rows)
  for (const column of said.filled ?? []) neverLeftOut.add(column)
}

/**
 * A few rows in every table of a site, in both tables of a foreign key before the one that points. Values repeat
 * in part, so that sorting meets equal rows; texts hold signs that a careless LIKE or JSON would stumble over.
 */
export async function fillTables(app: App, site: Site, count = 7): Promise<void> {
  await app.road.db.withTenant(site.id, async (sql) => {
    const tables = await tenantTables(sql)
    const known = new Map<string, Row[]>()
    for (const table of tables) known.set(table.name, await sql.rows(`select * from ${table.name} order by ctid`))
    const made = new Map<string, Row[]>()
    const waiting = new Set(tables.filter(({ isWritable }) => isWritable))
    while (waiting.size > 0) {
      const next =
        [...waiting].find((table) => isReady(table, waiting, () => true)) ??
        [...waiting].find((table) => isReady(table, waiting, isRequired)) ??
        ([...waiting][0] as Table)
      waiting.delete(next)
      const rows = await fillTable(sql, next, known, count, site.key)
      made.set(next.name, rows)
      known.get(next.name)?.push(...rows)
    }
    for (const table of tables) await closeCircles(sql, table, known, made)
  })
}

/** What it points at is there already; itself aside, since the first row may point at nothing. */
function isReady(table: Table, waiting: Set<Table>, counts: typeof isRequired): boolean {
  const missing = new Set([...waiting].map((other) => other.name))
  missing.delete(table.name)
  return !table.foreignKeys.some((key) => counts(table, key) && missing.has(key.table))
}

function isRequired(table: Table, key: ForeignKey): boolean {
  return ownColumns(key).every((name) => !table.columns.find((column) => column.name === name)?.nullable)
}

const ownColumns = (key: ForeignKey) => key.columns.filter((name) => name !== 'tenant_id')

async function fillTable(sql: Sql, table: Table, known: Map<string, Row[]>, count: number, seed: string) {
  const rows: Row[] = []
  const within = new Map(known).set(table.name, rows)
  for (let i = 0; i < count; i++) {
    const row: Row = {}
    for (const column of table.columns) {
      if (column.name !== 'tenant_id' && !column.generated) row[column.name] = sample(table, column, i, seed)
    }
    for (const key of table.foreignKeys) Object.assign(row, pointer(key, row, within, i))
    Object.assign(row, fittingRows[table.name]?.(i))
    const names = Object.keys(row)
    const [made] = await sql.rows(
      `insert into ${table.name} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
       on conflict do nothing returning *`,
      Object.values(row),
    )
    if (made) rows.push(made)
  }
  return rows
}

/** A row of the other table that also fits what another key of this row has chosen already. */
function pointer(key: ForeignKey, row: Row, known: Map<string, Row[]>, i: number): Row {
  const chosen = ownColumns(key).slice(0, -1)
  const candidates = (known.get(key.table) ?? []).filter((other) =>
    chosen.every((name) => other[key.targets[key.columns.indexOf(name)] as string] === row[name]),
  )
  // Two neighbours share what they point at, so that there are rows with several rows behind them.
  const target = candidates[Math.floor(i / 2) % Math.max(1, candidates.length)]
  const last = key.columns.at(-1) as string
  if (row[last] === null) return {}
  return { [last]: target ? target[key.targets.at(-1) as string] : null }
}

/** Two tables that point at each other: the optional way round is filled once both have rows. */
async function closeCircles(
  sql: Sql,
  table: Table,
  known: Map<string, Row[]>,
  made: Map<string, Row[]>,
): Promise<void> {
  for (const key of table.foreignKeys) {
    const column = key.columns.at(-1) as string
    if (!table.hasId || key.table === table.name) continue
    for (const [i, row] of (made.get(table.name) ?? []).entries()) {
      const value = pointer(key, { ...row, [column]: undefined }, known, i)[column]
      if (row[column] !== null || value === null || isLeftOut(i) || fittingRows[table.name]?.(i)[column] === null)
        continue
      // A row that would then be the double of another stays as it is.
      await sql.run('savepoint circle')
      await sql.run(`update ${table.name} set ${column} = $2 where id = $1`, [row.id, value]).catch((error) => {
        if (error.code !== '23505') throw error
        return sql.run('rollback to savepoint circle')
      })
    }
  }
}

const day = 24 * 3600 * 1000
const words = ['Brood & "koek"', "O'Hara 100%", 'snake_case', 'back\\slash', 'Ünïcode 🙂', 'brood & "koek"', 'Zee']

function sample(table: Table, { name, type, nullable }: Column, i: number, seed: string): unknown {
  const choices = table.choices[name]
  if (choices) return choices[i % choices.length]
  const key = `${seed} ${table.name} ${name} ${i}`
  const hash = createHash('sha256').update(key)
  if (nullable && isLeftOut(i) && !neverLeftOut.has(`${table.name}.${name}`)) return null
  switch (type) {
    case 'uuid':
      return randomUUID()
    case 'text':
      return /email|recipient|uid/.test(name)
        ? `${table.name}.${i}.${hash.digest('hex').slice(0, 6)}@example.test`
        : text(name, i, seed)
    case 'boolean':
      return i % 2 === 0
    case 'integer':
    case 'bigint':
    case 'smallint':
      return i + 1
    case 'numeric':
    case 'double precision':
      return i + 0.5
    case 'date':
      return dateAt((name.includes('end') ? 200 : 0) + Math.floor(i / 2)).slice(0, 10)
    case 'time without time zone':
      return `${String((/end|until/.test(name) ? 12 : 6) + (i % 6)).padStart(2, '0')}:00`
    case 'timestamp with time zone':
      return dateAt((/end|expire/.test(name) ? 200 : 0) + Math.floor(i / 2))
    case 'bytea':
      return hash.digest()
    case 'jsonb':
    case 'json':
      return JSON.stringify({ nth: i })
    case 'text[]':
      return ['a', 'b'].slice(0, i % 3)
    case 'smallint[]':
    case 'integer[]':
      return [1, 2].slice(0, i % 3)
    case 'uuid[]':
      return []
    case 'tsvector':
      return 'brood:1A koek:1B'
    default:
      throw new Error(`${table.name}.${name}: say in server/test/rows.ts what a ${type} looks like`)
  }
}

const dateAt = (days: number) => new Date(Date.UTC(2025, 2, 1, 10) + days * day).toISOString()

/** Keys stay apart; names and titles repeat in part. */
function text(name: string, i: number, seed: string): string {
  if (/name|title|city|description/.test(name)) return words[i % words.length] as string
  return `${name.slice(0, 3)}${createHash('sha256').update(seed).digest('hex').slice(0, 2)}${i}`
}
