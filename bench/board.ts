import { deepEqual } from 'node:assert/strict'
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
import { type FilledBoard, fillBoard } from './board-fill.ts'
import { compare, report, signIn, startServer, stopServers } from './compare.ts'
import { benchTenant } from './fill.ts'

/** `npm run bench:board`: the board of a period with ten phases against a bare server. */
const SIZE = Number(process.env.BENCH_SIZE ?? 2000)
const email = 'admin@bench-board.test'
const password = 'a bench needs no secret'

const folder = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
try {
  const { tenantId, schoolId, periodId } = await prepare()
  const common = { BENCH_TENANT_ID: tenantId, BENCH_SCHOOL_ID: schoolId, BENCH_PERIOD_ID: periodId }
  const ours = await startServer('app-server.ts', {
    ...common,
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('board-bare.ts', { ...common, BENCH_DATABASE_URL: postgres.url })
  const session = await signIn(ours.port, benchTenant, email, password)
  const headers = { ...session, 'x-tenant': benchTenant, accept: 'application/vnd.api+json' }
  const path = `/api/v1/internships/board?filter[period_id]=${periodId}`
  const read = async (port: number, at: string, how = {}) =>
    (await fetch(`http://127.0.0.1:${port}${at}`, { headers: how })).json()
  deepEqual(await read(ours.port, path, headers), await read(bare.port, '/'))
  const servers = { ours, bare, postgresPid: postgres.pid }
  const results = [
    await compare(`board of ${SIZE}`, servers, {
      ours: { port: ours.port, headers, path: () => path },
      bare: { port: bare.port, path: () => '/' },
    }),
  ]
  report(`${SIZE} students, ten phases`, results)
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify(results, null, 2)}\n`)
} finally {
  stopServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function prepare(): Promise<FilledBoard> {
  await migrate({ url: postgres.url, appPassword: 'bench' })
  const db = new Database(appUrl(postgres.url, 'bench'))
  await Sites.load(new System(db), benchTenant)
  await db.close()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const filled = await fillBoard(client, SIZE)
    const values = [email, filled.schoolId, await hashPassword(password)]
    await client.query(
      `with a as (insert into users (email, status, first_name, last_name) values ($1, 'active', 'Ada', 'Beheer') returning id),
         r as (insert into roles (user_id, name, organization_id) select id, 'admin', $2 from a)
       insert into credentials (user_id, password_hash) select id, $3 from a`,
      values,
    )
    return filled
  } finally {
    await client.end()
  }
}
