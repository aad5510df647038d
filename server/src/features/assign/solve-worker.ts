import { parentPort, workerData } from 'node:worker_threads'
import { solve } from './solve.ts'

// A thread of its own: working it out takes seconds, in which the server would answer nobody.
solve(workerData).then(
  (pairs) => parentPort?.postMessage(pairs),
  (error: unknown) => {
    throw error
  },
)
