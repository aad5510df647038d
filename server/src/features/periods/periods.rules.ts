import type { Days } from '#protocol/features/period-shift.ts'

const TWELVE_WEEKS = 12 * 7 * 24 * 3600 * 1000
const later = (day: string, ms: number) => new Date(Date.parse(`${day}T00:00:00Z`) + ms).toISOString().slice(0, 10)

/**
 * A typing mistake in the year is found: a period lies in its school year. One that begins before the summer holidays
 * or ends after them is no mistake.
 */
export function outsideYear({ startDate, endDate }: Days, year: Days): keyof Days | undefined {
  if (startDate < later(year.startDate, -TWELVE_WEEKS) || startDate > year.endDate) return 'startDate'
  if (endDate > later(year.endDate, TWELVE_WEEKS) || endDate < year.startDate) return 'endDate'
}
