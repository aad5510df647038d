import type { WorkerEvents } from 'graphile-worker'

/** What a pool that stops has left to do once none of its jobs runs. */
const ENDING_MS = 5000

/**
 * A pool that stops and has had nothing to do for a while has nothing more to say. It miscounts when it could not say of
 * several jobs at once that they are done, and would then wait for ever.
 */
export function idleAfterStop(events: WorkerEvents): { reached: Promise<void>; forget(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isStopping = false
  let running = 0
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    clearTimeout(timer)
    if (isStopping && running === 0) timer = setTimeout(resolve, ENDING_MS)
  }
  events.on('job:start', () => {
    running += 1
    look()
  })
  const ended = () => {
    running -= 1
    look()
  }
  events.on('job:complete', ended)
  events.on('worker:fatalError', ended)
  events.once('pool:gracefulShutdown', () => {
    isStopping = true
    look()
  })
  return { reached: promise, forget: () => clearTimeout(timer) }
}
