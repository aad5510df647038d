import { allOf, anyOf, type Condition } from '#engine/condition.ts'
import type { Me } from '#engine/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { organizations } from '#protocol/organizations.ts'

const hosts = ['NonProfit', 'Provider']

/**
 * Whom one looks after: a centre every host of the site, a school the hosts that it brought in itself and those that
 * nobody looks after yet.
 */
export function managedOrganizations(me: Me): Condition {
  return anyOf(
    me.isOperator,
    allOf(me.isCenterAdmin, { type: hosts }),
    { centerId: me.adminOf('School', 'VolunteerCenter') },
    allOf(me.isSchoolAdmin, { type: hosts, centerId: null }),
  )
}

/** Hosts that a centre looks after itself: their people, vacancies and internships are its business. */
export const hostsOfCenter = (me: Me): Condition => ({ centerId: me.adminOf('VolunteerCenter') })

const ownOrManaged = (me: Me) => anyOf({ id: me.adminOf() }, managedOrganizations(me))

export const organizationPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      allOf(!me.isGuest, { status: 'approved' }),
      { id: me.allRoles.flatMap((role) => role.organizationId ?? []) },
      managedOrganizations(me),
    ),
  create: (me) => anyOf(me.isOperator, me.isSchoolOrCenterAdmin),
  updateOrganization: ownOrManaged,
  approveOrganization: managedOrganizations,
  archiveOrganization: managedOrganizations,
} satisfies Policy<typeof organizations, 'updateOrganization' | 'approveOrganization' | 'archiveOrganization'>
