import type { ErrorDetail } from '#engine/fail.ts'
import * as rules from '#protocol/features/vacancies/vacancy-rules.ts'
import { addDays } from '#protocol/shared/days.ts'

/** Problems of the form's own rules, as the API tells them. */
const told = (problems: rules.VacancyProblem[]): ErrorDetail[] =>
  problems.map(({ field, code, params }) => ({ code, params, source: { pointer: `/data/attributes/${field}` } }))

export const contradictions = (next: Record<string, unknown>) => told(rules.contradictions(next))
export const missing = (vacancy: Record<string, unknown>, around: rules.Around) => told(rules.missing(vacancy, around))

/** Students see it, or saw it until it was paused. */
export const isShown = ({ status }: { status: string }) => ['published', 'full', 'paused'].includes(status)

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

/** So shortly before its end nobody can still apply, get an answer and begin. */
const lastDays = 14

/** The same days of this school year; a year later still when they would be over, or nearly so. */
export function renewedDates({ startDate, endDate }: Dates, today: string): Dates {
  const first = startDate ?? endDate
  const last = endDate ?? startDate
  if (!first || !last) return { startDate, endDate }
  let years = Math.max(0, schoolYearOf(today) - schoolYearOf(first))
  const soon = addDays(today, lastDays)
  if (laterBy(years, last) < soon) years += 1
  return { startDate: startDate && laterBy(years, startDate), endDate: endDate && laterBy(years, endDate) }
}
