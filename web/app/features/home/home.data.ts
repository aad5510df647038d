import type { Client } from '../../../../protocol/src/client.ts'
import { isSector, type Sector } from '../../../../protocol/src/sectors.ts'
import { vacancies } from '../../../../protocol/src/vacancies.ts'

const open = { statusEq: 'published' }

/** What the stagebank holds today, counted from what everyone may see. */
export async function stagebankToday(api: Client) {
  const seen = { sectors: {} as Partial<Record<Sector, number>>, places: 0 }
  const hosts = new Map<string, string | undefined>()
  let [count, records] = [0, 1]
  for (let number = 1; count < records; number++) {
    const page = await api.list(vacancies, {
      filter: open,
      include: ['organization'],
      fields: { vacancies: ['sector', 'places', 'organization'], organizations: ['city'] },
      page: { number, size: 200 },
    })
    for (const { sector, places, organization } of page) {
      if (isSector(sector)) seen.sectors[sector] = (seen.sectors[sector] ?? 0) + 1
      if (organization) hosts.set(organization.id, organization.city)
      seen.places += places
    }
    count += page.length
    records = page.length > 0 ? page.records : count
  }
  const cities = new Set([...hosts.values()].filter(Boolean)).size
  return { ...seen, vacancies: count, hosts: hosts.size, cities }
}

export async function newestVacancies(api: Client) {
  const rows = await api.list(vacancies, {
    filter: open,
    include: ['organization'],
    sort: '-createdAt',
    page: { size: 6 },
  })
  return rows.map(({ id, title, sector, hours, places, organization }) => ({
    id,
    title,
    sector,
    hours,
    places,
    host: organization?.name as string | undefined,
    city: organization?.city as string | undefined,
  }))
}

export type StagebankToday = Awaited<ReturnType<typeof stagebankToday>>
export type NewVacancy = Awaited<ReturnType<typeof newestVacancies>>[number]
