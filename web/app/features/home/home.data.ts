import type { Client } from '#protocol/client.ts'
import { type HomeFigures, homeFigures } from '#protocol/features/home.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'

/** What the stagebank holds today, and what became of it this school year. */
export async function readFigures(api: Client): Promise<HomeFigures> {
  const { status, body } = await api.send(homeFigures.method, homeFigures.path)
  if (status !== 200) throw new Error(`the figures of the front page: ${status}`)
  return JSON.parse(body).meta
}

export async function newestVacancies(api: Client) {
  const rows = await api.list(vacancies, {
    filter: { statusEq: 'published' },
    include: ['organization'],
    fields: {
      vacancies: ['title', 'sector', 'hours', 'placesLeft', 'city', 'organization'],
      organizations: ['name'],
    },
    sort: '-publishedAt',
    page: { size: 6 },
  })
  return rows.map(({ id, title, sector, hours, placesLeft, city, organization }) => ({
    id,
    title,
    sector,
    hours,
    places: placesLeft,
    host: organization?.name,
    city,
  }))
}

export type NewVacancy = Awaited<ReturnType<typeof newestVacancies>>[number]
