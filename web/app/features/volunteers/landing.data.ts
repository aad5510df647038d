import { cardFields, cardOf } from '#app/features/stagebank/cards/vacancy-card.data.ts'
import type { Client } from '#protocol/client.ts'
import { type StagebankFilter, searchStagebank } from '#protocol/features/stagebank/stagebank.ts'
import { volunteerAge } from '#protocol/features/stagebank/stagebank-search.ts'

const SHOWN = 6
/** How much time somebody has, as the stagebank filters it: each number is that of the list it leads to. */
const times = {
  once: { uren: '10', filter: { hoursMax: 10 } },
  weeks: { uren: '30', filter: { hoursMax: 30 } },
  longer: { uren: 'meer', filter: { hoursMin: 31 } },
} satisfies Record<string, { uren: string; filter: StagebankFilter }>

const open: StagebankFilter = { age: volunteerAge, placesLeft: true }

/** What is open to volunteers now: the newest, how many by sector and by time. Alike for every visitor. */
export async function readLanding(api: Client) {
  const count = async (filter: StagebankFilter) =>
    (
      await api.askAll(searchStagebank, {
        filter: { ...open, ...filter },
        fields: { vacancies: [] },
        page: { size: 1 },
      })
    ).records
  const [found, once, weeks, longer] = await Promise.all([
    api.askAll(searchStagebank, {
      filter: open,
      include: ['organization'],
      fields: cardFields,
      sort: '-publishedAt',
      page: { size: SHOWN },
    }),
    count(times.once.filter),
    count(times.weeks.filter),
    count(times.longer.filter),
  ])
  return {
    total: found.records,
    cards: found.map(cardOf),
    sectors: found.meta.facets.sectors,
    times: [
      { key: 'once' as const, uren: times.once.uren, count: once },
      { key: 'weeks' as const, uren: times.weeks.uren, count: weeks },
      { key: 'longer' as const, uren: times.longer.uren, count: longer },
    ],
  }
}
export type LandingData = Awaited<ReturnType<typeof readLanding>>
