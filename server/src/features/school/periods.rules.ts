import type { Days } from '#protocol/period-shift.ts'

const time = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The same day a number of years on; 29 February becomes the 28th where there is none. */
function yearsOn(day: string, years: number): string {
  const moved = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
  return new Date(time(moved.replace('-02-29', '-02-28'))).toISOString().slice(0, 10)
}

/** A typing mistake in the year is found; a period that begins before the summer holidays is none. */
export function outsideYear(period: Days, year: Days): keyof Days | undefined {
  const [first, last] = [yearsOn(year.startDate, -1), yearsOn(year.endDate, 1)]
  if (period.startDate < first || period.startDate > last) return 'startDate'
  if (period.endDate < first || period.endDate > last) return 'endDate'
}
