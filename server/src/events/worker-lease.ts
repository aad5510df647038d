import type { FastifyBaseLogger } from 'fastify'
import type { System } from '#db/system.ts'

export type Lease = { everyMs: number; seconds: number }

// A worker that died has its jobs taken over within about a minute.
export const defaultLease: Lease = { everyMs: 15_000, seconds: 45 }

/** Says that this pool is alive, and frees the jobs of pools that no longer say so. */
export function keepLease(system: System, pool: string, lease: Lease, log: FastifyBaseLogger): () => Promise<void> {
  let renewing = Promise.resolve()
  const renew = async () => {
    try {
      const freed = await system.keepWorker(pool, lease.seconds)
      if (freed > 0) log.warn({ freed }, 'took over the jobs of a worker that stopped')
    } catch {
      // No database: nobody else can take a job either. The next turn tries again.
    }
  }
  renewing = renew()
  const timer = setInterval(() => {
    renewing = renewing.then(renew)
  }, lease.everyMs)
  return async () => {
    clearInterval(timer)
    await renewing
    await system.endWorker(pool).catch(() => {})
  }
}
