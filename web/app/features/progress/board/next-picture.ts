/** So many new lines are drawn at a time: more would hold up the scrolling on a slow machine. */
const AT_ONCE = 2

/** The first and the last line that are drawn. */
export type Picture = { first: number; last: number }

/** Some lines nearer to what is wanted. What is in sight comes first, what lies beyond it after that. */
export function nextPicture(now: Picture, wanted: Picture, sight: Picture): Picture {
  const kept = { first: Math.max(now.first, wanted.first), last: Math.min(now.last, wanted.last) }
  // Nothing of it is there: it begins at the top of what is in sight.
  if (kept.first > kept.last) return { first: sight.first, last: Math.min(wanted.last, sight.first + AT_ONCE - 1) }
  let left = AT_ONCE
  const grow = (from: number, to: number) => {
    const step = Math.min(left, Math.max(0, from - to))
    left -= step
    return step
  }
  kept.last += grow(sight.last, kept.last)
  kept.first -= grow(kept.first, sight.first)
  kept.last += grow(wanted.last, kept.last)
  kept.first -= grow(kept.first, wanted.first)
  return kept
}
