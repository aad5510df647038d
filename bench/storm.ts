import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryEnv, memoryFlags } from '../scripts/lib/node-flags.mjs'
import { type Asked, ask, nothingSeen, type Seen } from './asking.ts'
import { portOf, signIn } from './compare.ts'
import type { Storm } from './storm-clients.ts'

/**
 * `npm run bench:storm`: a thousand connections ask one site for pages and never wait, while somebody looks around on
 * another. Nobody may be cut off; who is served is served soon; the other site hardly notices; memory has an end.
 */
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 1000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const CALM_SECONDS = Number(process.env.BENCH_CALM_SECONDS ?? 15)
const STORMED = 'demo'
const QUIET = 'axia'

const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-bench-')))
const child = fork(join(import.meta.dirname, '../server/src/main.ts'), {
  env: {
    ...process.env,
    ...memoryEnv,
    NODE_ENV: 'production',
    SEED: 'demo',
    WORKERS: '1',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  },
  execArgv: [...memoryFlags],
  stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
})
try {
  const port = await portOf(child)
  const student = await signIn(port, STORMED, `student@${STORMED}.test`, 'Welkom-2026!')
  const visitor = await signIn(port, QUIET, `student@${QUIET}.test`, 'Welkom-2026!')
  const cookie = (keys: Record<string, string>) =>
    Object.entries(keys)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
  const pages = (site: string, keys: Record<string, string>): Asked[] =>
    ['/dashboard', '/stagebank?q=dieren', '/stagebank', '/'].map((path) => ({
      path,
      headers: { 'x-tenant': site, cookie: cookie(keys), accept: 'text/html' },
    }))
  const quiet = pages(QUIET, visitor)
  const stormy = pages(STORMED, student)

  await lookAround(port, quiet, 5)
  const usual = await lookAround(port, quiet, CALM_SECONDS)
  const idle = memoryOf(child)
  let most = idle
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(child))
  }, 500)
  const [storm, meanwhile] = await Promise.all([
    rage({ port, pages: stormy, connections: CONNECTIONS, seconds: SECONDS }),
    lookAround(port, quiet, SECONDS),
  ])
  clearInterval(watching)

  const cutOff = Object.entries(storm.cutOff)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ')
  console.log(`${CONNECTIONS} connections, ${SECONDS} s, one process`)
  console.log(
    `served   ${storm.served.length} (${Math.round(storm.served.length / SECONDS)} a second), p50 ${ms(storm.served, 0.5)}, p95 ${ms(storm.served, 0.95)}`,
  )
  console.log(`503      ${storm.refused.length}, p95 ${ms(storm.refused, 0.95)}`)
  console.log(`cut off  ${cutOff || 'none'}`)
  console.log(
    `other site: usual p95 ${ms(usual.served, 0.95)}, in the storm ${ms(meanwhile.served, 0.95)} (${(at(meanwhile.served, 0.95) / at(usual.served, 0.95)).toFixed(2)} ×), ${meanwhile.served.length} served, ${meanwhile.refused.length} refused`,
  )
  console.log(`memory   ${idle} MB before, ${most} MB at most`)
} finally {
  child.kill('SIGTERM')
  await once(child, 'exit')
  if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
}

/** Every connection asks again as soon as it has an answer. */
async function rage(storm: Storm): Promise<Seen> {
  const clients = fork(join(import.meta.dirname, 'storm-clients.ts'), { execArgv: [] })
  clients.send(storm)
  const [seen] = await once(clients, 'message')
  return seen
}

/** One person who opens four pages a second. */
async function lookAround(port: number, pages: Asked[], seconds: number): Promise<Seen> {
  const seen = nothingSeen()
  const agent = new Agent({ keepAlive: true })
  const asking: Promise<void>[] = []
  for (let turn = 0; turn < seconds * 4; turn++) {
    asking.push(ask(agent, port, pages[turn % pages.length], seen))
    await sleep(250)
  }
  await Promise.all(asking)
  agent.destroy()
  return seen
}

function at(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

function ms(times: number[], part: number): string {
  return `${Math.round(at(times, part))} ms`
}

function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
