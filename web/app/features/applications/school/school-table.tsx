import { dateText } from '#lib/dates.ts'
import { applicationStatuses } from '#protocol/features/applications.ts'
import { answerPaces } from '#protocol/features/supply-numbers.ts'
import { Avatar } from '#ui/avatar.tsx'
import { choiceFilter, type FilterChoices } from '#ui/table/choices.ts'
import type { Table } from '#ui/table/column.ts'
import { ApplicationStatusPill } from '../application/application-status.tsx'
import type { Application } from '../applications.data.ts'

/** With the class the student is in now. */
export type SchoolApplication = Application & { group: string }
export type Choices = { groups: FilterChoices; periods: FilterChoices; mentors: FilterChoices }

export function schoolTable({ groups, periods, mentors }: Choices): Table<SchoolApplication> {
  return {
    name: 'applications',
    sort: '-createdAt',
    search: 'search',
    columns: [
      {
        key: 'student',
        width: 'lg',
        title: ({ student }) => student.name,
        cell: ({ student, group }) => (
          <span className="flex items-center gap-3">
            <Avatar name={student.name} className="size-7 shrink-0 text-micro max-md:hidden" />
            <span className="min-w-0 md:truncate">
              {student.name}
              {group ? <span className="font-normal text-muted md:hidden"> · {group}</span> : null}
            </span>
          </span>
        ),
      },
      { key: 'group', width: 'sm', cell: ({ group }) => group },
      {
        key: 'vacancy',
        phone: 'text',
        title: ({ vacancy }) => vacancy.title ?? undefined,
        cell: ({ vacancy, host }, _, words) => (
          <>
            {vacancy.title ?? words('gone')}
            <span className="block truncate md:hidden">{host.name}</span>
          </>
        ),
      },
      { key: 'host', cell: ({ host }) => host.name },
      {
        key: 'status',
        width: 'md',
        phone: 'aside',
        cell: ({ status, endedWithVacancy }) => (
          <ApplicationStatusPill status={status} endedWithVacancy={endedWithVacancy} />
        ),
      },
      { key: 'period', width: 'md', isHidden: true, cell: ({ period }) => period?.name ?? '' },
      {
        key: 'createdAt',
        sort: 'createdAt',
        width: 'sm',
        cell: ({ createdAt }, locale) => dateText(createdAt, locale),
      },
      {
        key: 'updatedAt',
        sort: 'updatedAt',
        width: 'sm',
        isHidden: true,
        cell: ({ updatedAt }, locale) => dateText(updatedAt, locale),
      },
    ],
    filters: {
      // Class and mentor are looked up first: an application only knows its student.
      ...choiceFilter('group', '', groups, '/groups/namen'),
      ...choiceFilter('period', 'internshipPeriodIdIn', periods),
      ...choiceFilter('mentor', '', mentors, '/mentorships/mentoren'),
      status: { by: 'statusIn', options: applicationStatuses },
      answerPace: { by: 'answerPace', options: answerPaces },
    },
  }
}
