import { addDays, weekdayOf } from '#protocol/shared/days.ts'

type Agreed = { weekdays: readonly number[]; startDate: string | null; endDate: string | null }

/** So many days after a yes they may still be agreeing on the first day. */
const TALKING = 7

/** Of a volunteer the day of the yes stands as the first one as long as nobody named another: they agree on it afterwards. */
export const isStartOpen = (startDate: string | null, madeOn: string, today: string): boolean =>
  startDate !== null && startDate <= madeOn && today < addDays(madeOn, TALKING)

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
