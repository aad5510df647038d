import { UndeliveredMark } from '#app/features/inbound-mail/undelivered-mark.tsx'
import { BlockCell } from '#app/features/standings/block-cell.tsx'
import { CourseDots } from '#app/features/standings/course-dots.tsx'
import { HoursCell } from '#app/features/standings/hours-cell.tsx'
import { PlaceCell } from '#app/features/standings/place-cell.tsx'
import { dateText } from '#lib/dates.ts'
import { studentStages, studentTurns } from '#protocol/features/progress.ts'
import { contractPaces, endedBy, formOutcomes, hourShares, waitingOn } from '#protocol/features/student-numbers.ts'
import { knownRoles, rolesAt, userStatuses } from '#protocol/features/user-kinds.ts'
import { Avatar } from '#ui/avatar.tsx'
import { choiceFilter, type FilterChoices } from '#ui/table/choices.ts'
import type { Column, Table } from '#ui/table/column.ts'
import { PersonStatusPill } from '../status-of-person.tsx'
import type { UserChoices, UserRow } from '../users.data.ts'

const name: Column<UserRow> = {
  key: 'name',
  sort: 'lastName',
  width: 'lg',
  title: (row) => row.name,
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Avatar name={row.name} className="size-7 shrink-0 text-micro max-md:hidden" />
      <span className="min-w-0">
        <span className="block md:truncate">{row.name}</span>
        {row.isUndelivered ? <UndeliveredMark /> : null}
      </span>
    </span>
  ),
}
const rest: Column<UserRow>[] = [
  { key: 'email', sort: 'email', cell: ({ email }) => email },
  {
    key: 'status',
    sort: 'status',
    width: 'pill',
    phone: 'aside',
    // On a phone there is only room for what is not as usual.
    cell: ({ status }) => (
      <span className={status === 'active' ? 'max-md:hidden' : undefined}>
        <PersonStatusPill status={status} />
      </span>
    ),
  },
  {
    key: 'lastSignInAt',
    sort: 'lastSignInAt',
    width: 'sm',
    cell: ({ lastSignInAt }, locale, words) => (lastSignInAt ? dateText(lastSignInAt, locale) : words('never')),
  },
  {
    key: 'createdAt',
    sort: 'createdAt',
    width: 'sm',
    isHidden: true,
    cell: ({ createdAt }, locale) => dateText(createdAt, locale),
  },
]
const classes: Column<UserRow> = { key: 'classes', width: 'xs', cell: (row) => row.classes }
const number: Column<UserRow> = { key: 'number', width: 'sm', cell: (row) => row.number }
const level: Column<UserRow> = { key: 'level', width: 'sm', cell: (row) => row.level }
const mentor: Column<UserRow> = { key: 'mentor', width: 'md', cell: (row) => row.mentors }
const roles: Column<UserRow> = {
  key: 'roles',
  width: 'sm',
  phone: 'text',
  cell: (row, _, words) => {
    const text = row.roles.map((role) => words(role)).join(', ')
    if (!row.classes) return text
    return (
      <>
        <span className="md:hidden">{`${row.classes} · `}</span>
        {text}
      </>
    )
  },
}
const organization: Column<UserRow> = { key: 'organization', width: 'md', cell: (row) => row.organization }

/** `countsHours`: hours are written down on this site. */
export type UsersAccess = { isSchool: boolean; isManager: boolean; isOfMany: boolean; countsHours: boolean }
/** Whom the list shows, as far as their roles tell: then it needs no column for those, and has others instead. */
export type Shown = 'students' | 'employees' | 'all'

export function shownBy(roles: readonly string[] = []): Shown {
  if (roles.length === 0) return 'all'
  if (roles.every((role) => role === knownRoles.student)) return 'students'
  return roles.includes(knownRoles.student) ? 'all' : 'employees'
}

