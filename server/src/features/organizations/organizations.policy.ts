import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, not, sqlCondition, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import type { Policy } from '#engine/serve.ts'
import type { joinRequests, registrations } from '#protocol/features/joining.ts'
import type { organizations } from '#protocol/features/organizations.ts'

const hosts = ['NonProfit', 'Provider'] as const

/**
 * Whom one looks after: a centre every host of the site, a school the hosts that it brought in itself and those that
 * nobody looks after yet.
 */
export function managedOrganizations(me: Me): Condition<'organizations'> {
  return anyOf(
    me.isOperator,
    allOf(me.isCenterAdmin, { type: hosts }),
    { centerId: me.adminOf('School', 'VolunteerCenter') },
    allOf(me.isSchoolAdmin, { type: hosts, centerId: null }),
  )
}

/** Hosts that a centre looks after itself: their people, vacancies and internships are its business. */
export const hostsOfCenter = (me: Me): Condition<'organizations'> => ({ centerId: me.adminOf('VolunteerCenter') })

const ownOrManaged = (me: Me): Condition<'organizations'> => anyOf({ id: me.adminOf() }, managedOrganizations(me))

/** An approval can be taken back only by whoever gave it, and only for a moment. */
const justApprovedBy = (me: Me): Condition<'organizations'> =>
  allOf(
    { decidedById: me.self },
    sqlCondition((t) => `${t}.decided_at > now() - interval '10 minutes'`),
  )

/** One's own, whatever became of them. */
export const ownOrganizations = (me: Me): Condition<'organizations'> => ({
  id: me.allRoles.flatMap((role) => role.organizationId ?? []),
})

/** The others, which are known by kind, state and centre alone. */
export const otherOrganizations = (me: Me): Condition<'organizations'> =>
  anyOf(
    me.isOperator,
    // Students whose internship still runs there see where they are.
    allOf(!me.isGuest, { status: ['approved', 'closing'] }),
    managedOrganizations(me),
  )

export const organizationPolicy = {
  read: (me) => anyOf(otherOrganizations(me), ownOrganizations(me)),
  create: (me) => anyOf(me.isOperator, me.isSchoolOrCenterAdmin),
  updateOrganization: ownOrManaged,
  approveOrganization: managedOrganizations,
  archiveOrganization: managedOrganizations,
  restoreOrganization: managedOrganizations,
  reconsiderOrganization: (me) =>
    allOf(managedOrganizations(me), anyOf(not({ status: 'approved' }), justApprovedBy(me))),
  removeLogo: ownOrManaged,
} satisfies Policy<
  typeof organizations,
  | 'updateOrganization'
  | 'approveOrganization'
  | 'archiveOrganization'
  | 'restoreOrganization'
  | 'reconsiderOrganization'
  | 'removeLogo'
>

/** Who signed an organization up is for whoever decides about it. */
export const registrationPolicy = {
  read: (me) => anyOf(me.isOperator, within('organizationId', 'organizations', 'id', managedOrganizations(me))),
} satisfies Policy<typeof registrations>

const ofOwnOrManaged = (me: Me): Condition<'organization_registrations' | 'join_requests'> =>
  anyOf(me.isOperator, within('organizationId', 'organizations', 'id', ownOrManaged(me)))

export const joinRequestPolicy = {
  read: ofOwnOrManaged,
  acceptJoinRequest: ofOwnOrManaged,
  declineJoinRequest: ofOwnOrManaged,
} satisfies Policy<typeof joinRequests, 'acceptJoinRequest' | 'declineJoinRequest'>

export const organizationAbilities = [
  /** The one that one works in. */
  ability('keepOrganization', (me) => me.isAdminOf()),
  ability('manageOrganizations', (me) => me.isOperator || me.isSchoolOrCenterAdmin),
  // A school or a centre comes to a site through its operator only.
  ability('addSchools', (me) => me.isOperator),
]

/** Who signed up and waits for a yes or a no. */
export const organizationQueue = queueKind('organizations', 'organizations', (me) =>
  allOf({ status: 'pending' }, managedOrganizations(me)),
)
