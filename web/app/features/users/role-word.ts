import { knownRoles, type RoleName } from '#protocol/features/user-kinds.ts'

type RoleHere = RoleName | 'helper'
export type RoleWord = `roles.${RoleHere}`

/** Who helps at a volunteer centre is a volunteer; with the same role elsewhere one works there. */
export const roleAt = (name: RoleName, organizationType?: string): RoleHere =>
  name === knownRoles.volunteer && organizationType === 'VolunteerCenter' ? 'helper' : name
export const roleWord = (name: RoleName, organizationType?: string): RoleWord =>
  `roles.${roleAt(name, organizationType)}`

/** What a role means differs: the words for it by what kind of organization it is at. */
export function hintsFor(organizationType?: string): 'school' | 'centre' | 'host' {
  if (organizationType === 'School') return 'school'
  return organizationType === 'VolunteerCenter' ? 'centre' : 'host'
}
