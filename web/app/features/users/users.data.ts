import { type StandingInRow, standingsInRows } from '#app/features/standings/standings.data.ts'
import { orElse } from '#lib/or-else.ts'
import { personName } from '#lib/person-name.ts'
import { sentOnce } from '#lib/sent-once.ts'
import type { Client } from '#protocol/client.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { groupMemberships } from '#protocol/features/groups.ts'
import { studentProgress } from '#protocol/features/progress.ts'
import { type StudentFacts, studentFacts } from '#protocol/features/students.ts'
import { knownRoles, type userStatuses } from '#protocol/features/user-kinds.ts'
import { userCounts, users } from '#protocol/features/users.ts'
import type { FilterChoices } from '#ui/table/choices.ts'
import { readOptionsOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'
import { usersFilter } from './list/users-filter.ts'
import { type RoleWord, roleWord } from './role-word.ts'

/** Whoever waits has an account, and no invitation yet. */
/** Waiting to be invited, or invited and the mail waits for its turn. */
export type PersonStatus = (typeof userStatuses)[number] | 'waiting' | 'queued'
export type UserRow = {
  id: string
  name: string
  email: string
  phoneNumber: string | null
  roles: RoleWord[]
  organization: string
  classes: string
  number: string
  level: string
  mentors: string
  status: PersonStatus
  statusReason: string | null
  lastSignInAt: string | null
  createdAt: string
  /** Mail to the address does not arrive. */
  isUndelivered: boolean
  /** Of a student: the place, the route, and what stands in the way. */
  standing: StandingInRow | null
  can: Record<string, boolean>
}
export type Group = { id: string; name: string }
export type Period = Group
/** What a school chooses its people by, beside what is known beforehand. */
export type UserChoices = {
  groups: FilterChoices
  levels: FilterChoices
  mentors: FilterChoices
  /** The volunteer centre that one works for, whose volunteers have a view of their own. */
  centre: FilterChoices
  periods: Period[]
  /** The day that the address asks about. */
  days: Group[]
  /** The towns that it asks about. */
  forms: { id: string; name: string }[]
  homes: Group[]
}

type Invited = { status: PersonStatus; invitedAt?: string | null; invitationWaits?: boolean }
export function statusOf({ status, invitedAt, invitationWaits }: Invited): PersonStatus {
  if (status !== 'invited') return status
  return invitationWaits ? 'queued' : invitedAt ? 'invited' : 'waiting'
}

/** How many people each view holds: of all people, and of students by where they stand. */
export async function readCounts(
  api: Client,
  { isManager, isSchool }: { isManager: boolean; isSchool: boolean },
  periodId?: string,
): Promise<Record<string, number>> {
  const filter = periodId ? { periodId } : {}
  const [people, progress] = await Promise.all([
    isManager ? orElse(api.tell(userCounts), null) : null,
    isSchool ? orElse(api.tell(studentProgress, { filter }), null) : null,
  ])
  if (!progress) return { ...people }
  const { stages, mine, others, late } = progress
  const students = Object.values(stages).reduce((sum, count) => sum + count, 0)
  const standing = { mine, others, late, without: stages.without, completed: stages.completed, standing: students }
  return {
    ...people,
    ...standing,
    placed: students - stages.without - stages.asking,
    ...(isManager ? {} : { all: students }),
  }
}

/** One page of people, with what a school knows of the students among them: two round trips, however many there are. */
export async function readUsers(api: Client, spec: TableSpec, state: TableState) {
  const found = await api.list(users, {
    ...readOptionsOf(users, spec, state),
    filter: knownFilter(users, usersFilter(spec, state)),
    include: ['roles.organization'],
    fields: {
      users: [
        'firstName',
        'infix',
        'lastName',
        'email',
        'phoneNumber',
        'status',
        'statusReason',
        'invitedAt',
        'invitationWaits',
        'lastSignInAt',
        'createdAt',
        'undeliveredAt',
        'roles',
      ],
      roles: ['name', 'organization'],
      organizations: ['name', 'type'],
    },
  })
  const rolesOf = (user: (typeof found)[number]) => user.roles
  const students = found
    .filter((user) => rolesOf(user).some(({ name }) => name === knownRoles.student))
    .map(({ id }) => id)
  const [classes, facts, standings] = await Promise.all([
    classesOf(api, students),
    studentFactsOf(api, students),
    standingsInRows(api, students, state.filters.period?.[0]),
  ])
  const once = sentOnce<(typeof found)[number]['can']>()
  const rows = found.map(
    (user): UserRow => ({
      id: user.id,
      name: personName(user),
      email: user.email,
      phoneNumber: user.phoneNumber ?? null,
      roles: [...new Set(rolesOf(user).map(({ name, organization }) => roleWord(name, organization?.type)))],
      organization: [...new Set(rolesOf(user).flatMap(({ organization }) => organization?.name ?? []))].join(', '),
      classes: classes.get(user.id)?.join(', ') ?? '',
      number: facts.get(user.id)?.number ?? '',
      level: facts.get(user.id)?.level ?? '',
      mentors: facts.get(user.id)?.mentors ?? '',
      status: statusOf(user),
      statusReason: user.statusReason ?? null,
      lastSignInAt: user.lastSignInAt ?? null,
      createdAt: user.createdAt,
      isUndelivered: Boolean(user.undeliveredAt),
      standing: standings.get(user.id) ?? null,
      can: once(user.can),
    }),
  )
  return { rows, records: found.records }
}

export async function studentFactsOf(api: Client, studentIds: string[]): Promise<Map<string, StudentFacts>> {
  if (studentIds.length === 0) return new Map()
  const { facts } = await orElse(api.tell(studentFacts, { filter: { idIn: studentIds } }), { facts: [] })
  return new Map(facts.map((each) => [each.id, each]))
}

export async function classesOf(api: Client, studentIds: string[]): Promise<Map<string, string[]>> {
  const classes = new Map<string, string[]>()
  if (studentIds.length === 0) return classes
  const filter = { studentIdIn: studentIds }
  const fields = { groupMemberships: ['studentId', 'isCurrent', 'group'], groups: ['name'] } as const
  const found = await api.list(groupMemberships, { filter, include: ['group'], fields, page: { size: 1000 } })
  for (const { studentId, group, isCurrent } of found) {
    if (isCurrent && group?.name) classes.set(studentId, [...(classes.get(studentId) ?? []), String(group.name)])
  }
  return classes
}
