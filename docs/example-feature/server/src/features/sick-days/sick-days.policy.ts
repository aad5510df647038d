import { ability } from '#engine/judging/ability.ts'
import { anyOf, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { sickDays } from '#protocol/features/sick-days.ts'

export const mayAdd = (me: Me): boolean => me.isStudent

/** Students see their own, mentors those of their students, administrators those of their school, operators all. */
export const sickDayPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      { studentId: me.isStudent ? me.self : [] },
      mentoredBy(me, 'studentId'),
      within('studentId', 'student_profiles', 'id', { schoolId: me.adminOf('School') }),
    ),
} satisfies Policy<typeof sickDays>

export const sickDayAbilities = [
  ability('addSickDays', mayAdd),
  ability('seeSickDays', (me) => me.isStudent || me.staffOf().length > 0),
]
