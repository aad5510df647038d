import type { ErrorDetail } from '#engine/fail.ts'
import type { TableRow } from '#engine/transaction.ts'
import type { ErrorCode } from '#protocol/errors.ts'
import { descriptionLength } from '#protocol/vacancy-commands.ts'
import { isVacancyText, plainTextOf } from '#protocol/vacancy-text.ts'

type Values = Record<string, unknown>

const problem = (field: string, code: ErrorCode, params?: Values): ErrorDetail => ({
  code,
  params,
  source: { pointer: `/data/attributes/${field}` },
})

/** What is wrong between the fields of a vacancy as it would become. */
export function contradictions(next: Values): ErrorDetail[] {
  const { startDate, endDate, minimumAge, maximumAge, places, placesTaken, body, city } = next
  const wrong: ErrorDetail[] = []
  if (startDate && endDate && String(endDate) < String(startDate)) wrong.push(problem('endDate', 'dateOrder'))
  if (minimumAge && maximumAge && Number(maximumAge) < Number(minimumAge))
    wrong.push(problem('maximumAge', 'vacancy.ages'))
  if (Number(places) < Number(placesTaken ?? 0))
    wrong.push(problem('places', 'vacancy.placesTaken', { count: placesTaken }))
  if (!city && ['street', 'houseNumber', 'postalCode'].some((part) => next[part]))
    wrong.push(problem('city', 'required'))
  if (body && !isVacancyText(body)) wrong.push(problem('body', 'vacancy.body'))
  else if (body && plainTextOf(body as never).length > descriptionLength.most)
    wrong.push(problem('body', 'tooLong', { max: descriptionLength.most }))
  return wrong
}

export type Around = { organizationCity: string | null; schools: number; today: string }

/** What a student would miss; nothing when it can be published. */
export function missing(vacancy: TableRow, { organizationCity, schools, today }: Around): ErrorDetail[] {
  const wrong: ErrorDetail[] = []
  const length = (vacancy.description ?? '').trim().length
  if (length === 0) wrong.push(problem('body', 'required'))
  else if (length < descriptionLength.least) wrong.push(problem('body', 'tooShort', { min: descriptionLength.least }))
  if (!vacancy.sector) wrong.push(problem('sector', 'required'))
  if (!vacancy.hours && !vacancy.hoursPerWeek) wrong.push(problem('hours', 'required'))
  if (!vacancy.city && !organizationCity) wrong.push(problem('city', 'required'))
  if (!vacancy.contactPersonId && !vacancy.contactEmail) wrong.push(problem('contactEmail', 'required'))
  if (vacancy.visibleTo === 'schools' && schools === 0) wrong.push(problem('schoolIds', 'minItems', { min: 1 }))
  if (vacancy.endDate && vacancy.endDate < today) wrong.push(problem('endDate', 'vacancy.past'))
  return wrong
}

/** Found in the stagebank, or found there as full. */
export const openStatus = ({ places, placesTaken }: TableRow): 'published' | 'full' =>
  placesTaken >= places ? 'full' : 'published'

/** A school year begins on the first of August. */
const schoolYearOf = (day: string) => Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0)

function laterBy(years: number, day: string): string {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  // Not every year has a 29th of February.
  return Number.isNaN(Date.parse(moved)) || !new Date(moved).toISOString().startsWith(moved)
    ? `${moved.slice(0, 8)}28`
    : moved
}

type Dates = { startDate: string | null; endDate: string | null }

/** The same days of this school year; a year later still when they would be over by now. */
export function renewedDates({ startDate, endDate }: Dates, today: string): Dates {
  const first = startDate ?? endDate
  const last = endDate ?? startDate
  if (!first || !last) return { startDate, endDate }
  let years = Math.max(0, schoolYearOf(today) - schoolYearOf(first))
  if (laterBy(years, last) < today) years += 1
  return { startDate: startDate && laterBy(years, startDate), endDate: endDate && laterBy(years, endDate) }
}
