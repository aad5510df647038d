import { dateText } from '#lib/dates.ts'
import type { Translate } from '#lib/i18n.tsx'
import { vacancyStatuses } from '#protocol/features/vacancies/vacancies.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { Flag } from '#ui/flag.tsx'
import { choiceFilter, type FilterChoices } from '#ui/table/choices.ts'
import type { Column, Table } from '#ui/table/column.ts'
import type { VacancyRow } from '../vacancies.data.ts'
import { VacancyStatusPill } from '../vacancy-status.tsx'

/** On a phone there is one line for how full it is and what waits. */
const standing = ({ places, placesLeft, open }: VacancyRow, words: Translate) =>
  words(open > 0 ? 'standingOpen' : 'standing', { taken: places - placesLeft, places, open })

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
  cell: (row, _, words) => (
    <>
      {row.organization}
      <span className="md:hidden">, {standing(row, words)}</span>
    </>
  ),
}
const others = (placesOnPhone: Pick<Column<VacancyRow>, 'phone'>): Column<VacancyRow>[] => [
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
    ...placesOnPhone,
    cell: (row, _, words) => (
      <>
        <span className="md:hidden">{standing(row, words)}</span>
        <span className="max-md:hidden">
          {words('placesOf', { taken: row.places - row.placesLeft, places: row.places })}
        </span>
      </>
    ),
  },
  { key: 'open', width: 'sm', align: 'end', cell: ({ open }) => open || null },
  { key: 'endDate', sort: 'endDate', width: 'sm', cell: ({ endDate }, locale) => endDate && dateText(endDate, locale) },
  { key: 'createdAt', sort: 'createdAt', width: 'sm', cell: (row, locale) => dateText(row.createdAt, locale) },
]
const city: Column<VacancyRow> = { key: 'city', width: 'sm', cell: (row) => row.city }

/** Whether one may look beyond what one looks after, and the towns that the address asks about. */
export type Reach = { seesOthers: boolean; towns: string[] }

/** Whoever has one organization knows which one it is. */
export function vacanciesTable(offering: FilterChoices, { seesOthers, towns }: Reach): Table<VacancyRow> {
  const isOne = !offering.isMany && offering.known.length < 2
  return {
    name: 'vacancies',
    sort: '-createdAt',
    search: 'search',
    columns: isOne
      ? [title, ...others({ phone: 'text' }), city]
      : [title, organization, ...others({}), { ...city, isHidden: true }],
    filters: {
      status: { by: 'statusIn', options: vacancyStatuses },
      sector: { by: 'sectorIn', options: sectors },
      ...(isOne ? {} : choiceFilter('organization', 'organizationIdIn', offering, '/vacancies/organisaties')),
      ...(seesOthers ? { reach: { by: '', options: ['all'] } } : {}),
      ...(towns.length > 0 ? { city: { by: 'city', options: towns } } : {}),
    },
    views: [
      { key: 'all', filters: {} },
      { key: 'open', filters: { status: ['published', 'full'] } },
      { key: 'draft', filters: { status: ['draft', 'in_review', 'paused'] } },
      { key: 'over', filters: { status: ['expired', 'closed', 'removed'] } },
    ],
  }
}
