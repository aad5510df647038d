import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker'
import { type TaskParts, tasks } from './tasks.ts'
import { idleAfterStop } from './worker-idle.ts'
import { defaultLease, keepLease, type Lease } from './worker-lease.ts'

export type WorkerOptions = { concurrency?: number; timeLimitMs?: number; lease?: Lease }
export type Worker = { stop(): Promise<void> }

// Once across all processes, whatever their number: the queue remembers when each ran last, and makes up for a night
// in which nobody ran. Times are UTC.
const crontab = (jobs: TaskParts['jobs']) =>
  [
    ['17 2 * * *', 'sweep'],
    ['5 0 * * *', 'schoolYears'],
    ...jobs.flatMap(({ name, cron }) => (cron ? [[cron, name]] : [])),
  ]
    .map(([when, name]) => `${when} ${name} ?fill=1d&max=3`)
    .join('\n')

/**
 * Works off what commits left behind: reactions, mails and the clock's own jobs. At least once, with growing pauses.
 * A pool that gives up, as it does when the database goes away in the middle of a job, is replaced by a new one.
 */
export async function startWorker(parts: TaskParts, options: WorkerOptions = {}): Promise<Worker> {
  const stopping = new AbortController()
  let pool = await startPool(parts, options)
  const watching = (async () => {
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(pause * 2, 15_000)) {
      await pool.ended
      if (stopping.signal.aborted) return
      parts.log.warn({ worker: true }, 'worker pool ended; starting a new one')
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        pool = await startPool(parts, options)
        pause = 250
      } catch {
        // The database is not back yet.
      }
    }
    // Stopped while a new pool was starting.
    await pool.stop()
  })()
  return {
    stop: async () => {
      stopping.abort()
      await pool.stop()
      await watching
    },
  }
}

type Pool = { ended: Promise<void>; stop(): Promise<void> }

async function startPool(parts: TaskParts, options: WorkerOptions): Promise<Pool> {
  const { road, system, log } = parts
  const { concurrency = 4, timeLimitMs = 120_000, lease = defaultLease } = options
  const events: WorkerEvents = new EventEmitter()
  let release = async () => {}
  events.once('pool:create', ({ workerPool }) => {
    release = keepLease(system, workerPool.id, lease, log)
  })
  const idle = idleAfterStop(events)
  const runner: Runner = await run({
    pgPool: road.db.pool,
    taskList: tasks(parts, timeLimitMs),
    crontab: crontab(parts.jobs),
    events,
    noHandleSignals: true,
    preset: {
      worker: {
        concurrentJobs: concurrency,
        pollInterval: 1000,
        // Looked for by several at once, and given back when nobody here comes to them.
        localQueue: { size: 2 * concurrency, ttl: 1000 },
        // Without these the queue leaves a failed "done" or "failed" as an unhandled rejection, which ends the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    logger: new Logger(() => (level, message, meta) => {
      // Failed jobs are logged where they fail.
      if ((level !== 'error' && level !== 'warning') || meta?.failure) return
      log.warn({ worker: true }, message)
      // It may hold jobs of which it does not know, because the answer with them was lost: with it they are free again.
      if (level === 'error') end()
    }),
  })
  // Stopping what has stopped is refused, and what does not end is not waited for.
  function end(): void {
    runner.stop().catch(() => {})
  }
  const ended = Promise.race([runner.promise.catch(() => {}), idle.reached]).then(() => {
    idle.forget()
    end()
    return release()
  })
  return {
    ended,
    stop: async () => {
      end()
      await ended
    },
  }
}
