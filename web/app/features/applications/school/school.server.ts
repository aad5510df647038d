import type { RouterContextProvider } from 'react-router'
import { readList } from '#app/features/lists/read-list.server.ts'
import { mentorsOf } from '#app/features/mentorships/mentor-choices.ts'
import type { Client } from '#protocol/client.ts'
import { applications } from '#protocol/features/applications.ts'
import { currentGroups, groupMemberships } from '#protocol/features/groups.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { filterChoices, noChoices } from '#ui/table/choices.ts'
import { readOptionsOf, type TableSpec } from '#ui/table/table-state.ts'
import { applicationOf, include } from '../applications.data.ts'
import { type Choices, schoolTable } from './school-table.tsx'

/** Matches nobody: a class without students has no applications. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** What can be chosen from: classes of this year, periods, and for an administrator the mentors. */
async function readChoices(api: Client, request: Request, schoolId: string, hasMentors: boolean): Promise<Choices> {
  const [groups, periods, mentors] = await Promise.all([
    filterChoices(request, 'group', (filter) => api.tell(currentGroups, { filter })),
    api.list(internshipPeriods, { filter: { schoolIdEq: schoolId, statusEq: 'active' }, page: { size: 100 } }),
    hasMentors ? filterChoices(request, 'mentor', (filter) => mentorsOf(api, schoolId, filter)) : noChoices,
  ])
  return { groups, periods: { known: periods.map(({ id, name }) => ({ id, name })), isMany: false }, mentors }
}

/** An application knows its student; who is in a class or with a mentor is asked first. */
async function studentsIn(api: Client, filters: Record<string, string[]>): Promise<string[] | null> {
  const { group = [], mentor = [] } = filters
  const membersOf = async (groupIds: string[]) => {
    if (groupIds.length === 0) return []
    const found = await api.list(groupMemberships, { filter: { groupIdIn: groupIds }, page: { size: 1000 } })
    return found.filter(({ isCurrent }) => isCurrent).map(({ studentId }) => studentId)
  }
  const cared = async () => {
    const found = await api.list(mentorships, { filter: { mentorIdIn: mentor }, page: { size: 200 } })
    const members = await membersOf(found.flatMap(({ groupId }) => groupId ?? []))
    return [...found.flatMap(({ studentId }) => studentId ?? []), ...members]
  }
  const [inGroup, withMentor] = await Promise.all([
    group.length > 0 ? membersOf(group) : null,
    mentor.length > 0 ? cared() : null,
  ])
  if (inGroup && withMentor) return inGroup.filter((id) => withMentor.includes(id))
  return inGroup ?? withMentor
}

/** The class each of these students is in now. */
async function classesOf(api: Client, studentIds: string[]): Promise<Map<string, string>> {
  if (studentIds.length === 0) return new Map()
  const found = await api.list(groupMemberships, {
    filter: { studentIdIn: [...new Set(studentIds)], endedOnNull: true },
    include: ['group'],
    fields: { groupMemberships: ['studentId', 'isCurrent', 'group'], groups: ['name'] },
    page: { size: 1000 },
  })
  return new Map(
    found
      .filter(({ isCurrent }) => isCurrent)
      .map(({ studentId, group }) => [studentId, String(group?.name ?? '')] as const),
  )
}

/** One page of the applications of one's students. */
export async function readSchool(
  context: Readonly<RouterContextProvider>,
  api: Client,
  request: Request,
  { schoolId, hasMentors }: { schoolId: string; hasMentors: boolean },
) {
  const choices = await readChoices(api, request, schoolId, hasMentors)
  const table: TableSpec = schoolTable(choices)
  const state = await readList(context, request, table)
  const students = await studentsIn(api, state.filters)
  const options = readOptionsOf(applications, table, state)
  const filter = { ...options.filter, ...(students ? { studentIdIn: students.length > 0 ? students : [nobody] } : {}) }
  const rows = await api.list(applications, { ...options, filter, include })
  const found = rows.map(applicationOf)
  const classes = await classesOf(
    api,
    found.flatMap(({ student }) => student.id || []),
  )
  return {
    choices,
    state,
    rows: found.map((row) => ({ ...row, group: classes.get(row.student.id) ?? '' })),
    records: rows.records,
  }
}
export type SchoolData = Awaited<ReturnType<typeof readSchool>>
