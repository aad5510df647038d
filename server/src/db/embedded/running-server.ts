import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { ended, processIdentity, signal } from './os-process.ts'

/** A PostgreSQL that runs: one that we started, or one that ran on when the app that had started it was killed. */
export type RunningServer = {
  readonly pid: number
  /** Which process this number meant. */
  readonly identity: string | undefined
  readonly end: Promise<unknown>
}

const LOOK_MS = 1000

/** It does not keep us alive: whoever waits for its end says so. */
export async function startedServer(child: ChildProcess): Promise<RunningServer> {
  if (!child.pid) throw (await once(child, 'error'))[0]
  child.unref()
  const end = new Promise((resolve) => child.once('exit', resolve))
  return { pid: child.pid, identity: processIdentity(child.pid), end }
}

/** Nobody tells us when a process ends that is not our child, so we look. */
export function adoptedServer(pid: number): RunningServer {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const server = { pid, identity: processIdentity(pid), end }
  const looking = setInterval(() => {
    if (!isGone(server)) return
    clearInterval(looking)
    resolve()
  }, LOOK_MS).unref()
  return server
}

export function isGone({ pid, identity }: RunningServer): boolean {
  const now = processIdentity(pid)
  return now === undefined || now !== identity
}

/** Fast shutdown: open transactions are rolled back and everything committed is on disk when it ends. */
export async function endServer(server: RunningServer | undefined): Promise<void> {
  if (!server || isGone(server)) return
  signal(server.pid, 'SIGINT')
  if (await ended(server.pid, 30_000)) return
  signal(server.pid, 'SIGQUIT')
  await ended(server.pid, 30_000)
}
