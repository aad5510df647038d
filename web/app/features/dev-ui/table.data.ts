import type { Client } from '#protocol/client.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { vacancies, vacancyStatuses } from '#protocol/features/vacancies/vacancies.ts'
import { required } from '#protocol/shared/guards.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { filterOf, readOptionsOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'

export type VacancyRow = {
  id: string
  title: string
  organization: string
  sector: string | null
  status: (typeof vacancyStatuses)[number]
  places: number
  hours: number | null
  startDate: string | null
  createdAt: string
}

type Found = { rows: VacancyRow[]; records: number; counts: Record<string, number> }

async function readVacancies(api: Client, spec: TableSpec, state: TableState): Promise<Found> {
  const [found, ...counted] = await Promise.all([
    api.list(vacancies, { ...readOptionsOf(vacancies, spec, state), include: ['organization'] }),
    ...(spec.views ?? []).map(async ({ key, filters }) => {
      const filter = filterOf(spec, { q: '', filters })
      return [key, await api.count(vacancies, knownFilter(vacancies, filter))] as const
    }),
  ])
  const rows = found.map(
    ({ id, title, organization, sector, status, places, hours, startDate, createdAt }): VacancyRow => ({
      id,
      title,
      organization: String(organization?.name ?? ''),
      sector: sector ?? null,
      status,
      places,
      hours: hours ?? null,
      startDate: startDate ?? null,
      createdAt,
    }),
  )
  return { rows, records: found.records, counts: Object.fromEntries(counted) }
}

const jobs = [
  'Voorlezen',
  'Meebakken',
  'Dieren verzorgen',
  'Training geven',
  'Fietsen opknappen',
  'Kassa',
  'Websitehulp',
]
const places = ['De Zwaluw', 'Van Oord', 'De Hoefslag', 'vv Noord', 'Drost', 'De Wegwijzer', 'Bibliotheek Noord']

const turn = <T>(list: readonly T[], index: number) => required(list[index % list.length], 'entry')

/** A very long list on one page, to see that it stays fluid. The same every time. */
function manyRows(count: number): VacancyRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row-${index + 1}`,
    title: `${jobs[index % jobs.length]} ${index + 1}`,
    organization: turn(places, index * 3),
    sector: turn(sectors, index * 7),
    status: turn(vacancyStatuses, index * 5),
    places: (index % 4) + 1,
    hours: (index % 5) * 10,
    startDate: `2027-0${(index % 9) + 1}-15`,
    createdAt: `2026-10-${String((index % 28) + 1).padStart(2, '0')}T09:00:00Z`,
  }))
}

/** Which rows the page shows: real ones, a thousand made ones, or none. */
export async function readRows(request: Request, api: Client, spec: TableSpec, state: TableState): Promise<Found> {
  const asked = new URL(request.url).searchParams.get('rows')
  if (asked === '1000') return { rows: manyRows(1000), records: 1000, counts: {} }
  if (asked === '0') return { rows: [], records: 0, counts: {} }
  return readVacancies(api, spec, state)
}
