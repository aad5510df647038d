import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '#auth/passwords/hash.ts'
import { Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { compare, report, signIn, startServer, stopServers } from './compare.ts'
import { benchTenant } from './fill.ts'
import { type Filled, fillUsers } from './users-fill.ts'

/** `node scripts/run.mjs node bench/users.ts`: the table of people of one large school against a bare server. */
const SIZE = Number(process.env.BENCH_SIZE ?? 50_000)
const email = 'admin@bench-users.test'
const password = 'a bench needs no secret'

const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-bench-')))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
try {
  const filled = await prepare()
  const common = {
    BENCH_TENANT_ID: filled.tenantId,
    BENCH_SCHOOL_ID: filled.schoolId,
    BENCH_GROUP_ID: filled.groupId,
  }
  const ours = await startServer('app-server.ts', {
    ...common,
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('users-bare.ts', { ...common, BENCH_DATABASE_URL: postgres.url })
  const session = await signIn(ours.port, benchTenant, email, password)
  const headers = { ...session, 'x-tenant': benchTenant, accept: 'application/vnd.api+json' }
  const servers = { ours, bare, postgresPid: postgres.pid }
  const question = (name: string, path: string, query: string) =>
    compare(name, servers, {
      ours: {
        port: ours.port,
        headers,
        path: () => `/api/v1/users?include=roles&sort=last_name&page[size]=25${query}`,
      },
      bare: { port: bare.port, path: () => path },
    })
  const results = [
    await question('by name, page 1', '/first', ''),
    await question('by name, page 500', '/later', '&page[number]=500'),
    await question('by role and status', '/role', '&filter[with_role]=mentor&filter[status_eq]=active'),
    await question('by class', '/group', `&filter[group_id]=${filled.groupId}`),
    await question('search for two words', '/search', '&filter[search]=zoe%2012'),
  ]
  report(`${SIZE} people`, results)
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify(results, null, 2)}\n`)
} finally {
  stopServers()
  await postgres.stop()
  if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
}

async function prepare(): Promise<Filled> {
  await migrate({ url: postgres.url, appPassword: 'bench' })
  const db = new Database(appUrl(postgres.url, 'bench'))
  await Sites.load(new System(db), benchTenant)
  await db.close()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const filled = await fillUsers(client, benchTenant, SIZE)
  await addAdministrator(client, filled.schoolId)
  await client.end()
  return filled
}

async function addAdministrator(client: pg.Client, schoolId: string): Promise<void> {
  await client.query(
    `insert into users (email, status, first_name, last_name) values ($1, 'active', 'Ada', 'Beheer') on conflict do nothing`,
    [email],
  )
  const [admin] = (await client.query('select id from users where email = $1', [email])).rows
  await client.query(
    `insert into roles (user_id, name, organization_id) values ($1, 'admin', $2) on conflict do nothing`,
    [admin.id, schoolId],
  )
  await client.query(
    `insert into credentials (user_id, password_hash) values ($1, $2)
     on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash`,
    [admin.id, await hashPassword(password)],
  )
}
