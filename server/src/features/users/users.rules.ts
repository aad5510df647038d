import { failField } from '#engine/fail.ts'
import type { OrganizationType, RoleName } from '#engine/judging/me.ts'

/** Students exist only at schools; every other role exists everywhere. */
export const roleFits = (name: RoleName, type: OrganizationType): boolean => name !== 'student' || type === 'School'

export type RoleInput = {
  name?: RoleName | null
  role?: RoleName | null
  organizationId?: string | null
  resourceId?: string | null
  resourceType?: string | null
}

/** There are two names for each, because clients send either; who sends both means the same with both. */
export function requireOneMeaning({ name, role, organizationId, resourceId }: RoleInput): void {
  if (name && role && name !== role) throw failField('contradiction', 'role', { other: 'name' })
  if (organizationId && resourceId && organizationId !== resourceId)
    throw failField('contradiction', 'resourceId', { other: 'organizationId' })
}
