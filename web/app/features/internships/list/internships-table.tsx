import { dateNear, dateText, numberText, today } from '#lib/dates.ts'
import { internshipStatuses, turns } from '#protocol/features/internships.ts'
import { Avatar } from '#ui/avatar.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { choiceFilter, type FilterChoices } from '#ui/table/choices.ts'
import type { Column, Table } from '#ui/table/column.ts'
import { BlockLine } from '../block-line.tsx'
import { CourseDots } from '../course-dots.tsx'
import { internshipMarks } from '../internship-marks.ts'
import type { InternshipRow } from './internships.data.ts'

const student: Column<InternshipRow> = {
  key: 'student',
  width: 'md',
  title: (row) => row.student.name,
  cell: ({ student: { name } }) => (
    <span className="flex items-center gap-3">
      <Avatar name={name} className="size-7 shrink-0 text-micro max-md:hidden" />
      <span className="min-w-0 md:truncate">{name}</span>
    </span>
  ),
}
const place: Column<InternshipRow> = {
  key: 'place',
  sort: 'title',
  width: 'rest',
  title: ({ host, title }) => [host, title].filter(Boolean).join(', '),
  cell: ({ host, title }) => (
    <>
      <span className="font-medium">{host || title}</span>
      {host && title !== host ? <span className="text-muted max-md:hidden">, {title}</span> : null}
    </>
  ),
}
/** Of one house: which of its places. */
const ownPlace: Column<InternshipRow> = { ...place, title: (row) => row.title, cell: (row) => row.title }
const block = (isOfMany: boolean): Column<InternshipRow> => ({
  key: 'block',
  sort: 'upSince',
  width: 'lg',
  phone: 'text',
  cell: (row) => (
    <>
      <span className="md:hidden">{isOfMany ? row.host || row.title : row.title}</span>
      {/* Who it is stands in the first column. */}
      <BlockLine {...row.turn} names={{}} size="sm" action={null} />
    </>
  ),
})
const course: Column<InternshipRow> = { key: 'course', width: 'sm', cell: (row) => <CourseDots steps={row.steps} /> }
const status: Column<InternshipRow> = {
  key: 'status',
  width: 'pill',
  cell: (row, _, words) => (
    <StatusPill status={internshipMarks[row.status]}>{words(`filters.status.${row.status}`)}</StatusPill>
  ),
}
const hours: Column<InternshipRow> = {
  key: 'hours',
  width: 'xs',
  align: 'end',
  cell: (row, locale) =>
    row.plannedHours === null
      ? numberText(row.hours, locale)
      : `${numberText(row.hours, locale)} / ${numberText(row.plannedHours, locale)}`,
}
const dates: Column<InternshipRow> = {
  key: 'dates',
  sort: 'startDate',
  width: 'md',
  isHidden: true,
  cell: ({ startDate, endDate }, locale) =>
    [startDate, endDate]
      .map((day) => (day ? dateNear(day, locale, today()) : ''))
      .filter(Boolean)
      .join(' – '),
}
const period: Column<InternshipRow> = { key: 'period', width: 'sm', isHidden: true, cell: (row) => row.period }
const group: Column<InternshipRow> = { key: 'group', width: 'xs', cell: (row) => row.group }
const mentor: Column<InternshipRow> = { key: 'mentor', width: 'md', cell: (row) => row.mentor }
const updatedAt: Column<InternshipRow> = {
  key: 'updatedAt',
  sort: 'updatedAt',
  width: 'sm',
  isHidden: true,
  cell: (row, locale) => dateText(row.updatedAt, locale),
}

/** What is going on: the list one opens to see where somebody is needed. */
export const goingStatuses = ['proposed', 'approved', 'contracting', 'ready', 'running', 'evaluating']
const over = ['completed', 'stopped', 'refused']

export type InternshipChoices = { periods: FilterChoices; groups: FilterChoices; hosts: FilterChoices }
/**
 * `isSchool`: knows mentors and periods. `isOfMany`: more than one host, so that it matters which. `countsHours`: hours are
 * written down on this site.
 */
export type InternshipAccess = { isSchool: boolean; isOfMany: boolean; countsHours: boolean }

export function internshipsTable(choices: InternshipChoices, of: InternshipAccess): Table<InternshipRow> {
  return {
    name: 'internships',
    sort: 'block',
    search: 'search',
    start: `status=${goingStatuses.join(',')}`,
    columns: [
      student,
      ...(of.isSchool ? [group] : []),
      of.isOfMany ? place : ownPlace,
      block(of.isOfMany),
      course,
      // A school sees how far somebody is by the route.
      { ...status, isHidden: of.isSchool },
      ...(of.isSchool ? [{ ...mentor, isHidden: true }, period] : []),
      ...(of.countsHours ? [hours] : []),
      dates,
      updatedAt,
    ],
    filters: {
      status: { by: 'statusIn', options: internshipStatuses },
      up: { by: 'upIn', options: turns },
      late: { by: 'late', options: ['true'] },
      ...(of.isSchool
        ? { selfFound: { by: 'selfFoundEq', options: ['true', 'false'] } }
        : // Others also have volunteers, who come from no school.
          { ofSchool: { by: 'internshipPeriodIdNotNull', options: ['true'] } }),
      ...choiceFilter('group', 'groupId', choices.groups, '/groups/namen'),
      ...choiceFilter('period', 'internshipPeriodIdIn', choices.periods),
      ...(of.isOfMany ? choiceFilter('host', 'organizationIdIn', choices.hosts, '/internships/stageplekken') : {}),
    },
    views: [
      { key: 'going', filters: { status: goingStatuses } },
      { key: 'bySchool', filters: { status: goingStatuses, up: ['mentor', 'school'] } },
      { key: 'byStudent', filters: { status: goingStatuses, up: ['student'] } },
      { key: 'byHost', filters: { status: goingStatuses, up: ['host'] } },
      { key: 'late', filters: { late: ['true'] } },
      { key: 'over', filters: { status: over } },
      { key: 'all', filters: {} },
    ],
  }
}
