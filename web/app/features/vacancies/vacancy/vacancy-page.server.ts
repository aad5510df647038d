import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { vacancies, vacancyStatistics } from '#protocol/features/vacancies/vacancies.ts'
import { valuesOf } from '../form/vacancy-values.ts'

/** A vacancy for those who look after it; nothing for others. */
export async function readVacancy(api: Client, id: string) {
  const include = ['organization', 'tags', 'details', 'details.contactPerson', 'details.schools'] as const
  const row = await api.find(vacancies, id, { include: [...include] })
  const { details } = row
  if (!details) return null
  const numbers = await api.find(vacancyStatistics, id)
  const contact = details.contactPerson ? personName(details.contactPerson) : String(details.contactName ?? '')
  return {
    id: row.id,
    title: row.fullTitle,
    status: row.status,
    can: row.can,
    host: { id: row.organization?.id ?? '', name: String(row.organization?.name ?? '') },
    city: row.city ?? null,
    photoId: row.photoId ?? null,
    places: row.places,
    placesTaken: row.places - row.placesLeft,
    endDate: row.endDate ?? null,
    publishedAt: row.publishedAt ?? null,
    reviewReason: details.reviewReason ?? null,
    contact: [contact, details.contactEmail].filter(Boolean).join(', '),
    schools: details.schools.map(({ name }) => name),
    tags: row.tags.map((tag) => ({ id: tag.id, name: tag.name })),
    values: valuesOf(row),
    numbers: {
      views: numbers.views,
      saves: numbers.saves,
      viewsPerDay: numbers.viewsPerDay,
      applications: numbers.applications,
    },
  }
}
export type VacancyPage = NonNullable<Awaited<ReturnType<typeof readVacancy>>>
