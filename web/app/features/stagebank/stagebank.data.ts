import type { Client } from '../../../../protocol/src/client.ts'
import { isSector, type Sector } from '../../../../protocol/src/sectors.ts'
import { vacancies } from '../../../../protocol/src/vacancies.ts'
import { filterOf, type Search } from './search.ts'
import { cardOf } from './vacancy-card.data.ts'

const order = { new: '-createdAt', title: 'title' }

/** One page of what was asked for, with the places for the map. */
export async function findVacancies(api: Client, search: Search) {
  const rows = await api.list(vacancies, {
    filter: filterOf(search),
    include: ['organization'],
    sort: order[search.sort],
    page: { number: search.page, size: search.per },
  })
  return {
    total: rows.records,
    last: Math.max(1, Math.ceil(rows.records / search.per)),
    cards: rows.map(cardOf),
    markers: rows.flatMap(({ id, title, sector, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ id, label: title, sector, latitude, longitude }],
    ),
  }
}

export type SectorCounts = Partial<Record<Sector, number>>

/** How many each sector would give, whatever sectors are chosen now. */
export async function countSectors(api: Client, search: Search): Promise<SectorCounts> {
  const counts: SectorCounts = {}
  let [seen, records] = [0, 1]
  for (let number = 1; seen < records; number++) {
    const page = await api.list(vacancies, {
      filter: filterOf(search, true),
      fields: { vacancies: ['sector'] },
      page: { number, size: 200 },
    })
    for (const { sector } of page) if (isSector(sector)) counts[sector] = (counts[sector] ?? 0) + 1
    seen += page.length
    records = page.length > 0 ? page.records : seen
  }
  return counts
}
