import { dateNear, today } from '#lib/dates.ts'
import { choiceFilter, type FilterChoices } from '#ui/table/choices.ts'
import type { Column, Table } from '#ui/table/column.ts'

export type CandidateRow = { id: string; student: string; group: string; host: string; startDate: string | null }

const student: Column<CandidateRow> = { key: 'student', width: 'md', cell: (row) => row.student }
const group: Column<CandidateRow> = { key: 'group', width: 'sm', cell: (row) => row.group }
const host: Column<CandidateRow> = { key: 'host', width: 'rest', phone: 'text', cell: (row) => row.host }
const startDate: Column<CandidateRow> = {
  key: 'startDate',
  sort: 'startDate',
  width: 'sm',
  phone: 'aside',
  cell: (row, locale, words) => (row.startDate ? dateNear(row.startDate, locale, today()) : words('noStart')),
}

export type CandidateChoices = { groups: FilterChoices; periods: FilterChoices }
export const candidatesTable = ({ groups, periods }: CandidateChoices): Table<CandidateRow> => ({
  name: 'contractCandidates',
  sort: 'startDate',
  search: 'search',
  columns: [student, group, host, startDate],
  filters: {
    ...choiceFilter('group', 'groupId', groups, '/groups/namen'),
    ...choiceFilter('period', 'internshipPeriodIdIn', periods),
  },
})