/** A student by name, with the class and the level below. */
const student: Column<UserRow> = {
  ...name,
  width: 'md',
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Avatar name={row.name} className="size-8 shrink-0 text-micro max-md:hidden" />
      <span className="min-w-0">
        <span className="block md:truncate">{row.name}</span>
        <span className="block truncate text-cap font-normal text-muted max-md:hidden">
          {[row.classes, row.level].filter(Boolean).join(', ')}
        </span>
        {row.isUndelivered ? <UndeliveredMark /> : null}
      </span>
    </span>
  ),
}
/** Where they are and what stands in the way: what a school comes here for. */
const standingColumns: Column<UserRow>[] = [
  {
    key: 'place',
    width: 'md',
    phone: 'text',
    title: ({ standing }) => standing?.place?.host,
    cell: ({ standing, classes: inClass }) => (
      <>
        {inClass ? <span className="md:hidden">{`${inClass} · `}</span> : null}
        {standing ? <PlaceCell standing={standing} /> : null}
      </>
    ),
  },
  {
    key: 'course',
    width: 'sm',
    phone: 'aside',
    cell: ({ standing }) => (standing ? <CourseDots course={standing.course} /> : null),
  },
  {
    key: 'block',
    sort: 'urgentAt',
    phone: 'below',
    cell: ({ standing, name: who, can }) =>
      standing ? <BlockCell standing={standing} name={who} canRemind={can.remindTurn === true} /> : null,
  },
]
const hours: Column<UserRow> = {
  key: 'hours',
  width: 'sm',
  cell: ({ standing }) => (standing ? <HoursCell place={standing.place} /> : null),
}
/** What is known of the account: there for who asks for it. */
const ofAccount = (columns: Column<UserRow>[]): Column<UserRow>[] =>
  columns.map(({ phone: _, ...column }) => ({ ...column, isHidden: true }))

const studentColumns = ({ isManager, countsHours }: UsersAccess): Column<UserRow>[] => [
  student,
  ...standingColumns,
  ...(isManager ? [countsHours ? { ...mentor, width: 'sm' as const } : mentor] : []),
  ...(countsHours ? [hours] : []),
  ...ofAccount([number, classes, level, ...rest]),
]

/** At first only the columns that say something of those who are shown; the others wait in the choice of columns. */
function schoolColumns(shown: Exclude<Shown, 'students'>): Column<UserRow>[] {
  const usual: Record<typeof shown, string[]> = {
    employees: ['roles', 'email', 'status', 'lastSignInAt'],
    all: ['classes', 'roles', 'email', 'status', 'lastSignInAt'],
  }
  const all = [number, classes, level, mentor, roles, ...rest]
  return [name, ...all.map((column) => ({ ...column, isHidden: !usual[shown].includes(column.key) }))]
}

/** The lists behind the numbers of the dashboard and of the analytics: where students stand in a period. */
const standing = ({ periods, days, homes, forms }: Pick<UserChoices, 'periods' | 'days' | 'homes' | 'forms'>) => ({
  stage: { by: 'stage', options: studentStages },
  late: { by: 'late', options: ['true'] },
  handedIn: { by: 'handedIn', options: ['true'] },
  turn: { by: 'turn', options: studentTurns },
  takesPart: { by: 'takesPart', options: ['true'] },
  up: { by: 'up', options: waitingOn },
  hoursShare: { by: 'hoursShare', options: hourShares },
  contractPace: { by: 'contractPace', options: contractPaces },
  endedBy: { by: 'endedBy', options: endedBy },
  formOutcome: { by: 'formOutcome', options: formOutcomes },
  ...(forms.length > 0 ? { form: { by: 'formId', options: forms.map(({ id }) => id) } } : {}),
  ...(days.length > 0 ? { withoutOn: { by: 'withoutOn', options: days.map(({ id }) => id) } } : {}),
  ...(homes.length > 0 ? { home: { by: 'home', options: homes.map(({ id }) => id) } } : {}),
  ...(periods.length > 0 ? { period: { by: 'periodId', options: periods.map(({ id }) => id) } } : {}),
})

