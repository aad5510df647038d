import type { Session } from '#lib/session.server.ts'

export type Looks = 'school' | 'host' | 'own'

/** As whom somebody comes: for their students, for their organization, or for themselves. */
export function whoLooks({ roles, organization }: Pick<Session, 'roles' | 'organization'>): Looks {
  const names = roles.filter(({ resourceId }) => resourceId === organization?.id).map(({ name }) => name)
  if (organization?.type === 'School') return names.some((name) => name !== 'student') ? 'school' : 'own'
  if (organization?.type === 'VolunteerCenter') return names.includes('admin') ? 'host' : 'own'
  return organization ? 'host' : 'own'
}
