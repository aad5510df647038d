/** Where something that is dragged would come: between two steps, or at one of them. */
export type Target = { gap: number } | { beside: number }
type Box = { top: number; bottom: number }

/** The outer parts of a step mean before and after it, its middle means beside it. */
const EDGE = 0.3

export function targetAt(steps: readonly Box[], y: number): Target {
  for (const [at, { top, bottom }] of steps.entries()) {
    const edge = (bottom - top) * EDGE
    if (y < top + edge) return { gap: at }
    if (y <= bottom - edge) return { beside: at }
  }
  return { gap: steps.length }
}
