import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Lifetime } from './own-database.ts'

const script = join(import.meta.dirname, 'worker-process.ts')

type WorkerChild = { stop(): Promise<number | null>; kill(): Promise<void> }

/** Starts a worker in a process of its own and waits until it works. */
export const workerChild = (lifetime: Lifetime, url: string, ...more: string[]): Promise<WorkerChild> =>
  started(lifetime, process.execPath, [script, url, ...more])

/** One whose disk has room for four kilobytes of any file and then refuses the rest of it. */
export const crampedWorker = (lifetime: Lifetime, url: string, ...more: string[]): Promise<WorkerChild> =>
  started(lifetime, 'sh', ['-c', 'ulimit -f 8 && exec "$0" "$@"', process.execPath, script, url, ...more])

async function started(lifetime: Lifetime, command: string, args: string[]): Promise<WorkerChild> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning(child)) child.kill(signal)
    await exited
  }
  lifetime.after(() => end('SIGKILL'))
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => {
      throw new Error('the worker process did not start')
    }),
  ])
  return {
    stop: async () => {
      await end('SIGTERM')
      return child.exitCode
    },
    kill: () => end('SIGKILL'),
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
