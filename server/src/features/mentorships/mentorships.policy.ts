import { ability } from '#engine/judging/ability.ts'
import { anyOf, type Condition, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { mentorships } from '#protocol/features/mentorships.ts'

const bySchoolAdmin = (me: Me) => ({ schoolId: me.adminOf('School') })

/** The mentors of a class are known to who is in it today, not to who was or will be. */
const inClassToday = (me: Me): Condition<'mentorships'> =>
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

export const mentorshipAbilities = [
  ability('seeMentorships', (me) => me.staffOf().length > 0),
  ability('keepMentorships', (me) => me.isSchoolAdmin),
]
