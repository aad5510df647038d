import { after, describe } from 'node:test'
import { pathToFileURL } from 'node:url'

/**
 * Runs test files one after the other in this process, each as a suite named after it: its hooks are that suite's own, and
 * what `shared` opens for all of them ends with the process. A file begins to load when the one before it has ended, so
 * that nobody counts what another one does.
 */
export async function runGroup(files: string[], shared?: string): Promise<void> {
  if (shared) await import(pathToFileURL(shared).href)
  for (const file of files) {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    describe(file, async () => {
      try {
        await import(pathToFileURL(file).href)
      } catch (error) {
        end()
        throw error
      }
      after(() => end())
    })
    await isOver
  }
}
