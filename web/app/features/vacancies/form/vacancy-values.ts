import type { Translate } from '#lib/i18n.tsx'
import type { Row } from '#protocol/declaring/rows.ts'
import type { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { vacancyTextOf } from '#protocol/features/vacancies/vacancy-text.ts'
import { keysOf, recordOf } from '#protocol/shared/guards.ts'
import type { Named } from '../vacancies.data.ts'

/** A vacancy as its form shows it. */
export type VacancyValues = {
  title: string
  body: unknown
  sector: string
  places: string
  isDirect: boolean
  hours: string
  hoursPerWeek: string
  weekdays: string[]
  startDate: string
  endDate: string
  minimumAge: string
  maximumAge: string
  levels: string[]
  requirements: string
  tagIds: string[]
  visibleTo: string
  schoolIds: string[]
  street: string
  houseNumber: string
  postalCode: string
  city: string
  contactPersonId: string
  contactName: string
  contactEmail: string
  stockImage: string
}
export type Choices = { tags: Named[]; schools: Named[]; people: Named[] }

/** In the order of the form. */
export const noValues: VacancyValues = {
  title: '',
  sector: '',
  body: null,
  hours: '',
  hoursPerWeek: '',
  weekdays: [],
  startDate: '',
  endDate: '',
  places: '1',
  isDirect: false,
  minimumAge: '',
  maximumAge: '',
  levels: [],
  requirements: '',
  tagIds: [],
  visibleTo: 'all',
  schoolIds: [],
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  contactPersonId: '',
  contactName: '',
  contactEmail: '',
  stockImage: '',
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const idsOf = (rows: readonly { id: string }[] = []) => rows.map(({ id }) => id)

/** The address of the organization is not the vacancy's own, so that it stays empty. */
export function valuesOf(row: Row<typeof vacancies, 'tags' | 'details.schools'>): VacancyValues {
  const own = (value: unknown) => (row.hasOwnPlace ? textOf(value) : '')
  const { details } = row
  return {
    title: row.title,
    body: row.body ?? (row.description ? vacancyTextOf(row.description) : null),
    sector: textOf(row.sector),
    places: textOf(row.places),
    isDirect: row.isDirect,
    hours: textOf(row.hours),
    hoursPerWeek: textOf(row.hoursPerWeek),
    weekdays: row.weekdays.map(String),
    startDate: textOf(row.startDate),
    endDate: textOf(row.endDate),
    minimumAge: textOf(row.minimumAge),
    maximumAge: textOf(row.maximumAge),
    levels: [...row.levels],
    requirements: textOf(row.requirements),
    tagIds: idsOf(row.tags),
    visibleTo: row.visibleTo,
    schoolIds: idsOf(details?.schools),
    street: own(row.street),
    houseNumber: own(row.houseNumber),
    postalCode: own(row.postalCode),
    city: own(row.city),
    contactPersonId: textOf(details?.contactPersonId),
    contactName: textOf(details?.contactName),
    contactEmail: textOf(details?.contactEmail),
    stockImage: textOf(row.stockImage),
  }
}

/** What is being filled in at this moment. */
export function typedValues(form: FormData): VacancyValues {
  const last = (name: string) => String(form.getAll(name).at(-1) ?? '')
  const all = (name: string) => form.getAll(name).map(String).filter(Boolean)
  const body = () => {
    try {
      return JSON.parse(last('body'))
    } catch {
      return null
    }
  }
  return {
    ...recordOf(keysOf(noValues), last),
    body: body(),
    isDirect: last('isDirect') === 'true',
    weekdays: all('weekdays'),
    levels: all('levels'),
    tagIds: all('tagIds'),
    schoolIds: all('schoolIds'),
  }
}

/** What the fields are called, also in the list of problems. */
export const fieldLabels = (t: Translate): Record<string, string> =>
  Object.fromEntries(['organizationId', ...Object.keys(noValues)].map((name) => [name, t(`fields.${name}`)]))
