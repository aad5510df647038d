import { sql } from '#engine/writing/moves.ts'

/** It waits for nobody any more. By the clock of the database, which also says when somebody applied. */
export const decided = { expiresAt: null, decidedAt: sql`clock_timestamp()` }

/** How old somebody is on a day; both as 2026-11-15. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

type Ages = { minimumAge: number | null; maximumAge: number | null }

/** Whose birth date nobody knows is not kept away: the school knows its students. */
export function ageProblem(birthDate: string | null, startDate: string, { minimumAge, maximumAge }: Ages) {
  if (!birthDate) return undefined
  const age = ageOn(birthDate, startDate)
  if (minimumAge !== null && age < minimumAge) return { code: 'application.tooYoung', age: minimumAge } as const
  if (maximumAge !== null && age > maximumAge) return { code: 'application.tooOld', age: maximumAge } as const
}

type Span = { startDate: string | null; endDate: string | null }

/** Within the vacancy and the period, and not before today. Where the two do not meet, the vacancy says when. */
export function daysOf(vacancy: Span, period: Span, today: string): { startDate: string; endDate: string | null } {
  const later = (one: string, other: string | null) => (other !== null && other > one ? other : one)
  const startDate = [vacancy.startDate, period.startDate].reduce(later, today)
  const ends = [vacancy.endDate, period.endDate].filter((day) => day !== null && day >= startDate).sort()
  return { startDate, endDate: ends[0] ?? null }
}

/** Days that the host does not offer; a vacancy without days is for any day. */
export function daysNotOffered(wanted: readonly number[], offered: readonly number[]): number[] {
  return offered.length === 0 ? [] : wanted.filter((day) => !offered.includes(day))
}

/** The last of the days on which the host should have been reminded and was not. */
export function reminderDue(daysWaited: number, days: readonly number[], reminded: readonly number[]) {
  return days.filter((day) => daysWaited >= day && !reminded.some((past) => past >= day)).at(-1)
}
