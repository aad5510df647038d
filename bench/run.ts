import { fork } from 'node:child_process'
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
import { benchTenant, fill } from './fill.ts'
import { cpuSeconds, load, type Target } from './measure.ts'

/** `npm run bench`: our server against the bare one, interleaved in one run on one database, told as ratios. */
const SIZE = Number(process.env.BENCH_SIZE ?? 100_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROUND_MS = 3000
const CONNECTIONS = 32
const email = 'admin@bench.test'
const password = 'a bench needs no secret'

const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-bench-')))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
const servers: { kill(): void }[] = []
try {
  const prepared = await prepare()
  const common = {
    BENCH_EMAIL: email,
    BENCH_PASSWORD: password,
    BENCH_TENANT_ID: prepared.tenantId,
    BENCH_SCHOOL_ID: prepared.schoolId,
  }
  const ours = await startServer('app-server.ts', {
    ...common,
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('bare.ts', { ...common, BENCH_DATABASE_URL: postgres.url })
  const session = await signIn(ours.port)
  const ids = prepared.ids
  const pick = () => ids[Math.floor(Math.random() * ids.length)] as string
  const include = 'include=student,organization,vacancy,current_phase,internship_period,contact_person,supervisor'
  const headers = { ...session, 'x-tenant': benchTenant, accept: 'application/vnd.api+json' }
  const results = [
    await compare('list of 25 with 7 includes', ours, bare, {
      ours: { port: ours.port, headers, path: () => `/api/v1/internships?${include}&page[size]=25` },
      bare: { port: bare.port, path: () => '/list' },
    }),
    await compare('show with 7 includes', ours, bare, {
      ours: { port: ours.port, headers, path: () => `/api/v1/internships/${pick()}?${include}` },
      bare: { port: bare.port, path: () => `/show/${pick()}` },
    }),
    await compare(
      'sign-in',
      ours,
      bare,
      {
        ours: {
          port: ours.port,
          method: 'POST',
          path: () => '/auth/sign_in',
          body: JSON.stringify({ email, password }),
          headers: { 'x-tenant': benchTenant, 'content-type': 'application/json' },
        },
        bare: { port: bare.port, path: () => '/sign_in' },
      },
      8,
    ),
  ]
  report(results)
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify(results, null, 2)}\n`)
} finally {
  for (const server of servers) server.kill()
  await postgres.stop()
  if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
}

async function prepare(): Promise<{ tenantId: string; schoolId: string; ids: string[] }> {
  await migrate({ url: postgres.url, appPassword: 'bench' })
  const db = new Database(appUrl(postgres.url, 'bench'))
  await Sites.load(new System(db), benchTenant)
  await db.close()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const known = (await client.query(`select tenant_id, id from organizations where brin = '99XX'`)).rows[0]
  const { tenantId, schoolId } = known ? { tenantId: known.tenant_id, schoolId: known.id } : await fill(client, SIZE)
  await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
  await client.query(
    `insert into users (email, status, first_name, last_name) values ($1, 'active', 'Ada', 'Beheer') on conflict do nothing`,
    [email],
  )
  const admin = (await client.query('select id from users where email = $1', [email])).rows[0].id
  await client.query(
    `insert into roles (user_id, name, organization_id) values ($1, 'admin', $2) on conflict do nothing`,
    [admin, schoolId],
  )
  await client.query(
    `insert into credentials (user_id, password_hash) values ($1, $2) on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash`,
    [admin, await hashPassword(password)],
  )
  const ids = (
    await client.query('select id from internships where tenant_id = $1 order by random() limit 5000', [tenantId])
  ).rows.map((row) => row.id)
  await client.end()
  return { tenantId, schoolId, ids }
}

type Server = { port: number; pid: number }

function startServer(file: string, env: Record<string, string>): Promise<Server> {
  // The log is written as in production, only not to this terminal.
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  servers.push(child)
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ port: (message as { port: number }).port, pid: child.pid as number }))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}

async function signIn(port: number): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': benchTenant },
    body: JSON.stringify({ email, password }),
  })
  return Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, answer.headers.get(name) as string]))
}

type Side = { perSecond: number; cpuMs: number; serverMs: number; postgresMs: number; bytes: number }
type Result = { name: string; ours: Side; bare: Side; throughput: number; cpu: number }

async function compare(
  name: string,
  ours: Server,
  bare: Server,
  targets: { ours: Target; bare: Target },
  connections = CONNECTIONS,
): Promise<Result> {
  const sides = { ours: { server: ours, target: targets.ours }, bare: { server: bare, target: targets.bare } }
  const sums = {
    ours: { requests: 0, seconds: 0, server: 0, postgres: 0, bytes: 0 },
    bare: { requests: 0, seconds: 0, server: 0, postgres: 0, bytes: 0 },
  }
  for (const side of ['ours', 'bare'] as const) await load(sides[side].target, connections, 1000)
  for (let round = 0; round < ROUNDS * 2; round++) {
    const side = round % 2 === 0 ? 'ours' : 'bare'
    const { server, target } = sides[side]
    const before = cpuSeconds(server.pid, postgres.pid)
    const { requests, seconds, bytes } = await load(target, connections, ROUND_MS)
    sums[side].requests += requests
    sums[side].seconds += seconds
    sums[side].bytes = bytes
    const after = cpuSeconds(server.pid, postgres.pid)
    sums[side].server += after.server - before.server
    sums[side].postgres += after.postgres - before.postgres
  }
  const of = (side: 'ours' | 'bare'): Side => {
    const { requests, seconds, server, postgres, bytes } = sums[side]
    const each = (value: number) => (value / requests) * 1000
    return {
      perSecond: requests / seconds,
      cpuMs: each(server + postgres),
      serverMs: each(server),
      postgresMs: each(postgres),
      bytes,
    }
  }
  const [a, b] = [of('ours'), of('bare')]
  return { name, ours: a, bare: b, throughput: a.perSecond / b.perSecond, cpu: a.cpuMs / b.cpuMs }
}

function report(results: Result[]): void {
  console.log(
    `\n${SIZE} internships, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s each, interleaved\n`,
  )
  console.log('                             requests/s        CPU ms/request     bytes            ours / bare')
  for (const { name, ours, bare, throughput, cpu } of results) {
    console.log(
      `${name.padEnd(28)} ${ours.perSecond.toFixed(0).padStart(6)} vs ${bare.perSecond.toFixed(0).padEnd(6)}  ${ours.cpuMs.toFixed(2).padStart(6)} vs ${bare.cpuMs.toFixed(2).padEnd(6)}  ${String(ours.bytes).padStart(6)} vs ${String(bare.bytes).padEnd(6)}   throughput ${throughput.toFixed(2)}, CPU ${cpu.toFixed(2)} (server ${(ours.serverMs / bare.serverMs).toFixed(2)}, PostgreSQL ${(ours.postgresMs / bare.postgresMs).toFixed(2)})`,
    )
  }
}
