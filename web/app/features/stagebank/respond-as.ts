import type { RootData } from '../../root.tsx'

export type RespondKind = 'guest' | 'student' | 'school' | 'center' | 'own' | 'host'

/** As whom somebody reads a vacancy: what they can do with it differs. */
export function respondAs(session: RootData['session'], hostId?: string): RespondKind {
  if (!session) return 'guest'
  const { roles, organization } = session
  if (organization && organization.id === hostId) return 'own'
  if (organization?.type === 'VolunteerCenter') return 'center'
  if (organization?.type === 'Provider' || organization?.type === 'NonProfit') return 'host'
  const isStudent = roles.some(({ name, resourceId }) => name === 'student' && resourceId === organization?.id)
  return isStudent ? 'student' : 'school'
}
