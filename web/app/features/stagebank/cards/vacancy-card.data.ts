import type { Row } from '#protocol/declaring/rows.ts'
import type { vacancies } from '#protocol/features/vacancies/vacancies.ts'

/** How far it is, where somebody asked for that. */
const notMeasured: { kilometres: number | null } = { kilometres: null }

/** All that a card needs to be read of a vacancy. */
export const cardFields = {
  vacancies: [
    'title',
    'sector',
    'hours',
    'placesLeft',
    'weekdays',
    'minimumAge',
    'maximumAge',
    'latitude',
    'longitude',
    'city',
    'organization',
  ],
  organizations: ['name', 'city'],
} as const

/** What a card shows of a vacancy. */
export function cardOf(row: Row<typeof vacancies, 'organization', typeof cardFields>) {
  const { id, title, sector, hours, placesLeft, weekdays, minimumAge, maximumAge, latitude, longitude } = row
  return {
    id,
    title,
    sector,
    hours,
    placesLeft,
    weekdays,
    minimumAge,
    maximumAge,
    latitude,
    longitude,
    host: row.organization?.name,
    city: row.city ?? row.organization.city ?? undefined,
    ...notMeasured,
  }
}
export type VacancyCardData = Pick<
  ReturnType<typeof cardOf>,
  'id' | 'title' | 'sector' | 'hours' | 'placesLeft' | 'weekdays' | 'host' | 'city' | 'kilometres'
>

type Ages = { minimumAge: number | null; maximumAge: number | null }

/** Somebody whose age is not known is not refused. */
export const isForAge = (age: number | null, { minimumAge, maximumAge }: Ages): boolean =>
  age === null || (age >= (minimumAge ?? 0) && age <= (maximumAge ?? Infinity))
