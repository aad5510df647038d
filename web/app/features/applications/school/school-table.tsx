import { dateText } from '#lib/dates.ts'
import { applicationStatuses } from '#protocol/features/applications.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { Table } from '#ui/table/column.ts'
import { ApplicationStatusPill } from '../application/application-status.tsx'
import type { Application } from '../applications.data.ts'

type Named = { id: string; name: string }
/** With the class the student is in now. */
export type SchoolApplication = Application & { group: string }
export type Choices = { groups: Named[]; periods: Named[]; mentors: Named[] }

/** A filter with nothing to choose is left out. */
const choice = (name: string, by: string, options: Named[]) =>
  options.length > 0 ? { [name]: { by, options: options.map(({ id }) => id) } } : {}

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
      ...choice('group', '', groups),
      ...choice('period', 'internshipPeriodIdIn', periods),
      ...choice('mentor', '', mentors),
      status: { by: 'statusIn', options: applicationStatuses },
    },
  }
}
