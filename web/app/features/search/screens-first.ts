import { isCalled } from '#lib/is-called.ts'

type Named = { title: string }

/** A screen that is called so, or is about it while nothing that was found is called so, is what one is looking for. */
export function areScreensFirst(screens: readonly Named[], found: readonly Named[], typed: string): boolean {
  const hasCalled = (each: readonly Named[]) => each.some(({ title }) => isCalled(title, typed))
  return hasCalled(screens) || !hasCalled(found)
}
