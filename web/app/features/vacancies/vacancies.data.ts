import { askedTowns } from '#lib/asked-towns.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { hostTypes, organizations } from '#protocol/features/organizations.ts'
import { offeringOrganizations, vacancies, vacancyStatistics } from '#protocol/features/vacancies/vacancies.ts'
import { vacancyReports } from '#protocol/features/vacancies/vacancy-reports.ts'
import { type FilterChoices, filterChoices } from '#ui/table/choices.ts'
import { filterOf, readOptionsOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'
import { openApplications } from './open-applications.ts'
import type { VacancyStatus } from './vacancy-status.tsx'

export type Named = { id: string; name: string }
export type VacancyRow = {
  id: string
  title: string
  status: VacancyStatus
  organization: string
  city: string
  sector: string | null
  places: number
  placesLeft: number
  /** Applications that are not decided yet. */
  open: number
  startDate: string | null
  endDate: string | null
  createdAt: string
  can: Record<string, boolean>
}

type Who = Pick<Session, 'organization' | 'can' | 'home'>

/** For which organizations one can offer something. */
export async function readOffering(api: Client, session: Who): Promise<Named[]> {
  const { organization } = session
  const own = organization ? [{ id: organization.id, name: organization.name }] : []
  if (!session.can.judgeVacancies) return own
  const { choices } = await api.tell(offeringOrganizations)
  return [...choices, ...own]
}

/** The same for the filter of a list, which does not name hundreds of them. */
export async function offeringChoices(api: Client, session: Who, request: Request): Promise<FilterChoices> {
  if (!session.can.judgeVacancies) return { known: await readOffering(api, session), isMany: false }
  const { organization } = session
  const { known, isMany } = await filterChoices(request, 'organization', (filter) =>
    api.tell(offeringOrganizations, { filter }),
  )
  return { known: organization ? [...known, { id: organization.id, name: organization.name }] : known, isMany }
}

/** Where every organization belongs to a centre, the centre looks after what they offer, and the school does not. */
export async function isLeftToCentre(api: Client, { home }: Who): Promise<boolean> {
  if (home !== 'school') return false
  const ask = (centerIdNull: boolean) =>
    api.list(organizations, {
      filter: { typeIn: [...hostTypes], statusEq: 'approved', centerIdNull },
      fields: { organizations: [] },
      page: { size: 1 },
    })
  const [nobodys, ofCentres] = await Promise.all([ask(true), ask(false)])
  return nobodys.records === 0 && ofCentres.records > 0
}

/** Whoever looks after hosts counts what all of them offer. */
export const reachOf = (session: Who, request: Request) => ({
  seesOthers: session.can.seeSupply === true,
  towns: askedTowns(request, 'city'),
})

/** What the list asks of the API. */
export function vacanciesFilter(spec: TableSpec, state: Pick<TableState, 'q' | 'filters'>): Record<string, string[]> {
  const { reach, ...filters } = state.filters
  const chosen = filterOf(spec, { q: state.q, filters })
  return reach ? chosen : { ...chosen, managed: ['true'] }
}

export async function readVacancies(api: Client, spec: TableSpec, state: TableState) {
  const found = await api.list(vacancies, {
    ...readOptionsOf(vacancies, spec, state),
    filter: knownFilter(vacancies, vacanciesFilter(spec, state)),
    include: ['organization'],
    fields: {
      vacancies: [
        'fullTitle',
        'status',
        'city',
        'sector',
        'places',
        'placesLeft',
        'startDate',
        'endDate',
        'createdAt',
        'organization',
      ],
      organizations: ['name'],
    },
  })
  const open = await countOpen(
    api,
    found.map(({ id }) => id),
  )
  const rows = found.map(
    (row): VacancyRow => ({
      id: row.id,
      title: row.fullTitle,
      status: row.status,
      organization: String(row.organization?.name ?? ''),
      city: row.city ?? '',
      sector: row.sector ?? null,
      places: row.places,
      placesLeft: row.placesLeft,
      open: open.get(row.id) ?? 0,
      startDate: row.startDate ?? null,
      endDate: row.endDate ?? null,
      createdAt: row.createdAt,
      can: row.can,
    }),
  )
  return { rows, records: found.records }
}

async function countOpen(api: Client, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const found = await api.list(vacancyStatistics, {
    filter: { idIn: ids },
    fields: { vacancyStatistics: ['applications'] },
    page: { size: ids.length },
  })
  return new Map(found.map(({ id, applications }) => [id, openApplications(applications)]))
}

/** How many wait for a judgement, and how many reports do. */
export async function countWaiting(api: Client): Promise<{ review: number; reports: number }> {
  const page = { size: 1 }
  const [review, reports] = await Promise.all([
    api.list(vacancies, { filter: { statusEq: 'in_review', managed: true }, fields: { vacancies: [] }, page }),
    api.list(vacancyReports, { filter: { statusEq: 'open' }, fields: { vacancyReports: [] }, page }),
  ])
  return { review: review.records, reports: reports.records }
}
