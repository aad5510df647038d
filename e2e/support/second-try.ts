import { appendFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'

/** A journey that passed the second time only. */
export type Shaky = { file: string; name: string; failure: string }

/**
 * A busy machine can make a journey fail that is right, so it is tried once more. That is never silent: what went wrong
 * is told in full at the end of the run. See docs/decisions/020-shaky-journeys.md.
 */
export async function withSecondTry(name: string, ms: number, story: () => Promise<void>): Promise<void> {
  try {
    await within(ms, story)
  } catch (error) {
    const failure = inspect(error)
    // Shown with the second failure, if there is one.
    console.log(`The first try of "${name}" failed:\n${failure}\n`)
    await story()
    const shaky: Shaky = { file: relative('.', process.argv[1] ?? ''), name, failure }
    if (process.env.TEST_SHAKY_FILE) await appendFile(process.env.TEST_SHAKY_FILE, `${JSON.stringify(shaky)}\n`)
  }
}

/** The runner would end a test that hangs before its second try. */
async function within(ms: number, story: () => Promise<void>): Promise<void> {
  const over = new AbortController()
  const late = sleep(ms, null, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`It was not done in ${ms / 1000} s`)
  })
  late.catch(() => {})
  await Promise.race([story(), late]).finally(() => over.abort())
}
