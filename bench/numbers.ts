import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl } from '#db/migrate.ts'
import { compare, type Result, report, signIn, startServer, stopServers } from './compare.ts'
import { once } from './measure.ts'
import { emails, fillNumbers, numbersTenant, password } from './numbers-fill.ts'

/**
 * `npm run bench:numbers`: the charts of a school of 5,000 students, of a centre with 200,000 internships and of one of its hosts against
 * a statement by hand, and how long one takes alone. `BENCH_SIZE=1000000` for a million internships, `BENCH_DATA_DIR` keeps them.
 */
const INTERNSHIPS = Number(process.env.BENCH_SIZE ?? 200_000)
const MOST = { cpu: 2, ms: 300 }
const TIMES = 15
const CONNECTIONS = 2

const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-bench-')))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
try {
  const { tenantId, schoolId, periodId, hostId } = await fillNumbers(postgres.url, INTERNSHIPS)
  const ours = await startServer('app-server.ts', {
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('numbers-bare.ts', {
    BENCH_TENANT_ID: tenantId,
    BENCH_SCHOOL_ID: schoolId,
    BENCH_PERIOD_ID: periodId,
    BENCH_HOST_ID: hostId,
    BENCH_DATABASE_URL: postgres.url,
  })
  const common = { 'x-tenant': numbersTenant, accept: 'application/vnd.api+json' }
  const as = async (email: string) => ({ ...common, ...(await signIn(ours.port, numbersTenant, email, password)) })
  const [school, centre, host] = [await as(emails.school), await as(emails.centre), await as(emails.host)]
  const charts = [
    {
      name: 'demand, school',
      headers: school,
      path: `/analytics/demand?filter[period_id]=${periodId}`,
      hand: '/demand',
    },
    {
      name: 'supply, school',
      headers: school,
      path: `/analytics/supply?filter[period_id]=${periodId}`,
      hand: '/school',
    },
    { name: 'supply, centre', headers: centre, path: '/analytics/supply', hand: '/centre' },
    { name: 'own numbers, host', headers: host, path: '/analytics/own', hand: '/own' },
  ]
  const servers = { ours, bare, postgresPid: postgres.pid }
  const results: (Result & { ms: number; handMs: number })[] = []
  for (const { name, headers, path, hand } of charts) {
    const mine = { port: ours.port, headers, path: () => `/api/v1${path}` }
    const theirs = { port: bare.port, path: () => hand }
    const ms = await alone(mine)
    results.push({
      ...(await compare(name, servers, { ours: mine, bare: theirs }, CONNECTIONS)),
      ms,
      handMs: await alone(theirs),
    })
  }
  report(`Numbers of ${INTERNSHIPS} internships (${CONNECTIONS} connections)`, results)
  console.log('\nOne at a time, median of', TIMES, 'in ms\n')
  for (const { name, ms, handMs } of results)
    console.log(`${name.padEnd(28)} ${ms.toFixed(0).padStart(5)} vs ${handMs.toFixed(0)}`)
  if (results.some(({ cpu, ms }) => cpu > MOST.cpu || ms > MOST.ms)) process.exitCode = 1
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify(results, null, 2)}\n`)
} finally {
  stopServers()
  await postgres.stop()
  if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
}

async function alone(target: Parameters<typeof once>[1]): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) {
    const started = performance.now()
    await once(agent, target)
    times.push(performance.now() - started)
  }
  agent.destroy()
  return times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
}
