import type { Client } from '#protocol/client.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'

/** Places that are open, by a part of their name or of their host's; without one the first. */
export async function readPlaceOptions(api: Client, search?: string) {
  const found = await api.list(vacancies, {
    filter: { statusEq: 'published', ...(search ? { search } : {}) },
    include: ['organization'],
    page: { size: search === undefined ? 100 : 20 },
  })
  return found.map(({ id, title, city, organization }) => ({
    value: id,
    label: title,
    hint: [organization?.name, city ?? organization?.city].filter(Boolean).join(', '),
  }))
}
