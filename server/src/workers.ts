import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from './env.ts'
import { findDatabase } from './find-database.ts'
import { answerMetrics } from './http/all-metrics.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const REST_MS = 1000

/**
 * Several processes on one port. Each is the whole product and needs no other, as on several machines; this one only
 * keeps the database, starts them, and starts a new one for one that dies. The first prepares the database and the data
 * while the others wait.
 */
export async function startWorkers(env: Env): Promise<void> {
  const stopping: (() => Promise<void>)[] = []
  const stop = stopOnSignal(stopping)
  let isStopping = false
  const DATABASE_URL = await findDatabase(env, stopping)
  stopping.unshift(async () => {
    isStopping = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && ended(worker)))
  })
  // Of the arguments of this process only those about memory; others are about whoever started it.
  const execArgv = process.execArgv.filter((flag) => flag.startsWith('--max-'))
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'main.ts'), execArgv })
  answerMetrics()
  const begin = (port: number) => cluster.fork({ DATABASE_URL, SECRET: env.secret, PORT: String(port) })

  const first = begin(env.port)
  const address = await Promise.race([once(first, 'listening'), once(first, 'exit').then(() => undefined)])
  if (!address || isStopping) {
    // It said itself what was wrong. Stopping everything else is no wish to stop.
    const code = isStopping ? 0 : 1
    await stop()
    process.exit(code)
  }
  // All that ask for any port get the same one.
  const port = env.port === 0 ? 0 : Number(address[0].port)
  cluster.on('exit', async (worker) => {
    if (isStopping) return
    console.error(`  Worker ${worker.id} ended; another takes its place`)
    await sleep(REST_MS)
    if (!isStopping) begin(port)
  })
  for (let count = 1; count < env.workers; count++) begin(port)
}

async function ended(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const exit = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await exit
}
