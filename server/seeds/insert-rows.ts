import type { Sql } from '#db/database.ts'
import { snake } from '#protocol/declaring/names.ts'

/** Many rows in one statement; columns that are left out take the table's own values. */
export async function insertRows(sql: Sql, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first).map(snake)
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value])),
  )
  await sql.run(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(records)],
  )
}
