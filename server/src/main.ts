import cluster from 'node:cluster'
import { readEnv } from './env.ts'
import { findDatabase } from './find-database.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** One process does everything, or the first one starts as many as there should be. */
async function main(): Promise<void> {
  if (cluster.isPrimary && readEnv().workers > 1) {
    const { startWorkers } = await import('./workers.ts')
    return startWorkers(readEnv())
  }
  const env = readEnv()
  const stopping: (() => Promise<void>)[] = []
  const stop = stopOnSignal(stopping)
  // The database starts while this process reads its own code: after a crash both take about as long.
  const database = findDatabase(env, stopping)
  database.catch(() => {})
  const { start } = await import('./start.ts')
  return start({ env, database, stopping, stop })
}

main().catch((error: Error) => {
  console.error(`\n  Stagehaven could not start: ${error.message}\n`)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
})
