import type { DemandPart } from '#protocol/features/analytics.ts'

/** How many more have no place than in the class or level of this name a year ago; fewer is below zero. */
export const behindBy = ({ stages, before }: DemandPart): number | null =>
  before ? stages.without + stages.asking - before.without : null

/** The one that is furthest behind; nothing where none can be compared. */
export function furthestBehind(parts: readonly DemandPart[]): { part: DemandPart; count: number } | null {
  const compared = parts.flatMap((part) => {
    const count = behindBy(part)
    return count === null ? [] : [{ part, count }]
  })
  return compared.toSorted((a, b) => b.count - a.count)[0] ?? null
}
