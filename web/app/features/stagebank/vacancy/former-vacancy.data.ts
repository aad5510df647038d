import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import {
  type FormerVacancy,
  formerVacancy,
  type StagebankFilter,
  searchStagebank,
  type stagebankSorts,
} from '#protocol/features/stagebank/stagebank.ts'
import { cardOf, type VacancyCardData } from '../cards/vacancy-card.data.ts'

const MOST = 3
const NEAR_KM = 25

/** What was here, and what is like it now; nothing for what was never public. */
export async function findFormer(api: Client, id: string) {
  const { vacancy } = await orElse(api.tell(formerVacancy, { filter: { id } }), { vacancy: null })
  return vacancy && { title: vacancy.title, city: vacancy.city, alike: await findAlike(api, vacancy) }
}
export type Former = NonNullable<Awaited<ReturnType<typeof findFormer>>>

/** The same kind of work nearby; where that is too little, further away as well. */
async function findAlike(api: Client, { sector, city }: FormerVacancy): Promise<VacancyCardData[]> {
  const kind: StagebankFilter = { placesLeft: true, ...(sector ? { sectors: sector } : {}) }
  const near = city ? await ask(api, { ...kind, near: city, within: NEAR_KM }, 'distance') : []
  if (near.length >= MOST) return near
  const further = await ask(api, kind, '-publishedAt')
  return [...near, ...further.filter(({ id }) => !near.some((one) => one.id === id))].slice(0, MOST)
}

async function ask(
  api: Client,
  filter: StagebankFilter,
  sort: (typeof stagebankSorts)[number],
): Promise<VacancyCardData[]> {
  const rows = await api.askAll(searchStagebank, { filter, include: ['organization'], sort, page: { size: MOST } })
  return rows.map(cardOf)
}
