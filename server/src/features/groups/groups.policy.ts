import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, existsApart } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { groupMemberships, groups } from '#protocol/features/groups.ts'

const bySchoolAdmin = (me: Me) => ({ schoolId: me.adminOf('School') })
/** The names of classes are known to all staff of a school; who is in a class is not. */
const byStaff = (me: Me) => anyOf(me.isOperator, { schoolId: me.staffOf() })

export const groupPolicy = {
  read: byStaff,
  create: bySchoolAdmin,
  update: bySchoolAdmin,
  delete: bySchoolAdmin,
} satisfies Policy<typeof groups>

export const membershipPolicy = {
  read: (me) =>
    allOf(
      existsApart('users', 'id', 'studentId', { erasedAt: null }),
      anyOf(me.isOperator, existsApart('groups', 'id', 'groupId', bySchoolAdmin(me)), mentoredBy(me, 'studentId'), {
        studentId: me.isStudent ? me.self : [],
      }),
    ),
} satisfies Policy<typeof groupMemberships>

export const groupAbilities = [
  ability('seeGroups', (me) => me.staffOf().length > 0),
  ability('keepGroups', (me) => me.isSchoolAdmin),
]
