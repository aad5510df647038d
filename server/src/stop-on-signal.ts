import cluster from 'node:cluster'

/** Stops taking requests, lets running ones and jobs finish, then closes the database. A second signal does not wait. */
export function stopOnSignal(stopping: (() => Promise<void>)[]): () => Promise<void> {
  let stopped: Promise<void> | undefined
  const stopAll = async () => {
    for (const part of stopping) await part().catch((error: Error) => console.error(error.message))
  }
  // Once, also when a signal arrives during the start, which then fails because its database goes away.
  const stop = () => {
    stopped ??= stopAll()
    return stopped
  }
  // Without the process that keeps the workers there is no port and no database either.
  if (cluster.isWorker) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  let firstSignal: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (firstSignal !== undefined) {
        // Within a second it is the same wish, told twice by a terminal and whoever passes it on.
        if (Date.now() - firstSignal > 1000) process.exit(1)
        return
      }
      firstSignal = Date.now()
      if (cluster.isPrimary) console.log('\n  Stopping …')
      const force = setTimeout(() => process.exit(1), 30_000)
      force.unref()
      stop().then(() => process.exit(0))
    })
  }
  return stop
}
