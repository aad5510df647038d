import { byLastName } from '#lib/by-last-name.ts'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { groupMemberships, groups } from '#protocol/features/groups.ts'
import { levels } from '#protocol/features/levels.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { readOptionsOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'

export type GroupRow = Awaited<ReturnType<typeof readGroups>>['rows'][number]
export type Member = Awaited<ReturnType<typeof readMembers>>[number]

/** The mentors of a class, by name. */
export const mentorsOf = (rows: readonly Row<typeof mentorships, 'mentor'>[]) =>
  rows
    .map(({ id, mentor, can }) => ({
      id,
      mentorId: mentor.id,
      name: personName(mentor),
      canDelete: can.delete === true,
    }))
    .sort((one, other) => one.name.localeCompare(other.name))

export async function readGroups(api: Client, schoolId: string, yearId: string, spec: TableSpec, state: TableState) {
  const options = readOptionsOf(groups, spec, state)
  const found = await api.list(groups, {
    ...options,
    filter: { ...options.filter, schoolIdEq: schoolId, schoolYearIdEq: yearId },
    include: ['level', 'mentorships', 'mentorships.mentor'],
  })
  return { rows: found.map(rowOf), records: found.records }
}

type GroupWith = Row<typeof groups, 'level'> & Partial<Pick<Row<typeof groups, 'mentorships.mentor'>, 'mentorships'>>
const rowOf = ({ id, name, level, studentCount, mentorships = [], can }: GroupWith) => ({
  id,
  name,
  level: level?.name ?? '',
  studentCount,
  mentors: mentorsOf(mentorships).map((mentor) => mentor.name),
  can,
})

/** The classes of one year that somebody is the mentor of. */
export async function readOwnGroups(api: Client, mentorId: string, yearId: string): Promise<GroupRow[]> {
  const held = await api.list(mentorships, {
    filter: { mentorIdEq: mentorId, groupIdNotNull: true },
    page: { size: 500 },
  })
  const idIn = held.flatMap(({ groupId }) => groupId ?? [])
  if (idIn.length === 0) return []
  const found = await api.list(groups, {
    filter: { idIn, schoolYearIdEq: yearId },
    include: ['level'],
    page: { size: 500 },
  })
  return found.map(rowOf)
}

export async function readLevels(api: Client, schoolId: string) {
  const found = await api.list(levels, {
    filter: { schoolIdEq: schoolId },
    fields: { levels: ['name'] },
    page: { size: 100 },
  })
  return found.map(({ id, name }) => ({ value: id, label: name }))
}

/** Everybody who is, was or will be in a class. */
export async function readMembers(api: Client, groupId: string) {
  const found = await api.list(groupMemberships, {
    filter: { groupIdEq: groupId },
    include: ['student'],
    page: { size: 1000 },
  })
  return byLastName(found, ({ student }) => student).map(({ id, student, startedOn, endedOn, hasEnded }) => ({
    id,
    studentId: String(student?.id ?? ''),
    name: personName(student),
    startedOn,
    endedOn: endedOn ?? null,
    hasEnded,
  }))
}

/** Classes to put somebody in: those of this school year and the next. */
export async function readOpenGroups(api: Client, schoolId: string, years: { id: string; name: string }[]) {
  const found = await api.list(groups, {
    filter: { schoolIdEq: schoolId, schoolYearIdIn: years.map(({ id }) => id) },
    page: { size: 500 },
  })
  return years.map(({ id, name }) => ({
    year: name,
    groups: found
      .filter(({ schoolYearId }) => schoolYearId === id)
      .map((group) => ({ value: group.id, label: group.name, count: group.studentCount })),
  }))
}
