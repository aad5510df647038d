import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { prepareDatabase } from '#test/prepared-database.ts'
import { cleanUp } from '../scripts/lib/test-database.ts'
import { cpuSeconds } from './measure.ts'

/**
 * `npm run bench:contracts`: contracts from release to sealed, with four signers each by the API, and a worker in a process of
 * its own as in production. Making the students and their contracts is not counted.
 */
const COUNT = Number(process.env.BENCH_CONTRACTS ?? 1000)
const GOAL_PER_SECOND = 15
/** What a process needs at first comes by then; afterwards memory must not grow with the number of contracts. */
const SETTLED = 200
const GROWTH_MB = 20
const AT_ONCE = 8
const CLASS = 25

const temp = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(temp, 'postgres') })
await prepareDatabase(postgres.url)
process.env.TEST_DATABASE_URL = postgres.url
const { contractFlags, contractWorld } = await import('#test/contract-world.ts')
const { OwnDatabase } = await import('#test/own-database.ts')
const { sealingFolder } = await import('#test/seal-key.ts')

// Everything ends with this process.
const lifetime = { after: () => {} }
const database = await OwnDatabase.create(lifetime)
const dataDir = await sealingFolder(database)
const w = await contractWorld({ database, dataDir, app: await database.app({ dataDir }) })

/** The work on each, so many at once, in order. */
async function each<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = all.entries()
  const run = async () => {
    for (const [index, one] of waiting) results[index] = await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  return results
}

const residentMb = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
const countSealed = async () => {
  const [row] = await database.rows<{ count: number }>('select count(*)::int as count from contract_seals')
  return row?.count ?? 0
}

const contracts = await each(Array.from({ length: COUNT }), () => w.filled())
// As PostgreSQL does by itself a minute after many rows came.
await database.rows('analyze')
const own = JSON.stringify({ key: w.site.key, name: 'Test', variant: 'box', flags: contractFlags })
const worker = spawn(
  process.execPath,
  [join(import.meta.dirname, '../server/test/worker-process.ts'), database.appUrl, '', dataDir, own],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
await once(worker.stdout, 'data')

/** Whose CPU time it took. The clients are part of the server here. */
const cpu = () => {
  const { server: ofWorker, postgres: ofPostgres } = cpuSeconds(worker.pid as number, postgres.pid)
  return { server: cpuSeconds(process.pid, postgres.pid).server, worker: ofWorker, postgres: ofPostgres }
}
const cpuBefore = cpu()
const started = performance.now()
let settled: { server: number; worker: number } | undefined
const memory = () => ({ server: residentMb(process.pid), worker: residentMb(worker.pid) })
for (let first = 0; first < COUNT; first += CLASS) {
  const some = contracts.slice(first, first + CLASS)
  await w.mentor.run(protocol.releaseContracts, '', { contractIds: some.map(({ id }) => id) })
  await each(some, (contract) => w.signAll(contract))
  if (!settled && (await countSealed()) >= SETTLED) settled = memory()
}
const signed = performance.now()
while ((await countSealed()) < COUNT) await new Promise((resolve) => setTimeout(resolve, 200))
const seconds = (performance.now() - started) / 1000
const end = memory()
const cpuAfter = cpu()
const before = settled ?? end

const perSecond = COUNT / seconds
const grown = Math.max(end.server - before.server, end.worker - before.worker)
console.log(`${COUNT} contracts, four signatures each`)
console.log(`signed after                         ${((signed - started) / 1000).toFixed(1)} s`)
console.log(
  `all sealed after                     ${seconds.toFixed(1)} s, ${perSecond.toFixed(1)} a second (goal ${GOAL_PER_SECOND})`,
)
for (const who of ['server', 'worker', 'postgres'] as const)
  console.log(`CPU of ${who.padEnd(30)}${(((cpuAfter[who] - cpuBefore[who]) * 1000) / COUNT).toFixed(1)} ms a contract`)
for (const who of ['server', 'worker'] as const)
  console.log(
    `memory of the ${who}                 ${before[who].toFixed(0)} MB after ${SETTLED}, ${end[who].toFixed(0)} MB at the end`,
  )
console.log(`grown by                             ${grown.toFixed(0)} MB (goal ${GROWTH_MB})`)
if (perSecond < GOAL_PER_SECOND || grown > GROWTH_MB) process.exitCode = 1
worker.kill()
await once(worker, 'exit')
await cleanUp(temp)
process.exit()
