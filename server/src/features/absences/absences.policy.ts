import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn, not, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { internshipPolicy, takesPart, worksAtHost } from '#features/internships/internships.policy.ts'
import type { absenceReasons, absences } from '#protocol/features/absences.ts'

const ofInternship = (rule: Condition<'internships'>): Condition<'absences'> =>
  existsIn('internships', 'id', 'internshipId', rule)

const isAhead = sqlCondition((t) => `coalesce(${t}.last_day >= today_nl(), true)`)
const isOwn = (me: Me): Condition<'absences'> => ({ studentId: me.self })
/** Who may change an internship keeps its days right: the school, of a volunteer the host. */
const keeps = (me: Me): Condition<'absences'> => ofInternship(internshipPolicy.changeInternship(me))
/** A report of one's own, as long as its internship is one's own to see. */
const ownInSight = (me: Me): Condition<'absences'> => allOf(isOwn(me), ofInternship(internshipPolicy.read(me)))

/** Who counts on somebody: the student, the school, and the host from when the school has agreed. A centre does not. */
export const absencePolicy = {
  read: (me) => ofInternship(takesPart(me)),
  endAbsence: (me) => anyOf(ownInSight(me), keeps(me)),
  cancelAbsence: (me) => anyOf(allOf(ownInSight(me), isAhead), keeps(me)),
} satisfies Policy<typeof absences, 'endAbsence' | 'cancelAbsence'>

/** Why is between the student and the school. A host reads it never: then a reason that is left out says nothing either. */
export const absenceReasonPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      ownInSight(me),
      ofInternship(allOf(not({ schoolId: null }), internshipPolicy.changeInternship(me))),
    ),
} satisfies Policy<typeof absenceReasons>

export const absenceAbilities = [
  ability('seeAbsences', (me) => me.isOperator || me.staffOf().length > 0 || worksAtHost(me)),
]
