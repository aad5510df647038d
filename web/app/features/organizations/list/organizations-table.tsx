import { dateText } from '#lib/dates.ts'
import { hostTypes, organizationStatuses, organizationTypes } from '#protocol/features/organizations.ts'
import { quietReasons } from '#protocol/features/supply-numbers.ts'
import { isSector, sectors } from '#protocol/shared/sectors.ts'
import { Flag } from '#ui/flag.tsx'
import type { Column, Table } from '#ui/table/column.ts'
import { OrganizationLogo, OrganizationStatusPill } from '../organization-name.tsx'
import type { Choices, OrganizationRow } from '../organizations.data.ts'

const columns: Column<OrganizationRow>[] = [
  {
    key: 'name',
    sort: 'name',
    width: 'lg',
    title: ({ name }) => name,
    cell: ({ name, type, logoId }) => (
      <span className="flex items-center gap-3">
        <OrganizationLogo type={type} logoId={logoId} className="size-7 max-md:hidden" />
        <span className="min-w-0 md:truncate">{name}</span>
      </span>
    ),
  },
  { key: 'city', sort: 'city', width: 'md', phone: 'text', cell: ({ city }) => city },
  { key: 'type', width: 'md', cell: ({ type }, _, words) => words(`shortTypes.${type}`) },
  {
    key: 'sector',
    width: 'md',
    cell: ({ sector }, _, words) =>
      isSector(sector) ? (
        <span className="flex items-center gap-2.5">
          <Flag sector={sector} className="size-5 rounded-full" />
          <span className="truncate">{words(`filters.sector.${sector}`)}</span>
        </span>
      ) : null,
  },
  { key: 'tags', isHidden: true, cell: ({ tags }) => tags.join(', ') },
  { key: 'center', width: 'md', isHidden: true, cell: ({ center }) => center },
]
const statusColumn: Column<OrganizationRow> = {
  key: 'status',
  sort: 'status',
  width: 'pill',
  phone: 'aside',
  // On a phone the town needs the room; that one takes part is what one expects.
  cell: ({ status }) => (
    <span className={status === 'approved' ? 'max-md:hidden' : undefined}>
      <OrganizationStatusPill status={status} />
    </span>
  ),
}
const createdAt: Column<OrganizationRow> = {
  key: 'createdAt',
  sort: 'createdAt',
  width: 'sm',
  cell: (row, locale) => dateText(row.createdAt, locale),
}

/** Whoever only looks organizations up sees approved ones alone, so a status would say nothing. */
export function organizationsTable({ tags, centers, cities }: Choices, isManager: boolean): Table<OrganizationRow> {
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    name: 'organizations',
    sort: 'name',
    search: 'search',
    columns: isManager ? [...columns, statusColumn, createdAt] : columns,
    filters: {
      // Others look for a place to work: schools are no part of that.
      type: { by: 'typeIn', options: isManager ? organizationTypes : hostTypes },
      ...(isManager ? { status: { by: 'statusIn', options: organizationStatuses } } : {}),
      sector: { by: 'sectorIn', options: sectors },
      offer: { by: '', options: ['some', 'none'] },
      ...(isManager ? { quiet: { by: 'quiet', options: quietReasons } } : {}),
      ...(tags.length > 0 ? { tag: { by: 'tagId', options: ids(tags) } } : {}),
      ...(cities.length > 1 ? { city: { by: 'cityIn', options: cities } } : {}),
      ...(isManager && centers.length > 0 ? { center: { by: 'centerIdIn', options: ids(centers) } } : {}),
    },
    views: [
      { key: 'all', filters: {} },
      ...(isManager ? [{ key: 'waiting', filters: { status: ['pending'] } }] : []),
      { key: 'withoutVacancies', filters: { offer: ['none'] } },
      ...(isManager ? [{ key: 'archived', filters: { status: ['archived'] } }] : []),
    ],
  }
}
