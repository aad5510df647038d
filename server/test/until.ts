import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again until the answer is there. A test waits as long as needed and not longer. */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  ms = 60_000,
): Promise<Exclude<T, false | null | undefined | ''>> {
  const deadline = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer) return answer as Exclude<T, false | null | undefined | ''>
    if (Date.now() > deadline) throw new Error(`waited ${ms} ms in vain until ${what}`)
    await sleep(20)
  }
}
