import type { DayKind, DaySpan } from '#protocol/features/working-time-breaches.ts'
import { addDays, mondayOf, weekdayOf } from '#protocol/shared/days.ts'
import { nationalHolidays } from './national-holidays.ts'

/** When a school has no lessons: the holidays of its region, its own free days, and days of lessons in spite of both. */
export type Calendar = {
  free: readonly DaySpan[]
  lessons: readonly DaySpan[]
  /** Of lessons on a school day; unknown is none. */
  lessonMinutes: number
}

/** Every day of so many weeks from a Monday on. */
export const daysFrom = (monday: string, weeks = 1): string[] =>
  Array.from({ length: weeks * 7 }, (_, index) => addDays(monday, index))

const within = (spans: readonly DaySpan[], day: string) =>
  spans.some(({ startDate, endDate }) => startDate <= day && day <= endDate)

export function isSchoolDay({ free, lessons }: Calendar, day: string): boolean {
  if (weekdayOf(day) > 5) return false
  if (within(lessons, day)) return true
  return !within(free, day) && !within(nationalHolidays(Number(day.slice(0, 4))), day)
}

/** A week is a holiday week when nobody has lessons in it: a single school day makes it a school week. */
export function dayKindOf(calendar: Calendar, day: string): DayKind {
  if (isSchoolDay(calendar, day)) return 'school'
  return daysFrom(mondayOf(day)).some((each) => isSchoolDay(calendar, each)) ? 'free' : 'holiday'
}
