import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn, not } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { decides, hostAgreed, own } from '#features/internships/internships.policy.ts'
import type { visitNotes, visits } from '#protocol/features/visits.ts'

/** Who looks after the student at school, and whoever goes there for them. */
const bySchool = (me: Me): Condition<'visits'> =>
  anyOf(
    existsIn('internships', 'id', 'internshipId', decides(me)),
    allOf({ visitorId: me.staffOf().length > 0 ? me.self : [] }, not({ studentId: me.self })),
  )

/** The student and the host know when somebody comes and who; what was written down about it they do not read. */
export const visitPolicy = {
  read: (me) =>
    anyOf(me.isOperator, bySchool(me), existsIn('internships', 'id', 'internshipId', anyOf(own(me), hostAgreed(me)))),
  moveVisit: bySchool,
  finishVisit: bySchool,
  reopenVisit: bySchool,
  cancelVisit: bySchool,
  restoreVisit: bySchool,
  writeVisitNote: bySchool,
} satisfies Policy<
  typeof visits,
  'moveVisit' | 'finishVisit' | 'reopenVisit' | 'cancelVisit' | 'restoreVisit' | 'writeVisitNote'
>

export const visitNotePolicy = {
  read: (me) => anyOf(me.isOperator, bySchool(me)),
} satisfies Policy<typeof visitNotes>

export const mayPlan = (me: Me): boolean => me.staffOf().length > 0

export const visitAbilities = [ability('planVisits', mayPlan)]
