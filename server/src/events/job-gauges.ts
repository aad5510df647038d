import { Gauge, type Registry } from 'prom-client'
import type { JobCounts, System } from '#db/system.ts'

const KEPT_MS = 10_000

/** How the queue is doing. Counted at most every ten seconds, however often somebody asks. */
export function jobGauges(metrics: Registry, system: System): void {
  let counted: { at: number; counts: Promise<JobCounts | undefined> } | undefined
  const counts = () => {
    if (!counted || Date.now() - counted.at > KEPT_MS) {
      // Without a database there is nothing to tell about jobs, and the rest of the figures must still come.
      counted = { at: Date.now(), counts: system.jobCounts().catch(() => undefined) }
    }
    return counted.counts
  }
  const gauge = (name: string, help: string, value: (counts: JobCounts) => number) =>
    new Gauge({
      name: `stagehaven_${name}`,
      help,
      registers: [metrics],
      // All workers count the same queue.
      aggregator: 'first',
      async collect() {
        const now = await counts()
        if (now) this.set(value(now))
        else this.reset()
      },
    })
  gauge('jobs_waiting', 'Jobs that wait for their turn or their next attempt', ({ waiting }) => waiting)
  gauge('jobs_running', 'Jobs that are being done', ({ running }) => running)
  gauge('jobs_oldest_waiting_seconds', 'How long the oldest job that is due has waited', (now) => now.oldestSeconds)
  gauge('dead_letters', 'Jobs that used up their attempts', ({ dead }) => dead)
}
