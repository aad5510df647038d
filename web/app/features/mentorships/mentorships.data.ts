import { orElse } from '#lib/or-else.ts'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { type MentorTotals, mentorships, mentorTotals, unmentoredStudents } from '#protocol/features/mentorships.ts'
import { users } from '#protocol/features/users.ts'
import { readOptionsOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'

export type Held = { id: string; groupId: string | null; studentId: string | null; name: string }
export type MentorRow = Awaited<ReturnType<typeof readMentors>>['rows'][number]

const MENTORS = 200

/** What these mentors look after: classes first, then single students. */
export async function readHeld(api: Client, mentorIds: string[]): Promise<Map<string, Held[]>> {
  const held = new Map<string, Held[]>(mentorIds.map((id) => [id, []]))
  if (mentorIds.length === 0) return held
  const found = await api.list(mentorships, {
    filter: { mentorIdIn: mentorIds },
    include: ['group.schoolYear', 'student'],
    page: { size: 500 },
  })
  for (const { id, mentorId, groupId, studentId, group, student } of found) {
    // The same class is there every year.
    const name = groupId ? `${group?.name ?? ''} (${group?.schoolYear?.name ?? ''})` : personName(student)
    held.get(mentorId)?.push({ id, groupId: groupId ?? null, studentId: studentId ?? null, name })
  }
  const rank = (each: Held) => `${each.groupId ? 0 : 1} ${each.name}`
  for (const list of held.values()) list.sort((one, other) => rank(one).localeCompare(rank(other)))
  return held
}

async function readTotals(api: Client, mentorIds: string[]): Promise<MentorTotals[]> {
  if (mentorIds.length === 0) return []
  const { totals } = await orElse(api.tell(mentorTotals, { filter: { mentorIdIn: mentorIds } }), { totals: [] })
  return totals
}

export async function readMentors(api: Client, schoolId: string, spec: TableSpec, state: TableState) {
  const options = readOptionsOf(users, spec, state)
  const found = await api.list(users, {
    ...options,
    filter: { ...options.filter, withRole: 'mentor', organizationIdEq: schoolId, statusNotEq: 'archived' },
  })
  const ids = found.map(({ id }) => id)
  const [totals, held] = await Promise.all([readTotals(api, ids), readHeld(api, ids)])
  const rows = found.map((person) => {
    const own = totals.find(({ mentorId }) => mentorId === person.id)
    return {
      id: person.id,
      name: personName(person),
      email: person.email,
      students: own?.students ?? 0,
      single: own?.single ?? 0,
      held: held.get(person.id) ?? [],
    }
  })
  return { rows, records: found.records }
}

/** The first few that nobody looks after, and how many there are. */
export async function readUnmentored(api: Client) {
  const found = await api.askAll(unmentoredStudents, { page: { size: 8 } })
  return { count: found.records, first: found.map((person) => ({ id: person.id, name: personName(person) })) }
}

/** Mentors to choose from. */
export async function readMentorOptions(api: Client, schoolId: string) {
  const found = await api.list(users, {
    filter: { withRole: 'mentor', organizationIdEq: schoolId, statusNotEq: 'archived' },
    page: { size: MENTORS },
  })
  return found.map((person) => ({ value: person.id, label: personName(person) }))
}
