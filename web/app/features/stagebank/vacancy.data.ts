import { data } from 'react-router'
import { ApiError, type Client } from '../../../../protocol/src/client.ts'
import { isId } from '../../../../protocol/src/ids-and-dates.ts'
import { vacancies } from '../../../../protocol/src/vacancies.ts'
import { cardOf } from './vacancy-card.data.ts'

/** One vacancy with who offers it; 404 for what is not there or not to be seen. */
export async function findVacancy(api: Client, id: string) {
  const missing = () => data(null, { status: 404 })
  if (!isId(id)) throw missing()
  const row = await api.find(vacancies, id, { include: ['organization', 'tags'] }).catch((error) => {
    throw error instanceof ApiError && error.status === 404 ? missing() : error
  })
  const { organization, tags, can: _, details: __, ...vacancy } = row
  const host = organization && {
    id: organization.id,
    type: organization.type,
    name: organization.name as string,
    city: (organization.city ?? null) as string | null,
    website: (organization.website ?? null) as string | null,
  }
  return { vacancy, host, tags: tags.map((tag) => ({ id: tag.id, name: tag.name as string })) }
}

/** What else the same host offers now. */
export async function otherVacancies(api: Client, hostId: string | undefined, id: string) {
  if (!hostId) return []
  const filter = { organizationIdEq: hostId, statusEq: 'published' }
  const rows = await api.list(vacancies, {
    filter,
    include: ['organization'],
    sort: '-publishedAt',
    page: { size: 4 },
  })
  return rows
    .filter((row) => row.id !== id)
    .slice(0, 3)
    .map(cardOf)
}
