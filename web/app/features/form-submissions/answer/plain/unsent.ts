import type { Answers } from '#protocol/features/forms/answers.ts'
import { isObject } from '#protocol/shared/guards.ts'

/**
 * What was typed and has not reached the server: only that is on the device, and it goes from there as soon as it has. A
 * phone that loses its line, a tab that is closed and a session that ends lose nothing.
 */
export type Unsent = { version: number; answers: Answers; at: number }

const nameOf = (id: string) => `form:${id}`
/** Longer ago it is of nobody who sits here. */
const MONTH_MS = 30 * 24 * 3600 * 1000

export function keepUnsent(id: string, unsent: Unsent): void {
  try {
    if (Object.keys(unsent.answers).length === 0) localStorage.removeItem(nameOf(id))
    else localStorage.setItem(nameOf(id), JSON.stringify(unsent))
  } catch {
    // A browser that keeps nothing, or has no room left: the server still gets it as soon as there is a line.
  }
}

export function findUnsent(id: string, version: number): Answers {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null')
    if (!isObject(found) || !isObject(found.answers)) return {}
    if (found.version === version && Date.now() - Number(found.at) < MONTH_MS) return found.answers as Answers
  } catch {
    // What cannot be read is of no use either.
  }
  forgetUnsent(id)
  return {}
}

export function forgetUnsent(id: string): void {
  try {
    localStorage.removeItem(nameOf(id))
  } catch {
    // There was nothing.
  }
}
