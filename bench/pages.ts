import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryEnv, memoryFlags } from '../scripts/lib/node-flags.mjs'
import { portOf, signIn } from './compare.ts'
import { once as ask, cpuSeconds, type Target } from './measure.ts'
import type { Probed } from './pages-probe.ts'

/** `npm run bench:pages`: what a signed-in page and a navigation cost, as ratios; beside another checkout with BEFORE=<path>. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const EACH = 20
/** So often a page is asked for before it is measured: a server that runs for days has compiled what it does. */
const WARM = 60
const MIXED = Number(process.env.BENCH_REQUESTS ?? 10_000)
const pages = [
  { who: 'student', path: '/dashboard' },
  { who: 'mentor', path: '/dashboard' },
  { who: 'schooladmin', path: '/dashboard' },
  { who: 'schooladmin', path: '/users' },
]
type Server = { child: ChildProcess; pid: number; postgresPid: number; port: number; cookies: Record<string, string> }

const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-bench-')))
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const running: ChildProcess[] = []
try {
  const before = process.env.BEFORE ? await start(process.env.BEFORE, 'before') : undefined
  const ours = await start(join(import.meta.dirname, '..'), 'ours')
  const idle = memoryOf(ours.pid)
  console.log('\npage                     HTML kB  CPU ms  to React  navigation ms  to its reads  reads  to before')
  for (const { who, path } of pages) {
    const html = await ask(agent, { ...target(ours, who, path), headers: { cookie: ours.cookies[who] ?? '' } })
    const { renderMs } = await probe(ours, target(ours, who, path))
    const { reads } = await probe(ours, target(ours, who, `${path}.data`))
    const cookie = ours.cookies[who] ?? ''
    const direct = reads.map((read) => ({
      port: ours.port,
      path: () => read.path,
      headers: { ...read.headers, cookie },
    }))
    const sums = { page: 0, data: 0, reads: 0, before: 0 }
    for (let count = 0; count < WARM; count++) {
      await ask(agent, target(ours, who, path))
      if (before) await ask(agent, target(before, who, path))
    }
    // In turns, so that a busy moment of the machine meets all of them.
    for (let round = 0; round < ROUNDS; round++) {
      sums.page += await cpu(ours, [target(ours, who, path)])
      sums.data += await cpu(ours, [target(ours, who, `${path}.data`)])
      sums.reads += await cpu(ours, direct)
      if (before) sums.before += await cpu(before, [target(before, who, path)])
    }
    const cell = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width)
    console.log(
      `${`${path} ${who}`.padEnd(24)} ${cell(html / 1000, 0, 7)} ${cell(sums.page / ROUNDS, 1, 7)} ${cell(sums.page / ROUNDS / renderMs, 2, 9)} ${cell(sums.data / ROUNDS, 1, 14)} ${cell(sums.data / sums.reads, 2, 13)} ${String(reads.length).padStart(6)} ${before ? cell(sums.page / sums.before, 2, 10) : ''}`,
    )
  }
  for (let count = 0; count < MIXED; count++) {
    const { who, path } = pages[count % pages.length] ?? { who: 'student', path: '/dashboard' }
    await ask(agent, target(ours, who, count % 3 === 0 ? path : `${path}.data`))
  }
  console.log(`\nmemory: idle ${idle} MB, after ${MIXED} requests ${memoryOf(ours.pid)} MB`)
} finally {
  agent.destroy()
  for (const child of running) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
}

/** The product of a checkout as it runs in production, one process, with the demo's people. */
async function start(root: string, name: string): Promise<Server> {
  const dataDir = join(folder, name)
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  const isOurs = name === 'ours'
  const open = (execArgv: string[]) => {
    const env = {
      ...process.env,
      ...memoryEnv,
      NODE_ENV: 'production',
      SEED: 'demo',
      WORKERS: '1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    }
    const child = fork(join(root, 'server/src/main.ts'), {
      cwd: root,
      env,
      execArgv,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    running.push(child)
    return child
  }
  // Filled by a process of its own: what that needed is no part of what an idle one holds.
  const filler = open([])
  await portOf(filler)
  filler.kill('SIGTERM')
  await once(filler, 'exit')
  running.splice(running.indexOf(filler), 1)
  const probing = isOurs ? [...memoryFlags, '--import', join(import.meta.dirname, 'pages-probe.ts')] : []
  const child = open(probing)
  const port = await portOf(child)
  const pid = child.pid ?? 0
  await sleep(5000)
  const cookies: Record<string, string> = {}
  for (const who of new Set(pages.map((page) => page.who))) {
    const session = await signIn(port, 'demo', `${who}@demo.test`, 'Welkom-2026!')
    cookies[who] = Object.entries({ ...session, tenant: 'demo' })
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('; ')
  }
  return { child, pid, postgresPid: postgresOf(pid), port, cookies }
}

function statusOf(pid: number | string): string {
  return readFileSync(`/proc/${pid}/status`, 'utf8')
}

function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1]) / 1000)
}

function postgresOf(pid: number): number {
  const isIts = (each: string) => {
    try {
      return new RegExp(`Name:\\s+postgres\\n[\\s\\S]*PPid:\\s+${pid}\\n`).test(statusOf(each))
    } catch {
      return false
    }
  }
  return Number(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isIts(name)))
}

function target(server: Server, who: string, path: string): Target {
  const headers = {
    cookie: server.cookies[who] ?? '',
    'accept-encoding': 'br',
    accept: 'text/html',
    'sec-fetch-site': 'same-origin',
  }
  return { port: server.port, path: () => path, headers }
}

/** CPU of server and PostgreSQL for asking all of these once, in milliseconds. */
async function cpu(server: Server, asked: Target[]): Promise<number> {
  const all = ({ server: own, postgres }: { server: number; postgres: number }) => (own + postgres) * 1000
  for (const each of asked) await ask(agent, each)
  const before = all(cpuSeconds(server.pid, server.postgresPid))
  for (let count = 0; count < EACH; count++) await Promise.all(asked.map((each) => ask(agent, each)))
  return (all(cpuSeconds(server.pid, server.postgresPid)) - before) / EACH
}

async function probe(server: Server, asked: Target): Promise<Probed> {
  await ask(agent, asked)
  const answer = new Promise<Probed>((resolve) => {
    server.child.once('message', (message) => resolve(Object(message)))
  })
  server.child.send(50)
  return answer
}
