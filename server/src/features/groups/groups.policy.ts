import { allOf, anyOf, type Condition, existsIn, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
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
    allOf(
      existsIn('users', 'id', 'studentId', { erasedAt: null }),
      anyOf(me.isOperator, existsIn('groups', 'id', 'groupId', bySchoolAdmin(me)), mentoredBy(me, 'studentId'), {
        studentId: me.isStudent ? me.self : [],
      }),
    ),
} satisfies Policy<typeof groupMemberships>

/** The mentors of a class are known to who is in it today, not to who was or will be. */
const inClassToday = (me: Me): Condition =>
  me.isStudent &&
  sqlCondition(
    (t, add) => `${t}.group_id in (select m.group_id from group_memberships m
      where m.student_id = ${add(me.id)} and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity'))`,
  )

export const mentorshipPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      bySchoolAdmin(me),
      { mentorId: me.mentorOf().length > 0 ? me.self : [] },
      { studentId: me.isStudent ? me.self : [] },
      inClassToday(me),
    ),
  delete: bySchoolAdmin,
} satisfies Policy<typeof mentorships>
