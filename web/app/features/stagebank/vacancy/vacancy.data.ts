import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { cardFields, cardOf } from '../cards/vacancy-card.data.ts'

/** One vacancy with who offers it; nothing for what is not there or not to be seen. */
export async function findVacancy(api: Client, id: string) {
  if (!isId(id)) return null
  const row = await api.find(vacancies, id, { include: ['organization', 'tags'] }).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  if (!row) return null
  const { organization, tags, can: _, details: __, ...vacancy } = row
  const host = organization && {
    id: organization.id,
    type: organization.type,
    name: organization.name,
    city: organization.city ?? null,
    website: organization.website ?? null,
    logoId: organization.logoId ?? null,
  }
  return { vacancy, host, tags: tags.map((tag) => ({ id: tag.id, name: tag.name })) }
}

/** What else the same host offers now. */
export async function otherVacancies(api: Client, hostId: string | undefined, id: string) {
  if (!hostId) return []
  const rows = await api.list(vacancies, {
    filter: { organizationIdEq: hostId, statusEq: 'published' },
    include: ['organization'],
    fields: cardFields,
    sort: '-publishedAt',
    page: { size: 4 },
  })
  return rows
    .filter((row) => row.id !== id)
    .slice(0, 3)
    .map(cardOf)
}
