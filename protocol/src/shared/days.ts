import { dutchDay } from './dutch-date.ts'

// A day is a text such as 2026-03-12. Such texts compare as they stand, and are counted on the calendar: a night on which the
// clock changes has 23 or 25 hours, and is one day all the same.

const dayMs = 24 * 3600 * 1000
const time = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, count: number): string =>
  new Date(time(day) + count * dayMs).toISOString().slice(0, 10)
/** From the first to the second; fewer than none when that is the earlier one. */
export const daysFromTo = (first: string, second: string): number => Math.round((time(second) - time(first)) / dayMs)
/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => new Date(time(day)).getUTCDay() || 7
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))
/** The day so many days from now, where the schools are. */
export const inDays = (count: number): string => addDays(dutchDay(), count)
