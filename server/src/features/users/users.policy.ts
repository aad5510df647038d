import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsApart, existsIn, not, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { internshipPolicy, knowsStudent } from '#features/internships/internships.policy.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { contacts, roleOffers, roles, students, users } from '#protocol/features/users.ts'

/** Organizations whose people one looks after: one's own, and for a centre those of the hosts. */
const staffedOrganizations = (me: Me): Condition<'roles'> =>
  anyOf({ organizationId: me.adminOf() }, within('organizationId', 'organizations', 'id', hostsOfCenter(me)))

/** The same of offers. */
const offeredByOwn = (me: Me): Condition<'role_offers'> =>
  anyOf({ organizationId: me.adminOf() }, within('organizationId', 'organizations', 'id', hostsOfCenter(me)))

const withRoleIn = (where: Condition<'roles'>): Condition<'users'> => existsIn('roles', 'userId', 'id', where)

/** Of a list: most people of a site are of its schools, few of a host. */
const inReach = (me: Me): Condition<'users'> =>
  anyOf(
    me.isOperator,
    me.isSchoolAdmin
      ? existsApart('roles', 'userId', 'id', staffedOrganizations(me))
      : withRoleIn(staffedOrganizations(me)),
  )

export const managedUsers = (me: Me): Condition<'users'> => anyOf(me.isOperator, withRoleIn(staffedOrganizations(me)))

/** Every role of the person lies where one looks after people: only then may one decide about the whole account. */
export const whollyManaged = (me: Me): Condition<'users'> =>
  anyOf(me.isOperator, allOf(managedUsers(me), not(withRoleIn(not(staffedOrganizations(me))))))

/**
 * Whom may this person act as? A school its students and mentors, a centre the people of its hosts, an operator
 * anybody. Never somebody with an equal or higher role, never from inside another such session.
 */
const borrowable = (me: Me): Condition<'users'> => {
  if (me.isImpersonated) return false
  const leads = within<'roles', 'organizations'>('organizationId', 'organizations', 'id', {
    type: ['School', 'VolunteerCenter'],
  })
  const inReach = anyOf(
    withRoleIn({ organizationId: me.adminOf('School'), name: ['student', 'mentor'] }),
    withRoleIn(within('organizationId', 'organizations', 'id', { centerId: me.adminOf('VolunteerCenter') })),
  )
  const isOperator: Condition<'roles'> = { organizationId: null }
  return allOf(
    { status: 'active' },
    not({ id: me.self }),
    me.isOperator
      ? allOf(withRoleIn(true), not(withRoleIn(isOperator)))
      : allOf(inReach, not(withRoleIn(anyOf(isOperator, allOf({ name: 'admin' }, leads))))),
  )
}

/** Of whom nothing personal is left gets nothing new. */
const stillThere = (me: Me): Condition<'users'> => allOf({ erasedAt: null }, managedUsers(me))

/**
 * Administrators are among the people of their own organization. Left out for them, the rule is a single question about
 * roles, which PostgreSQL answers page by page instead of for everybody at once.
 */
const selfUnlessManaged = (me: Me): Condition<'users'> => (me.adminOf().length > 0 ? false : { id: me.self })

const studentsOfSchool = (me: Me): Condition<'users'> =>
  within('id', 'student_profiles', 'id', { schoolId: me.adminOf('School') })

export const userPolicy = {
  read: (me) => anyOf(selfUnlessManaged(me), inReach(me), mentoredBy(me, 'id')),
  create: (me) => anyOf(me.isOperator, me.isAdmin),
  updateUser: stillThere,
  archiveUser: whollyManaged,
  restoreUser: (me) => allOf({ erasedAt: null }, whollyManaged(me)),
  deactivateUser: whollyManaged,
  reactivateUser: whollyManaged,
  addRole: stillThere,
  removeRole: managedUsers,
  inviteUser: managedUsers,
  resendInvitation: managedUsers,
  signInAsUser: borrowable,
  putInGroup: studentsOfSchool,
  linkMentor: studentsOfSchool,
  remindTurn: (me) =>
    anyOf(withRoleIn({ organizationId: me.adminOf('School'), name: 'student' }), mentoredBy(me, 'id')),
} satisfies Policy<
  typeof users,
  | 'updateUser'
  | 'archiveUser'
  | 'restoreUser'
  | 'deactivateUser'
  | 'reactivateUser'
  | 'addRole'
  | 'removeRole'
  | 'inviteUser'
  | 'resendInvitation'
  | 'signInAsUser'
  | 'putInGroup'
  | 'linkMentor'
  | 'remindTurn'
>

export const rolePolicy = {
  read: (me) => anyOf(me.isOperator, { userId: me.self }, staffedOrganizations(me), mentoredBy(me, 'userId')),
} satisfies Policy<typeof roles>

/** Whoever is asked decides; whoever looks after the people there sees it and can take it back. */
export const roleOfferPolicy = {
  read: (me) => anyOf(me.isOperator, { userId: me.self }, offeredByOwn(me)),
  acceptRoleOffer: (me) => ({ userId: me.self }),
  declineRoleOffer: (me) => ({ userId: me.self }),
  withdrawRoleOffer: (me) => anyOf(me.isOperator, offeredByOwn(me)),
} satisfies Policy<typeof roleOffers, 'acceptRoleOffer' | 'declineRoleOffer' | 'withdrawRoleOffer'>

export const studentPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      { id: me.self },
      withRoleIn({ organizationId: me.adminOf('School'), name: 'student' }),
      mentoredBy(me, 'id'),
      existsIn('internships', 'studentId', 'id', knowsStudent(me)),
    ),
  signInAsUser: borrowable,
} satisfies Policy<typeof students, 'signInAsUser'>

/** The people of a host are known to whoever has an internship in sight that they guide. */
export const contactPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      { id: me.self },
      existsIn('internships', 'contactPersonId', 'id', internshipPolicy.read(me)),
      existsIn('internships', 'supervisorId', 'id', internshipPolicy.read(me)),
    ),
} satisfies Policy<typeof contacts>

export const userAbilities = [
  ability('managePeople', (me) => me.isAdmin),
  ability('managePeopleOfHosts', (me) => me.isCenterAdmin),
  /** Into the organization that one works in, so not for an operator. */
  ability('addPeople', (me) => me.isAdminOf()),
  // Mentors look at their students; nobody else has a list.
  ability('seePeople', (me) => me.isAdmin || me.mentorOf().length > 0),
  ability('seeStudents', (me) => me.staffOf().length > 0),
]
