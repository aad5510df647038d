import { sectors } from '../../../../protocol/src/sectors.ts'
import { vacancyStatuses } from '../../../../protocol/src/vacancies.ts'
import { dateText } from '../../lib/dates.ts'
import { Flag } from '../../ui/flag.tsx'
import type { Column, Table } from '../../ui/table/column.ts'
import type { Named, VacancyRow } from './vacancies.data.ts'
import { VacancyStatusPill } from './vacancy-status.tsx'

const title: Column<VacancyRow> = {
  key: 'title',
  sort: 'title',
  width: 'lg',
  title: (row) => row.title,
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Flag sector={row.sector} className="size-7 rounded-full max-md:hidden" />
      <span className="min-w-0 md:truncate">{row.title}</span>
    </span>
  ),
}
const organization: Column<VacancyRow> = {
  key: 'organization',
  width: 'md',
  phone: 'text',
  cell: (row) => row.organization,
}
const others: Column<VacancyRow>[] = [
  {
    key: 'status',
    sort: 'status',
    width: 'pill',
    phone: 'aside',
    cell: ({ status }) => <VacancyStatusPill status={status} />,
  },
  {
    key: 'places',
    width: 'xs',
    align: 'end',
    cell: ({ places, placesLeft }, _, words) => words('placesOf', { taken: places - placesLeft, places }),
  },
  { key: 'endDate', sort: 'endDate', width: 'sm', cell: ({ endDate }, locale) => endDate && dateText(endDate, locale) },
  { key: 'createdAt', sort: 'createdAt', width: 'sm', cell: (row, locale) => dateText(row.createdAt, locale) },
]
const city = (phone?: 'text'): Column<VacancyRow> => ({
  key: 'city',
  width: 'sm',
  ...(phone ? { phone } : { isHidden: true }),
  cell: (row) => row.city,
})

/** Whoever has one organization knows which one it is. */
export function vacanciesTable(offering: Named[]): Table<VacancyRow> {
  const isOne = offering.length < 2
  return {
    name: 'vacancies',
    sort: '-createdAt',
    search: 'search',
    columns: isOne ? [title, ...others, city('text')] : [title, organization, ...others, city()],
    filters: {
      status: { by: 'statusIn', options: vacancyStatuses },
      sector: { by: 'sectorIn', options: sectors },
      ...(isOne ? {} : { organization: { by: 'organizationIdIn', options: offering.map(({ id }) => id) } }),
    },
    views: [
      { key: 'all', filters: {} },
      { key: 'open', filters: { status: ['published', 'full'] } },
      { key: 'draft', filters: { status: ['draft', 'in_review'] } },
      { key: 'over', filters: { status: ['expired', 'closed'] } },
    ],
  }
}
