import { errors as engineErrors } from '#protocol/errors/engine.errors.ts'
import { errors } from './vacancies.errors.ts'
import { descriptionLength } from './vacancy-commands.ts'
import { isVacancyText, plainTextOf } from './vacancy-text.ts'

type Values = Record<string, unknown>
/** Those that the rules below can name. */
export const vacancyErrors = { ...engineErrors, ...errors }
export type VacancyProblem = {
  field: string
  code: keyof typeof vacancyErrors
  params?: Record<string, string | number>
}

/** What is wrong between the fields of a vacancy as it would become. */
export function contradictions(next: Values): VacancyProblem[] {
  const { startDate, endDate, minimumAge, maximumAge, places, placesTaken, hours, hoursPerWeek, body, city } = next
  const wrong: VacancyProblem[] = []
  if (startDate && endDate && String(endDate) < String(startDate)) wrong.push({ field: 'endDate', code: 'dateOrder' })
  if (minimumAge && maximumAge && Number(maximumAge) < Number(minimumAge))
    wrong.push({ field: 'maximumAge', code: 'vacancy.ages' })
  if (Number(places) < Number(placesTaken ?? 0))
    wrong.push({ field: 'places', code: 'vacancy.placesTaken', params: { count: Number(placesTaken) } })
  if (hours && hoursPerWeek && Number(hoursPerWeek) > Number(hours))
    wrong.push({ field: 'hoursPerWeek', code: 'vacancy.hoursPerWeek' })
  if (!city && ['street', 'houseNumber', 'postalCode'].some((part) => next[part]))
    wrong.push({ field: 'city', code: 'required' })
  if (isVacancyText(body)) {
    if (plainTextOf(body).length > descriptionLength.most)
      wrong.push({ field: 'body', code: 'tooLong', params: { max: descriptionLength.most } })
  } else if (body) wrong.push({ field: 'body', code: 'vacancy.body' })
  return wrong
}

export type Around = { organizationCity: string | null; schools: number; today: string }

/** What a student would miss; nothing when it can be published. */
export function missing(vacancy: Values, { organizationCity, schools, today }: Around): VacancyProblem[] {
  const wrong: VacancyProblem[] = []
  const length = String(vacancy.description ?? '').trim().length
  const { least } = descriptionLength
  if (length === 0) wrong.push({ field: 'body', code: 'required' })
  else if (length < least) wrong.push({ field: 'body', code: 'tooShort', params: { min: least } })
  if (!vacancy.sector) wrong.push({ field: 'sector', code: 'required' })
  if (!vacancy.hours && !vacancy.hoursPerWeek) wrong.push({ field: 'hours', code: 'vacancy.hours' })
  if (!vacancy.city && !organizationCity) wrong.push({ field: 'city', code: 'required' })
  if (!vacancy.contactPersonId && !vacancy.contactEmail) wrong.push({ field: 'contactEmail', code: 'required' })
  if (vacancy.visibleTo === 'schools' && schools === 0)
    wrong.push({ field: 'schoolIds', code: 'minItems', params: { min: 1 } })
  if (vacancy.endDate && String(vacancy.endDate) < today) wrong.push({ field: 'endDate', code: 'vacancy.past' })
  return wrong
}
