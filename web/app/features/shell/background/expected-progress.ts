import { loadingBar } from '#lib/constants.ts'

/** How far a page probably is after this many milliseconds: fast at first, and never quite there. */
export function expectedProgress(elapsed: number, duration = loadingBar.duration): number {
  return (2 / Math.PI) * Math.atan((elapsed / duration) * 2)
}
