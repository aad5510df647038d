import { askedTowns } from '#lib/asked-towns.ts'
import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { organizationCities, organizations } from '#protocol/features/organizations.ts'
import { tags } from '#protocol/features/tags.ts'
import { filterOf, readOptionsOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'
import type { OrganizationStatus, OrganizationType } from './organization-name.tsx'

export type OrganizationRow = {
  id: string
  name: string
  type: OrganizationType
  status: OrganizationStatus
  city: string
  sector: string | null
  website: string | null
  center: string
  tags: string[]
  logoId: string | null
  createdAt: string
  can: Record<string, boolean>
}
export type Named = { id: string; name: string }
export type Choices = { tags: Named[]; centers: Named[]; cities: string[] }

/** What one can filter by. */
export async function readChoices(api: Client, request: Request): Promise<Choices> {
  const [tagRows, centers, { cities }] = await Promise.all([
    api.list(tags, { fields: { tags: ['name'] }, page: { size: 100 } }),
    api.list(organizations, {
      filter: { typeIn: ['VolunteerCenter', 'School'], statusEq: 'approved' },
      fields: { organizations: ['name'] },
      page: { size: 50 },
    }),
    orElse(api.tell(organizationCities), { cities: [] }),
  ])
  const named = ({ id, name }: Named) => ({ id, name })
  return {
    tags: tagRows.map(named),
    centers: centers.map(named),
    cities: [...new Set([...cities, ...askedTowns(request, 'city')])].toSorted(),
  }
}

/** What the list asks of the API. The archive is only shown to whoever asks for it. */
export function organizationsFilter(
  spec: TableSpec,
  state: Pick<TableState, 'q' | 'filters'>,
): Record<string, string[]> {
  const { offer = [], ...others } = state.filters
  const filter = filterOf(spec, { q: state.q, filters: others })
  // Whatever kinds there are to choose from is what the list is about.
  if (!others.type) filter.typeIn = [...(spec.filters?.type?.options ?? [])]
  if (!others.status) filter.statusNotEq = ['archived']
  if (offer.length === 1) filter.withoutVacancies = [String(offer[0] === 'none')]
  return filter
}

export const countPending = (api: Client) => api.count(organizations, { statusEq: 'pending' })

export async function readOrganizations(api: Client, spec: TableSpec, state: TableState) {
  const found = await api.list(organizations, {
    ...readOptionsOf(organizations, spec, state),
    filter: knownFilter(organizations, organizationsFilter(spec, state)),
    include: ['tags', 'center'],
    fields: {
      organizations: ['name', 'status', 'city', 'sector', 'website', 'logoId', 'createdAt', 'tags', 'center'],
      tags: ['name'],
    },
  })
  const rows = found.map(
    (row): OrganizationRow => ({
      id: row.id,
      name: row.name,
      type: row.type,
      status: row.status,
      city: row.city ?? '',
      sector: row.sector ?? null,
      website: row.website ?? null,
      center: String(row.center?.name ?? ''),
      tags: row.tags.map(({ name }) => String(name)),
      logoId: row.logoId ?? null,
      createdAt: row.createdAt,
      can: row.can,
    }),
  )
  return { rows, records: found.records }
}
