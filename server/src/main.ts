import cluster from 'node:cluster'
import { readEnv } from './env.ts'

/** One process does everything, or the first one starts as many as there should be. */
async function main(): Promise<void> {
  if (cluster.isPrimary && readEnv().workers > 1) {
    const { startWorkers } = await import('./workers.ts')
    return startWorkers(readEnv())
  }
  const { start } = await import('./start.ts')
  return start()
}

main().catch((error: Error) => {
  console.error(`\n  Stagehaven could not start: ${error.message}\n`)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
})