/** A school sorts its people by class, whoever has several organizations by organization; others need neither. */
function columnsFor(of: UsersAccess, shown: Shown): Column<UserRow>[] {
  if (of.isSchool && (shown === 'students' || !of.isManager)) return studentColumns(of)
  if (of.isSchool && shown !== 'students') return schoolColumns(shown)
  return of.isOfMany ? [{ ...name, width: 'md' }, organization, roles, ...rest] : [name, roles, ...rest]
}

export function usersTable(
  { groups, levels, mentors, centre, ...ofStudents }: UserChoices,
  of: UsersAccess,
  shown: Shown,
  /** The period that is chosen: views stay in it. */
  periodId?: string,
): Table<UserRow> {
  const isStudents = of.isSchool && (shown === 'students' || !of.isManager)
  const roleFilter = {
    by: 'withRole',
    // Nobody who looks after hosts or volunteers has mentors.
    options: rolesAt(of.isSchool).filter((role) => of.isSchool || role !== knownRoles.mentor),
  }
  return {
    name: of.isSchool ? 'people' : 'colleagues',
    // Who needs attention comes first.
    sort: isStudents ? 'block' : 'name',
    search: 'search',
    // Most of a school are its students, and one comes here for them.
    start: of.isManager && of.isSchool ? `role=${knownRoles.student}` : undefined,
    columns: columnsFor(of, shown),
    filters: {
      ...(of.isManager ? { role: roleFilter } : {}),
      ...choiceFilter('group', 'groupId', groups, '/groups/namen'),
      ...choiceFilter('level', 'levelId', levels),
      ...choiceFilter('mentor', 'mentorId', mentors, '/mentorships/mentoren'),
      ...choiceFilter('organization', 'organizationIdEq', centre),
      status: { by: 'statusIn', options: userStatuses },
      invitation: { by: '', options: ['waiting', 'sent'] },
      signIn: { by: '', options: ['never', 'once'] },
      ...(of.isSchool ? standing(ofStudents) : {}),
    },
    views: isStudents ? studentViews(of.isManager, periodId) : peopleViews(of, centre),
  }
}

/** Students by whose turn it is; whoever runs the school finds the others behind them. */
function studentViews(isManager: boolean, periodId: string | undefined): Table<UserRow>['views'] {
  const own = { ...(isManager ? { role: [knownRoles.student] } : {}), ...(periodId ? { period: [periodId] } : {}) }
  return [
    { key: isManager ? 'students' : 'all', filters: own },
    { key: 'mine', filters: { ...own, turn: ['mine'] } },
    { key: 'late', filters: { ...own, late: ['true'] } },
    { key: 'without', filters: { ...own, stage: ['without'] } },
    { key: 'others', filters: { ...own, turn: ['others'] } },
    { key: 'completed', filters: { ...own, stage: ['completed'] } },
    ...(isManager
      ? [
          { key: 'employees', filters: { role: rolesAt(false) } },
          { key: 'all', filters: {} },
        ]
      : []),
  ]
}

function peopleViews(of: UsersAccess, { known: [centre] }: FilterChoices): Table<UserRow>['views'] {
  return [
    ...(of.isManager && of.isSchool
      ? [
          { key: 'students', filters: { role: [knownRoles.student] } },
          { key: 'employees', filters: { role: rolesAt(false) } },
        ]
      : []),
    { key: 'all', filters: {} },
    ...(of.isManager && centre
      ? [
          { key: 'volunteers', filters: { role: [knownRoles.volunteer], organization: [centre.id] } },
          { key: 'staff', filters: { role: [knownRoles.admin] } },
        ]
      : []),
    ...(of.isManager ? [{ key: 'waiting', filters: { invitation: ['waiting'] } }] : []),
    { key: 'never', filters: { signIn: ['never'] } },
    { key: 'archive', filters: { status: ['archived'] } },
  ]
}
