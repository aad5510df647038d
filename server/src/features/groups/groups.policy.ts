import { anyOf, existsIn, within } from '#engine/condition.ts'
import type { Me } from '#engine/me.ts'
import type { Policy } from '#engine/serve.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { groupMemberships, groups, levels, mentorships } from '#protocol/groups.ts'

const bySchoolAdmin = (me: Me) => ({ schoolId: me.adminOf('School') })
/** The names of levels and classes are known to all staff of a school; who is in a class is not. */
const byStaff = (me: Me) => anyOf(me.isOperator, { schoolId: me.staffOf() })

export const levelPolicy = {
  read: byStaff,
  create: bySchoolAdmin,
  update: bySchoolAdmin,
  delete: bySchoolAdmin,
} satisfies Policy<typeof levels>

export const groupPolicy = {
  read: byStaff,
  create: bySchoolAdmin,
  update: bySchoolAdmin,
  delete: bySchoolAdmin,
} satisfies Policy<typeof groups>

export const membershipPolicy = {
  read: (me) =>
    anyOf(me.isOperator, existsIn('groups', 'id', 'groupId', bySchoolAdmin(me)), mentoredBy(me, 'studentId'), {
      studentId: me.isStudent ? me.self : [],
    }),
} satisfies Policy<typeof groupMemberships>

export const mentorshipPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      bySchoolAdmin(me),
      { mentorId: me.mentorOf().length > 0 ? me.self : [] },
      { studentId: me.isStudent ? me.self : [] },
      within('groupId', 'group_memberships', 'groupId', { studentId: me.isStudent ? me.self : [], endedOn: null }),
    ),
  delete: bySchoolAdmin,
} satisfies Policy<typeof mentorships>
