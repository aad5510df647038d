import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, not } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import type { Policy } from '#engine/serve.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { selfFoundInternships } from '#protocol/features/self-found.ts'

const ofMentored = (me: Me): Condition<'internships'> => allOf({ schoolId: me.mentorOf() }, mentoredBy(me, 'studentId'))
/** The school of the student: its administrators, and the mentors of this one. */
const bySchool = (me: Me): Condition<'internships'> => anyOf({ schoolId: me.adminOf('School') }, ofMentored(me))
const own = (me: Me): Condition<'internships'> => ({ studentId: me.isStudent ? me.self : [] })
const ownOrBySchool = (me: Me): Condition<'internships'> => anyOf(own(me), bySchool(me))

/** What one sees besides all of the schools that one administers. */
export const besidesSchools = (me: Me): Condition<'internships'> =>
  allOf(anyOf(own(me), ofMentored(me)), not({ schoolId: me.adminOf('School') }))

/** The organization that was named has no part in it before the school agrees. */
export const selfFoundPolicy = {
  read: (me) => anyOf(me.isOperator, ownOrBySchool(me)),
  updateSelfFound: ownOrBySchool,
  withdrawSelfFound: ownOrBySchool,
  selfFoundMatches: bySchool,
  approveSelfFound: bySchool,
  sendBackSelfFound: bySchool,
  refuseSelfFound: bySchool,
  reconsiderSelfFound: bySchool,
} satisfies Policy<
  typeof selfFoundInternships,
  | 'updateSelfFound'
  | 'withdrawSelfFound'
  | 'selfFoundMatches'
  | 'approveSelfFound'
  | 'sendBackSelfFound'
  | 'refuseSelfFound'
  | 'reconsiderSelfFound'
>

/** Who may report at all; for whom is looked at with the student. */
export const mayReport = (me: Me): boolean => me.isStudent || me.staffOf().length > 0
export const mayReportFor = (me: Me): Condition<'student_profiles'> =>
  anyOf({ schoolId: me.adminOf('School') }, allOf({ schoolId: me.mentorOf() }, mentoredBy(me, 'id')))

export const selfFoundAbilities = [
  ability('reportSelfFound', (me) => me.isStudent, 'selfFoundInternships'),
  ability('decideSelfFound', (me) => me.staffOf().length > 0, 'selfFoundInternships'),
]

/** What students found and nobody has answered yet. */
export const selfFoundQueue = queueKind(
  'selfFound',
  'internships',
  (me) => allOf({ selfFound: true, reportState: 'waiting' }, bySchool(me)),
  { flag: 'selfFoundInternships' },
)
