import type { Days } from '#protocol/features/period-shift.ts'
import { addDays } from '#protocol/shared/days.ts'

const TWELVE_WEEKS = 12 * 7

/**
 * A typing mistake in the year is found: a period lies in its school year. One that begins before the summer holidays
 * or ends after them is no mistake.
 */
export function outsideYear({ startDate, endDate }: Days, year: Days): keyof Days | undefined {
  if (startDate < addDays(year.startDate, -TWELVE_WEEKS) || startDate > year.endDate) return 'startDate'
  if (endDate > addDays(year.endDate, TWELVE_WEEKS) || endDate < year.startDate) return 'endDate'
}
