import { allOf, anyOf, type Condition, existsIn, not, sqlCondition, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { internContacts, internships, phases } from '#protocol/features/internships.ts'
import { notAgreed } from './student-name.ts'

/** People who work at a host see the internships they guide; its administrators see all of the house. */
const atHost = (me: Me): Condition<'internships'> => {
  const worksAtHost = me.roles.some(
    (role) => role.organizationType === 'NonProfit' || role.organizationType === 'Provider',
  )
  return anyOf(
    { organizationId: me.adminOf('NonProfit', 'Provider') },
    allOf(worksAtHost, anyOf({ supervisorId: me.self }, { contactPersonId: me.self })),
  )
}

const ownStudents = (me: Me): Condition<'internships'> =>
  allOf({ schoolId: me.mentorOf() }, mentoredBy(me, 'studentId'))

const isTrainee = (me: Me) => me.roles.some((role) => role.name === 'student' || role.name === 'volunteer')

const ofSchool = (me: Me): Condition<'internships'> => anyOf({ schoolId: me.adminOf('School') }, ownStudents(me))

/** The host itself, or the centre that looks after it. */
const onHostSide = (me: Me): Condition<'internships'> =>
  anyOf(atHost(me), within('organizationId', 'organizations', 'id', hostsOfCenter(me)))

/** The place of a volunteer has no school, so that every rule about one passes it by. */
export const internshipPolicy = {
  read: (me) => anyOf(me.isOperator, ofSchool(me), onHostSide(me), allOf(isTrainee(me), { studentId: me.self })),
} satisfies Policy<typeof internships>

/** Whose internship shows who the student is: to a host not before the school has agreed. */
export const knowsStudent = (me: Me): Condition<'internships'> =>
  anyOf(me.isOperator, { studentId: me.self }, ofSchool(me), allOf(not({ status: [...notAgreed] }), onHostSide(me)))

/** The school has agreed, and it is not over for more than a month. */
const isReachable = allOf<'internships'>(
  not({ status: [...notAgreed, 'stopped'] }),
  sqlCondition((t) => `coalesce(${t}.end_date + 30 >= today_nl(), true)`),
)

/** Whoever works with them, and whoever runs the site; nobody beside: a centre asks the host. */
export const internContactPolicy = {
  read: (me) => anyOf(me.isOperator, allOf(isReachable, atHost(me))),
} satisfies Policy<typeof internContacts>

/** A phase is seen with its internship. */
export const phasePolicy = {
  read: (me) => existsIn('internships', 'id', 'internshipId', internshipPolicy.read(me)),
} satisfies Policy<typeof phases>
