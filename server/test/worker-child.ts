import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Lifetime } from './own-database.ts'

const script = join(import.meta.dirname, 'worker-process.ts')

type WorkerChild = { stop(): Promise<number | null>; kill(): Promise<void> }

/** Starts a worker in a process of its own and waits until it works. */
export async function workerChild(lifetime: Lifetime, url: string, ...more: string[]): Promise<WorkerChild> {
  const child = spawn(process.execPath, [script, url, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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
