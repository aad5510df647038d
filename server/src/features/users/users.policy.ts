import { allOf, anyOf, type Condition, existsIn, not, within } from '#engine/condition.ts'
import type { Me } from '#engine/me.ts'
import type { Policy } from '#engine/serve.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import { internshipPolicy } from '#features/school/school.policy.ts'
import type { contacts, roles, students, users } from '#protocol/users.ts'

/** Organizations whose people one looks after: one's own, and for a centre those of the hosts. */
const staffedOrganizations = (me: Me): Condition =>
  anyOf({ organizationId: me.adminOf() }, within('organizationId', 'organizations', 'id', hostsOfCenter(me)))

const withRoleIn = (where: Condition): Condition => existsIn('roles', 'userId', 'id', where)

const ownStudents = (me: Me, column = 'id'): Condition =>
  within(column, 'mentorships', 'studentId', { mentorId: me.mentorOf().length > 0 ? me.self : [] })

const managedUsers = (me: Me): Condition => anyOf(me.isOperator, withRoleIn(staffedOrganizations(me)))

/** Every role of the person lies where one looks after people: only then may one decide about the whole account. */
export const whollyManaged = (me: Me): Condition =>
  anyOf(me.isOperator, allOf(managedUsers(me), not(withRoleIn(not(staffedOrganizations(me))))))

export const userPolicy = {
  read: (me) => anyOf({ id: me.self }, managedUsers(me), ownStudents(me)),
  create: (me) => anyOf(me.isOperator, me.isAdmin),
  updateUser: managedUsers,
  archiveUser: whollyManaged,
  addRole: managedUsers,
  removeRole: managedUsers,
  resendInvitation: managedUsers,
} satisfies Policy<typeof users, 'updateUser' | 'archiveUser' | 'addRole' | 'removeRole' | 'resendInvitation'>

export const rolePolicy = {
  read: (me) => anyOf(me.isOperator, { userId: me.self }, staffedOrganizations(me), ownStudents(me, 'userId')),
} satisfies Policy<typeof roles>

export const studentPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      { id: me.self },
      withRoleIn({ organizationId: me.adminOf('School'), name: 'student' }),
      ownStudents(me),
      existsIn('internships', 'studentId', 'id', internshipPolicy.read(me)),
    ),
} satisfies Policy<typeof students>

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
