import type { Session } from '#lib/session.server.ts'

const topics = {
  student: ['tasks', 'hours', 'vacancies', 'messages'],
  mentor: ['without', 'waiting', 'hours', 'quiet'],
  school: ['numbers', 'contracts', 'imports', 'periods'],
  host: ['applications', 'confirm', 'signatures', 'starting'],
  centre: ['organizations', 'vacancies', 'quiet'],
  volunteer: ['vacancies', 'shifts', 'messages'],
} as const

/** What somebody would want to read about follows from what they are where they work now. */
export function digestTopics(session: Session | null): { kind: keyof typeof topics; topics: readonly string[] } {
  const { roles = [], organization } = session ?? {}
  const has = (name: string) => roles.some((role) => role.name === name && role.resourceId === organization?.id)
  const admins = { School: 'school', VolunteerCenter: 'centre' } as const
  const kind = has('admin')
    ? (admins[organization?.type as keyof typeof admins] ?? 'host')
    : has('mentor')
      ? 'mentor'
      : has('student')
        ? 'student'
        : 'volunteer'
  return { kind, topics: topics[kind] }
}
