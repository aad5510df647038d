import type { Feature } from '#engine/feature.ts'
import { camel } from '#protocol/declaring/names.ts'

export type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  /** What the value must be one of, as PostgreSQL writes the check down. */
  check: string | null
}

/** Every column of our own tables, in the order of their names. */
export const columnsSql = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
         (select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
            and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[' limit 1) as check
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"`

const kinds: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
}

function typeOf({ type, nullable, check }: Column): string {
  const isList = type.endsWith('[]')
  const plain = kinds[isList ? type.slice(0, -2) : type] ?? 'string'
  const choices = check?.match(/'(?:[^']|'')*'(?=::)/g)
  const one = choices && !isList ? choices.sort().join(' | ') : isList ? `${plain}[]` : plain
  return nullable && one !== 'unknown' ? `${one} | null` : one
}

/** `server/src/db/catalogue.ts`: the tables as types, and which of them each resource is shown from. */
export function databaseCatalogue(columns: readonly Column[], features: readonly Feature[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) =>
    [`  ${table}: {`, ...own.map((column) => `    ${camel(column.column)}: ${typeOf(column)}`), '  }'].join('\n'),
  )
  const served = features.flatMap(({ resources }) => resources)
  const sources = served.map(({ resource, table }) => `  ${resource.type}: '${table}'`).sort()
  return `// Written by "npm run generate" from the migrated database and the features that show its tables.

/** Every table, its columns as a row that was read has them. */
export interface Tables {
${tables.join('\n')}
}

/** The table of each resource. */
export interface TableOf {
${sources.join('\n')}
}
`
}
