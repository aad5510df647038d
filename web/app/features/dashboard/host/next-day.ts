const DAY = 24 * 3600 * 1000

type Agreed = { weekdays: readonly number[]; startDate: string | null; endDate: string | null }

/** The first day from today on that somebody comes, by the days that were agreed; 1 is Monday. Null when none were. */
export function nextDay({ weekdays, startDate, endDate }: Agreed, today: string): string | null {
  const from = startDate && startDate > today ? startDate : today
  for (let ahead = 0; ahead < 7; ahead++) {
    const date = new Date(Date.parse(`${from}T00:00:00Z`) + ahead * DAY)
    const day = date.toISOString().slice(0, 10)
    if (endDate && day > endDate) return null
    if (weekdays.includes(date.getUTCDay() || 7)) return day
  }
  return null
}
