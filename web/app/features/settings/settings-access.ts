import type { Session } from '#lib/session.server.ts'

/** Which settings are somebody's business: the organization that they run, and the look of the site for schools and centres. */
export function settingsOf({ roles, organization }: Pick<Session, 'roles' | 'organization'>) {
  const isAdmin = roles.some(({ name, resourceId }) => name === 'admin' && resourceId === organization?.id)
  const runsSite = organization?.type === 'School' || organization?.type === 'VolunteerCenter'
  const runs = isAdmin && runsSite
  return {
    organization: isAdmin && organization !== undefined,
    look: runs,
    school: runs && organization.type === 'School',
    tags: runs,
    privacy: runs,
  }
}
