import { dateText } from '#lib/dates.ts'
import { studentStages } from '#protocol/features/progress.ts'
import { knownRoles, rolesAt, userStatuses } from '#protocol/features/users.ts'
import { Avatar } from '#ui/avatar.tsx'
import { choiceFilter } from '#ui/table/choices.ts'
import type { Column, Table } from '#ui/table/column.ts'
import { PersonStatusPill } from '../status-of-person.tsx'
import type { Period, UserChoices, UserRow } from '../users.data.ts'

const name: Column<UserRow> = {
  key: 'name',
  sort: 'lastName',
  width: 'lg',
  title: (row) => row.name,
  cell: (row) => (
    <span className="flex items-center gap-3">
      <Avatar name={row.name} className="size-7 shrink-0 text-micro max-md:hidden" />
      <span className="min-w-0 md:truncate">{row.name}</span>
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
const ClassOf = ({ classes: names, level: of }: UserRow) => (
  <>
    <span>{names}</span>
    {of ? <span className="md:hidden">{names ? ` · ${of}` : of}</span> : null}
  </>
)
const number: Column<UserRow> = { key: 'number', width: 'sm', cell: (row) => row.number }
const level: Column<UserRow> = { key: 'level', width: 'sm', cell: (row) => row.level }
const mentor: Column<UserRow> = { key: 'mentor', width: 'md', cell: (row) => row.mentors }
const roles: Column<UserRow> = {
  key: 'roles',
  width: 'sm',
  phone: 'text',
  cell: (row, _, words) => {
    const text = row.roles.map((role) => words(`roles.${role}`)).join(', ')
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

export type UsersAccess = { isSchool: boolean; isManager: boolean; isOfMany: boolean }
/** Whom the list shows, as far as their roles tell: then it needs no column for those, and has others instead. */
export type Shown = 'students' | 'employees' | 'all'

export function shownBy(roles: readonly string[] = []): Shown {
  if (roles.length === 0) return 'all'
  if (roles.every((role) => role === knownRoles.student)) return 'students'
  return roles.includes(knownRoles.student) ? 'all' : 'employees'
}

/** At first only the columns that say something of those who are shown; the others wait in the choice of columns. */
function schoolColumns(shown: Shown): Column<UserRow>[] {
  const usual: Record<Shown, string[]> = {
    students: ['number', 'classes', 'level', 'mentor', 'status'],
    employees: ['roles', 'email', 'status', 'lastSignInAt'],
    all: ['classes', 'roles', 'email', 'status', 'lastSignInAt'],
  }
  // On a phone a line below the name says the class and the level, or what somebody does here.
  const inClass: Column<UserRow> = { ...classes, phone: 'text', cell: ClassOf }
  const all = [number, shown === 'students' ? inClass : classes, level, mentor, roles, ...rest]
  return [name, ...all.map((column) => ({ ...column, isHidden: !usual[shown].includes(column.key) }))]
}

/** The lists behind the numbers of the dashboard: where students stand in a period. */
const standing = (periods: Period[]) => ({
  stage: { by: 'stage', options: studentStages },
  late: { by: 'late', options: ['true'] },
  handedIn: { by: 'handedIn', options: ['true'] },
  takesPart: { by: 'takesPart', options: ['true'] },
  ...(periods.length > 0 ? { period: { by: 'periodId', options: periods.map(({ id }) => id) } } : {}),
})

/** A school sorts its people by class, whoever has several organizations by organization; others need neither. */
function columnsFor(of: UsersAccess, shown: Shown): Column<UserRow>[] {
  if (!of.isManager) return [name, { ...classes, phone: 'text' }, level, { ...number, isHidden: true }, ...rest]
  if (of.isSchool) return schoolColumns(shown)
  return [name, ...(of.isOfMany ? [organization] : []), roles, ...rest]
}

export function usersTable(
  { groups, levels, mentors, periods }: UserChoices,
  of: UsersAccess,
  shown: Shown,
): Table<UserRow> {
  const roleFilter = {
    by: 'withRole',
    options: rolesAt(of.isSchool),
  }
  return {
    name: of.isSchool ? 'people' : 'colleagues',
    sort: 'name',
    search: 'search',
    // Most of a school are its students, and one comes here for them.
    start: of.isManager && of.isSchool ? `role=${knownRoles.student}` : undefined,
    columns: columnsFor(of, shown),
    filters: {
      ...(of.isManager ? { role: roleFilter } : {}),
      ...choiceFilter('group', 'groupId', groups, '/groups/namen'),
      ...choiceFilter('level', 'levelId', levels),
      ...choiceFilter('mentor', 'mentorId', mentors, '/mentorships/mentoren'),
      status: { by: 'statusIn', options: userStatuses },
      invitation: { by: '', options: ['waiting', 'sent'] },
      signIn: { by: '', options: ['never', 'once'] },
      ...(of.isSchool ? standing(periods) : {}),
    },
    views: [
      ...(of.isManager && of.isSchool
        ? [
            { key: 'students', filters: { role: [knownRoles.student] } },
            { key: 'employees', filters: { role: rolesAt(false) } },
          ]
        : []),
      { key: 'all', filters: {} },
      ...(of.isManager && !of.isSchool && of.isOfMany
        ? [
            { key: 'volunteers', filters: { role: [knownRoles.volunteer] } },
            { key: 'staff', filters: { role: [knownRoles.admin, knownRoles.mentor] } },
          ]
        : []),
      ...(of.isManager ? [{ key: 'waiting', filters: { invitation: ['waiting'] } }] : []),
      { key: 'never', filters: { signIn: ['never'] } },
      { key: 'archive', filters: { status: ['archived'] } },
    ],
  }
}
