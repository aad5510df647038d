import { Agent } from 'node:http'
import { setPriority } from 'node:os'
import { type Asked, ask, nothingSeen } from './asking.ts'

export type Storm = { port: number; pages: Asked[]; connections: number; seconds: number }

/**
 * The storm of bench/storm.ts, in a process of its own: who measures the other site must not wait for these. They stand for
 * other machines, so they get what the server leaves of this one.
 */
setPriority(10)
process.once('message', async ({ port, pages, connections, seconds }: Storm) => {
  const seen = nothingSeen()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  /** Asks again as soon as it has an answer. */
  const connection = async (_: unknown, number: number) => {
    for (let turn = number; performance.now() < until; turn++) await ask(agent, port, pages[turn % pages.length], seen)
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  process.send?.(seen, () => process.disconnect())
})
