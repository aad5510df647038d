import { today } from '#lib/dates.ts'

const DAY = 24 * 3600 * 1000
/** A week is what the route gives a mentor for a yes. */
const DAYS = 7

/** Since when it waits, and its own last day where it has one. */
export type Waits = { since: string; dueOn?: string | null }

export const daysSince = (since: string): number => Math.floor((Date.now() - Date.parse(since)) / DAY)
export const isLate = (since: string): boolean => daysSince(since) >= DAYS

export const waitsTooLong = ({ since, dueOn }: Waits): boolean => (dueOn ? dueOn < today() : isLate(since))
/** How long something that is late waits, or is over its own last day. */
export const daysLate = ({ since, dueOn }: Waits): number =>
  dueOn ? (Date.parse(today()) - Date.parse(dueOn)) / DAY : daysSince(since)
const lateFrom = ({ since, dueOn }: Waits) => (dueOn ? Date.parse(dueOn) + DAY : Date.parse(since) + DAYS * DAY)
/** Who is late longest first, then who will be soonest. */
export const byLateness = (one: Waits, other: Waits): number => lateFrom(one) - lateFrom(other)

type Listed = { cases: readonly Waits[]; records: number; first: number }

/** How many of all are late, where a part of them is listed in the order of their waiting; nothing where nobody can tell. */
export function countLate({ cases, records, first }: Listed): number | undefined {
  const late = cases.filter(waitsTooLong).length
  if (cases.length >= records) return late
  // Those before them wait longer still, those after them shorter.
  if (late > 0 && late < cases.length) return first + late
  if (late === 0 && first === 0) return 0
  return late > 0 && first + late === records ? records : undefined
}
