import { distanceBetween } from '#app/features/stagebank/vacancy/distance.ts'
import { USUAL_TRAVEL, type VisitCandidate } from '#protocol/features/visits.ts'
import { addDays, weekdayOf } from '#protocol/shared/days.ts'

type Spot = Pick<VisitCandidate, 'latitude' | 'longitude'>
/** Near enough to see several on one morning. */
export const NEAR = 3

/** As the crow flies; nothing where one does not know where it is. */
export function kilometres(one: Spot, other: Spot): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null
  return distanceBetween(
    { latitude: one.latitude, longitude: one.longitude },
    { latitude: other.latitude, longitude: other.longitude },
  )
}

const far = Number.POSITIVE_INFINITY

/** From the first on, each time to whoever is nearest. Of whom one does not know where they are, in the order given, last. */
export function inOrderOfWay<T extends Spot>(chosen: readonly T[]): T[] {
  const [first, ...left] = chosen
  if (!first) return []
  const way = [first]
  let here = first
  while (left.length > 0) {
    const distances = left.map((each) => kilometres(here, each) ?? far)
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1)
    if (!next) break
    way.push(next)
    here = next
  }
  return way
}

/** Roads bend, and one drives about 45 km an hour; to park and to find the door takes a moment as well. */
const drive = (km: number) => Math.ceil((((km * 1.3) / 45) * 60 + 5) / 5) * 5

/** As many minutes as the longest way of a round takes. Where one does not know it, as usual. */
export function travelOf(way: readonly Spot[]): number {
  const minutes = way.slice(1).map((each, index) => {
    const before = way[index]
    const km = before ? kilometres(before, each) : null
    return km === null ? USUAL_TRAVEL : drive(km)
  })
  return Math.min(180, Math.max(10, ...minutes))
}

/** Somebody is at work on this day, by the days that were agreed; who agreed on none, on any but the weekend. */
export function isThere(
  { weekdays, startDate, endDate, away }: Pick<VisitCandidate, 'weekdays' | 'startDate' | 'endDate' | 'away'>,
  day: string,
): boolean {
  if ((startDate && day < startDate) || (endDate && day > endDate)) return false
  if (away.includes(day)) return false
  const weekday = weekdayOf(day)
  return weekdays.length > 0 ? weekdays.includes(weekday) : weekday < 6
}

/** The next day that they are at work, within a few weeks; empty when they are not. */
export function nextDayOf(student: VisitCandidate | undefined, today: string): string {
  for (let ahead = 1; student && ahead <= 28; ahead++) {
    const day = addDays(today, ahead)
    if (isThere(student, day)) return day
  }
  return ''
}

/** Those who are there on one day and near each other: the largest such group. */
export function nearGroup(students: readonly VisitCandidate[], days: readonly string[]) {
  let best: { day: string; group: VisitCandidate[] } | null = null
  const waiting = students.filter(({ nextVisit }) => !nextVisit)
  for (const day of days) {
    const there = waiting.filter((each) => isThere(each, day))
    for (const middle of there) {
      const group = there.filter((each) => (kilometres(middle, each) ?? far) <= NEAR).slice(0, MOST)
      if (group.length > (best?.group.length ?? 1)) best = { day, group }
    }
  }
  return best
}
/** More than that is no morning. */
const MOST = 6
