import { setTimeout as sleep } from 'node:timers/promises'

/** What is long in coming is asked for less often: the asking itself must not keep it. */
const [firstPauseMs, longestPauseMs] = [10, 200]

/** Asks again until the answer is there. A test waits as long as needed and hardly longer. */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  ms = 120_000,
): Promise<Exclude<T, false | null | undefined | ''>> {
  const deadline = Date.now() + ms
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.3, longestPauseMs)) {
    const answer = await ask()
    if (answer) return answer as Exclude<T, false | null | undefined | ''>
    if (Date.now() > deadline) throw new Error(`waited ${ms} ms in vain until ${what}`)
    await sleep(pauseMs)
  }
}
