import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryEnv, memoryFlags } from '../scripts/lib/node-flags.mjs'
import { portOf } from './compare.ts'

/** `npm run bench:kill`: kill -9 of the product, and how long it takes from starting it again to the first page. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-bench-')))

function start(port: number): ChildProcess {
  const settings = { NODE_ENV: 'production', SEED: 'demo', WORKERS: '1', DATA_DIR: folder, LOG_LEVEL: 'warn' }
  return fork(join(import.meta.dirname, '../server/src/main.ts'), {
    env: { ...process.env, ...memoryEnv, ...settings, PORT: String(port) },
    execArgv: [...memoryFlags],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
}

async function firstPage(port: number): Promise<void> {
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/stagebank`, { headers: { 'x-tenant': 'demo' } }).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await isServed())) await sleep(10)
}

let server = start(0)
const port = await portOf(server)
const times: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  server.kill('SIGKILL')
  await once(server, 'exit')
  const began = performance.now()
  server = start(port)
  const isRunning = portOf(server)
  await firstPage(port)
  times.push((performance.now() - began) / 1000)
  await isRunning
}
console.log(`first page after kill -9 and a start: ${times.map((time) => `${time.toFixed(1)} s`).join(', ')}`)
server.kill('SIGTERM')
await once(server, 'exit')
if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
