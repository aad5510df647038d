import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { vacancyProposals } from '#protocol/features/proposals.ts'

const own = (me: Me): Condition<'vacancy_proposals'> => ({ studentId: me.isStudent ? me.self : [] })

/** What was proposed to a student is seen by the student and by who looks after them at school. */
export const proposalPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      own(me),
      mentoredBy(me, 'studentId'),
      within('studentId', 'student_profiles', 'id', { schoolId: me.adminOf('School') }),
    ),
  dismissProposal: own,
} satisfies Policy<typeof vacancyProposals, 'dismissProposal'>

export const mayPropose = (me: Me): boolean => me.staffOf().length > 0
/** Rows of student profiles. */
export const mayProposeTo = (me: Me): Condition<'student_profiles'> =>
  anyOf({ schoolId: me.adminOf('School') }, allOf({ schoolId: me.mentorOf() }, mentoredBy(me, 'id')))

export const proposalAbilities = [
  ability('proposeVacancies', (me) => me.staffOf().length > 0),
  ability('seeProposals', (me) => me.isStudent || me.staffOf().length > 0),
]
