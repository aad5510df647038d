import pg from 'pg'

export type StatementTime = { query: string; ms: number; calls: number }

/** Turns on the counting of statements. True when PostgreSQL has to start again for it. */
export async function watchStatements(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_stat_statements')
    const { rows } = await client.query('show shared_preload_libraries')
    if (rows[0].shared_preload_libraries.includes('pg_stat_statements')) return false
    await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
    return true
  } finally {
    await client.end()
  }
}

/** What cost most since counting began, in milliseconds per visit. */
export async function topStatements(client: pg.Client, visits: number): Promise<StatementTime[]> {
  const { rows } = await client.query(
    `select query, (total_exec_time + total_plan_time) / $1::float8 as ms, calls / $1::float8 as calls
     from pg_stat_statements where query not like '%pg_stat_statements%' order by total_exec_time desc limit 20`,
    [visits],
  )
  return rows
}
