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

type UsersAccess = { isSchool: boolean; isManager: boolean; isOfMany: boolean }

/** The lists behind the numbers of the dashboard: where students stand in a period. */
const standing = (periods: Period[]) => ({
  stage: { by: 'stage', options: studentStages },
  late: { by: 'late', options: ['true'] },
  handedIn: { by: 'handedIn', options: ['true'] },
  ...(periods.length > 0 ? { period: { by: 'periodId', options: periods.map(({ id }) => id) } } : {}),
})

/** A school sorts its people by class, whoever has several organizations by organization; others need neither. */
export function usersTable({ groups, periods }: UserChoices, of: UsersAccess): Table<UserRow> {
  const where = of.isSchool ? [classes] : of.isOfMany ? [organization] : []
  const roleFilter = {
    by: 'withRole',
    options: rolesAt(of.isSchool),
  }
  return {
    name: of.isSchool ? 'people' : 'colleagues',
    sort: 'name',
    search: 'search',
    columns: of.isManager ? [name, ...where, roles, ...rest] : [name, { ...classes, phone: 'text' }, ...rest],
    filters: {
      ...(of.isManager ? { role: roleFilter } : {}),
      ...choiceFilter('group', 'groupId', groups, '/groups/namen'),
      status: { by: 'statusIn', options: userStatuses },
      invitation: { by: '', options: ['waiting', 'sent'] },
      signIn: { by: '', options: ['never', 'once'] },
      ...(of.isSchool ? standing(periods) : {}),
    },
    views: [
      { key: 'all', filters: {} },
      ...(of.isManager && of.isSchool
        ? [
            { key: 'students', filters: { role: [knownRoles.student] } },
            { key: 'staff', filters: { role: [knownRoles.admin, knownRoles.mentor] } },
          ]
        : []),
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
