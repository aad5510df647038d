import { allOf, anyOf, type Condition, existsIn, within } from '#engine/condition.ts'
import type { Me } from '#engine/me.ts'
import type { Policy } from '#engine/serve.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { internships, phases } from '#protocol/internships.ts'

/** People who work at a host see the internships they guide; its administrators see all of the house. */
const atHost = (me: Me): Condition => {
  const worksAtHost = me.roles.some(
    (role) => role.organizationType === 'NonProfit' || role.organizationType === 'Provider',
  )
  return anyOf(
    { organizationId: me.adminOf('NonProfit', 'Provider') },
    allOf(worksAtHost, anyOf({ supervisorId: me.self }, { contactPersonId: me.self })),
  )
}

const ownStudents = (me: Me): Condition => allOf({ schoolId: me.mentorOf() }, mentoredBy(me, 'studentId'))

const isTrainee = (me: Me) => me.roles.some((role) => role.name === 'student' || role.name === 'volunteer')

export const internshipPolicy = {
  read: (me) =>
    anyOf(
      me.isOperator,
      { schoolId: me.adminOf('School') },
      ownStudents(me),
      atHost(me),
      allOf(isTrainee(me), { studentId: me.self }),
      within('organizationId', 'organizations', 'id', hostsOfCenter(me)),
    ),
} satisfies Policy<typeof internships>

/** A phase is seen with its internship. */
export const phasePolicy = {
  read: (me) => existsIn('internships', 'id', 'internshipId', internshipPolicy.read(me)),
} satisfies Policy<typeof phases>
