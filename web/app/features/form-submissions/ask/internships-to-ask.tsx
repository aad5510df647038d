import { dateNear, today } from '#lib/dates.ts'
import type { Locale } from '#lib/i18n.tsx'
import type { Client } from '#protocol/client.ts'
import { internships } from '#protocol/features/internships.ts'
import { choiceFilter, type FilterChoices } from '#ui/table/choices.ts'
import type { Column, Table } from '#ui/table/column.ts'
import { readOptionsOf, type TableState } from '#ui/table/table-state.ts'

export type InternshipToAsk = {
  id: string
  student: string
  host: string
  startDate: string | null
  endDate: string | null
}

const dayOr = (day: string | null, locale: Locale) => (day ? dateNear(day, locale, today()) : '–')
const columns: Column<InternshipToAsk>[] = [
  { key: 'student', width: 'md', cell: (row) => row.student },
  { key: 'host', width: 'rest', phone: 'text', cell: (row) => row.host },
  {
    key: 'startDate',
    sort: 'startDate',
    width: 'sm',
    phone: 'aside',
    cell: (row, locale) => dayOr(row.startDate, locale),
  },
  { key: 'endDate', width: 'sm', cell: (row, locale) => dayOr(row.endDate, locale) },
]

export type AskChoices = { groups: FilterChoices; periods: FilterChoices }
export const toAskTable = ({ groups, periods }: AskChoices): Table<InternshipToAsk> => ({
  name: 'internshipsToAsk',
  sort: 'startDate',
  search: 'search',
  columns,
  filters: {
    ...choiceFilter('group', 'groupId', groups, '/groups/namen'),
    ...choiceFilter('period', 'internshipPeriodIdIn', periods),
  },
})

/** There is something to say about these: what was refused or is not agreed yet is left out. */
export const askable = ['approved', 'contracting', 'ready', 'running', 'evaluating', 'completed', 'stopped'] as const

export async function readToAsk(api: Client, table: Table<InternshipToAsk>, state: TableState) {
  const asked = readOptionsOf(internships, table, state)
  const found = await api.list(internships, {
    ...asked,
    filter: { ...asked.filter, statusIn: [...askable] },
    include: ['organization'],
    fields: {
      internships: ['studentName', 'organizationName', 'startDate', 'endDate', 'organization'],
      organizations: ['name'],
    },
  })
  const rows = found.map(
    ({ id, studentName, organization, organizationName, startDate, endDate }): InternshipToAsk => ({
      id,
      student: studentName,
      host: organization?.name ?? organizationName ?? '',
      startDate: startDate ?? null,
      endDate: endDate ?? null,
    }),
  )
  return { rows, records: found.records }
}
