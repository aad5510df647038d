import { addDays, weekdayOf } from '#protocol/shared/days.ts'

type Agreed = { weekdays: readonly number[]; startDate: string | null; endDate: string | null }

/** The first day from today on that somebody comes, by the days that were agreed; 1 is Monday. Null when none were. */
export function nextDay({ weekdays, startDate, endDate }: Agreed, today: string): string | null {
  const from = startDate && startDate > today ? startDate : today
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = addDays(from, ahead)
    if (endDate && day > endDate) return null
    if (weekdays.includes(weekdayOf(day))) return day
  }
  return null
}
