/** Dates are texts such as 2026-08-01, which compare as they stand. */
export type Days = { startDate: string; endDate: string }

const DAY = 24 * 3600 * 1000
const WEEK = 7 * DAY
const time = (day: string) => Date.parse(`${day}T00:00:00Z`)
const later = (day: string, ms: number) => new Date(time(day) + ms).toISOString().slice(0, 10)

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

/**
 * The same period in another school year: whole weeks later, so that a Monday stays a Monday and the length stays what
 * it was. What begins or ends with the school year itself goes on doing so.
 */
export function shiftPeriod(period: Days, from: Days, to: Days): Days {
  const shift = Math.round((time(to.startDate) - time(from.startDate)) / WEEK) * WEEK
  return {
    startDate: period.startDate === from.startDate ? to.startDate : later(period.startDate, shift),
    endDate: period.endDate === from.endDate ? to.endDate : later(period.endDate, shift),
  }
}
