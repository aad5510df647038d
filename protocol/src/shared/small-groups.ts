/** A group of fewer people than that is known by sight. */
export const SMALLEST_GROUP = 5
export const isSmallGroup = (count: number): boolean => count > 0 && count < SMALLEST_GROUP

/** How many people there are, as told to others: a few are not told, nobody is, and all others to the nearest five. */
export const inFives = (count: number): number | null =>
  isSmallGroup(count) ? null : Math.round(count / SMALLEST_GROUP) * SMALLEST_GROUP

/**
 * For whoever sees no names: small groups are left out, and with them the smallest of the others (all that are as
 * small), so that nobody finds one by taking what is shown from the total. The total is then told in fives. Of too few
 * people in all there is no total.
 */
export function withoutSmallGroups(counts: readonly number[]): {
  shown: (number | null)[]
  total: number | null
  isRounded: boolean
} {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (!counts.some(isSmallGroup)) return { shown: [...counts], total, isRounded: false }
  const least = Math.min(...counts.filter((count) => count >= SMALLEST_GROUP))
  const shown = counts.map((count) => (isSmallGroup(count) || count === least ? null : count))
  const hidden = counts.filter((_, at) => shown[at] === null)
  const people = hidden.reduce((sum, count) => sum + count, 0)
  // Of few people in many groups the sum alone would tell how they are spread.
  if (people < 2 * Math.max(SMALLEST_GROUP, hidden.length)) return { shown, total: null, isRounded: true }
  return { shown, total: inFives(total), isRounded: true }
}
