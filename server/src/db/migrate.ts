import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../migrations')
// Any number; it only has to be the same in every process, so that two that start at once do not both migrate.
const MIGRATION_LOCK = 7_281_194

export class MigrationDrift extends Error {}

type MigrateOptions = {
  url: string
  /** What the app role signs in with. */
  appPassword: string
  log?: (line: string) => void
}

/**
 * Brings the database to the newest schema and makes sure of the two roles. Forward only: a file that was changed or
 * removed after it ran is drift, and drift stops the start.
 */
export async function migrate({ url, appPassword, log = () => {} }: MigrateOptions): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const roles = await ensureRoles(client, appPassword)
    await runMigrations({ connectionString: url, logger: undefined })
    await grantJobs(client, roles)
    const applied = await applyFiles(client, roles, log)
    return { applied }
  } finally {
    await client.end()
  }
}

type Roles = { app: string; system: string }

async function ensureRoles(client: pg.Client, appPassword: string): Promise<Roles> {
  const database = (await client.query('select current_database() as name')).rows[0].name as string
  const app = pg.escapeIdentifier(`${database}_app`)
  const system = pg.escapeIdentifier(`${database}_system`)
  await ensureRole(client, `${database}_app`)
  await ensureRole(client, `${database}_system`)
  // Role-wide, so that they also hold behind a connection pooler: nothing of ours may run or wait longer.
  await client.query(`alter role ${app} with login password ${pg.escapeLiteral(appPassword)}`)
  await client.query(`alter role ${app} set statement_timeout = '15s'`)
  await client.query(`alter role ${app} set lock_timeout = '8s'`)
  await client.query(`alter role ${app} set idle_in_transaction_session_timeout = '20s'`)
  await client.query(`alter role ${app} set timezone = 'UTC'`)
  await client.query(`alter role ${app} set jit = off`)
  // Our statements find few rows by index whatever their values are; planning them anew costs more than running them.
  await client.query(`alter role ${app} set plan_cache_mode = force_generic_plan`)
  // A plan that reads all of a table while it is small would be kept when it is large; every table has an index by tenant.
  await client.query(`alter role ${app} set enable_seqscan = off`)
  await client.query(`alter role ${app} set random_page_cost = 1.1`)
  return { app, system }
}

async function ensureRole(client: pg.Client, name: string): Promise<void> {
  const known = await client.query('select 1 from pg_roles where rolname = $1', [name])
  if (known.rowCount) return
  await client.query(`create role ${pg.escapeIdentifier(name)} nosuperuser nocreatedb nocreaterole`)
  const me = await client.query('select rolsuper from pg_roles where rolname = current_user')
  if (!me.rows[0].rolsuper) await client.query(`grant ${pg.escapeIdentifier(name)} to current_user`)
}

/**
 * The app puts jobs into the queue inside its own transactions and works them off; the queue's schema is not its own.
 * The queue's tables have row-level security on and no policy, which shuts out everybody but their owner.
 */
async function grantJobs(client: pg.Client, { app, system }: Roles): Promise<void> {
  await client.query(`
    grant usage on schema graphile_worker to ${app}, ${system};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${app};
    grant select, update on all tables in schema graphile_worker to ${system};
    grant usage, select on all sequences in schema graphile_worker to ${app};
    grant execute on all functions in schema graphile_worker to ${app}, ${system};`)
  const guarded = await client.query(
    `select relname as name from pg_class
     where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity
       and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'stagehaven')`,
  )
  for (const { name } of guarded.rows) {
    const table = `graphile_worker.${pg.escapeIdentifier(name)}`
    await client.query(`create policy stagehaven on ${table} to ${app}, ${system} using (true) with check (true)`)
  }
}

async function applyFiles(client: pg.Client, roles: Roles, log: (line: string) => void): Promise<string[]> {
  await client.query(`
    create table if not exists migrations (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    );
    grant select on migrations to ${roles.app}`)
  const files = await migrationFiles()
  const known = new Map<string, string>()
  for (const row of (await client.query('select name, hash from migrations')).rows) known.set(row.name, row.hash)
  for (const name of known.keys()) {
    if (!files.some((file) => file.name === name)) throw new MigrationDrift(`migration ${name} ran here but is gone`)
  }
  const applied: string[] = []
  for (const file of files) {
    const hash = known.get(file.name)
    if (hash && hash !== file.hash) throw new MigrationDrift(`migration ${file.name} was changed after it ran`)
    if (hash) continue
    await applyFile(client, file, roles)
    applied.push(file.name)
    log(file.name)
  }
  return applied
}

async function applyFile(client: pg.Client, file: MigrationFile, roles: Roles): Promise<void> {
  const sql = file.sql.replaceAll(':app', roles.app).replaceAll(':system', roles.system)
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [file.name, file.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${file.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

type MigrationFile = { name: string; sql: string; hash: string }

export async function migrationFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** The same server and database, signed in as the role that owns nothing. */
export function appUrl(url: string, appPassword: string): string {
  const address = new URL(url)
  address.username = `${decodeURIComponent(address.pathname.slice(1))}_app`
  address.password = appPassword
  return address.href
}
