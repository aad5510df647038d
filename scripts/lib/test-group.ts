import { after, describe } from 'node:test'
import { pathToFileURL } from 'node:url'

/** As long as a test may take (see run-tests.ts): what a file awaits before its tests has no limit of its own. */
const maxMs = 600_000
const slowdown = Number(process.env.JOURNEY_SLOWDOWN ?? 1)

/**
 * Runs test files one after the other in this process, each as a suite named after it: its hooks are that suite's own, and
 * what `shared` opens for all of them ends with the process. A file begins to load when the one before it has ended, so
 * that nobody counts what another one does. One that hangs fails, and the next one has its turn.
 */
export async function runGroup(files: string[], shared?: string, patienceMs = maxMs): Promise<void> {
  if (shared) await import(pathToFileURL(shared).href)
  for (const file of files) {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    // Journeys in a browser that is slower take longer; node:test would give a file as long as a single test.
    describe(file, { timeout: patienceMs * slowdown }, async () => {
      // A hook that hangs keeps those after it from being called, the last one below too.
      after(() => void setTimeout(end, patienceMs).unref())
      try {
        await load(file, patienceMs)
      } catch (error) {
        end()
        throw error
      }
      after(() => end())
    })
    await isOver
  }
}

async function load(file: string, ms: number): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(() => late.reject(new Error(`It has not loaded after ${ms / 1000} seconds.`)), ms)
  await Promise.race([import(pathToFileURL(file).href), late.promise]).finally(() => clearTimeout(timer))
}
