import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** An address changes a moment before the page does: looks again until what is read is right, as long as for a page that never comes. */
export async function becomes<T>(what: string, read: () => Promise<T>, isRight: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const value = await read()
    if (isRight(value)) return value
    if (Date.now() > deadline) assert.fail(`${what}: it stays ${JSON.stringify(value)}`)
    await sleep(50)
  }
}
