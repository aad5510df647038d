import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn, not, sqlCondition, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import { mentoredBy } from '#features/students/students.policy.ts'
import type { internshipNotes } from '#protocol/features/internship-notes.ts'
import type { internContacts, internshipEnds, internships, stopRequests } from '#protocol/features/internships.ts'
import type { phases, phaseTexts } from '#protocol/features/phases.ts'
import { notAgreed } from './student-name.ts'

export const worksAtHost = (me: Me): boolean =>
  me.roles.some((role) => role.organizationType === 'NonProfit' || role.organizationType === 'Provider')

/** All of the house, for its administrators. */
export const ofHouse = (me: Me): Condition<'internships'> => ({ organizationId: me.adminOf('NonProfit', 'Provider') })

/** People who work at a host see the internships they guide, too. */
const atHost = (me: Me): Condition<'internships'> =>
  anyOf(ofHouse(me), allOf(worksAtHost(me), anyOf({ supervisorId: me.self }, { contactPersonId: me.self })))

/** Of a mentor. */
export const ownStudents = (me: Me): Condition<'internships'> =>
  allOf({ schoolId: me.mentorOf() }, mentoredBy(me, 'studentId'))

const isTrainee = (me: Me) => me.roles.some((role) => role.name === 'student' || role.name === 'volunteer')

export const ofSchool = (me: Me): Condition<'internships'> => anyOf({ schoolId: me.adminOf('School') }, ownStudents(me))

/** The host itself, or the centre that looks after it. */
const onHostSide = (me: Me): Condition<'internships'> =>
  anyOf(atHost(me), within('organizationId', 'organizations', 'id', hostsOfCenter(me)))

export const own = (me: Me): Condition<'internships'> => allOf(isTrainee(me), { studentId: me.self })

/** The school of the student moves the route; nobody agrees with what they have to be judged on themselves. */
export const decides = (me: Me): Condition<'internships'> => allOf(ofSchool(me), not({ studentId: me.self }))
export const hostAgreed = (me: Me): Condition<'internships'> => allOf(not({ status: [...notAgreed] }), atHost(me))
/** What one has to do oneself: which step that is, is looked at with the step. */
const doesSteps = (me: Me): Condition<'internships'> => anyOf(own(me), hostAgreed(me))

/** The place of a volunteer has no school, so that every rule about one passes it by: there the host decides. */
const decidesOrHost = (me: Me): Condition<'internships'> => anyOf(decides(me), allOf({ schoolId: null }, atHost(me)))

const isOfSchool = not<'internships'>({ schoolId: null })
/** Whoever asked: what one asked oneself one may take back. */
const askedToStop = (me: Me): Condition<'internships'> =>
  anyOf(allOf({ stopAskedBy: 'student' }, own(me)), allOf({ stopAskedBy: 'host' }, hostAgreed(me)))

/** As long as a change of many can be undone. */
const justChanged = sqlCondition((t) => `${t}.updated_at > now() - interval '7 days'`)

export const internshipPolicy = {
  read: (me) => anyOf(me.isOperator, ofSchool(me), onHostSide(me), own(me)),
  // The host of a volunteer stops it itself.
  askToStop: (me) => anyOf(own(me), allOf(isOfSchool, hostAgreed(me))),
  leaveStopRequest: (me) => allOf(not({ stopAskedAt: null }), anyOf(decidesOrHost(me), askedToStop(me))),
  writeInternshipNote: decides,
  // Of oneself, and who keeps its days right.
  reportAbsence: (me) => anyOf(own(me), decidesOrHost(me)),
  handInPhase: doesSteps,
  recallPhase: doesSteps,
  approvePhase: decides,
  returnPhase: decides,
  undoReturnPhase: decides,
  skipPhase: decides,
  reopenPhase: decides,
  setPhaseDue: decides,
  completeInternship: decidesOrHost,
  undoCompletion: decidesOrHost,
  stopInternship: decidesOrHost,
  // Whoever stopped it takes that back themselves for a while.
  reopenInternship: (me) =>
    anyOf(
      allOf({ schoolId: me.adminOf('School') }, not({ studentId: me.self })),
      allOf({ status: 'stopped', endedById: me.self }, justChanged, decidesOrHost(me)),
    ),
  extendInternship: decidesOrHost,
  changeInternship: decidesOrHost,
} satisfies Policy<
  typeof internships,
  | 'handInPhase'
  | 'recallPhase'
  | 'approvePhase'
  | 'returnPhase'
  | 'undoReturnPhase'
  | 'skipPhase'
  | 'reopenPhase'
  | 'setPhaseDue'
  | 'completeInternship'
  | 'undoCompletion'
  | 'stopInternship'
  | 'reopenInternship'
  | 'extendInternship'
  | 'changeInternship'
  | 'askToStop'
  | 'leaveStopRequest'
  | 'writeInternshipNote'
  | 'reportAbsence'
>

/** Who decides, and who asked. A host does not read what a student said about it, nor the other way round. */
export const stopRequestPolicy = {
  read: (me) => anyOf(me.isOperator, ofSchool(me), askedToStop(me), allOf({ schoolId: null }, hostAgreed(me))),
} satisfies Policy<typeof stopRequests>

/** Between colleagues of the school; of nobody else, and never for the student or the host. */
const readsNotes = (me: Me): Condition<'internship_notes'> =>
  anyOf(me.isOperator, existsIn('internships', 'id', 'internshipId', decides(me)))
const ownNote = (me: Me): Condition<'internship_notes'> =>
  allOf({ writerId: me.self }, existsIn('internships', 'id', 'internshipId', decides(me)))
export const internshipNotePolicy = {
  read: readsNotes,
  changeInternshipNote: ownNote,
  removeInternshipNote: ownNote,
} satisfies Policy<typeof internshipNotes, 'changeInternshipNote' | 'removeInternshipNote'>

/** What happened with it is told to who reads it; to the host from when the school has agreed. */
export const historyPolicy = (me: Me): Condition<'internships'> =>
  anyOf(me.isOperator, ofSchool(me), own(me), allOf(not({ status: [...notAgreed] }), onHostSide(me)))
/** Who sees all of it; a host not what the student and the school settled between them. */
export const seesWholeHistory = (me: Me): Condition<'internships'> => anyOf(me.isOperator, ofSchool(me), own(me))

export const internshipAbilities = [
  /** There is a list of internships for who looks after more than one's own. */
  ability('seeInternships', (me) => me.isOperator || me.staffOf().length > 0 || worksAtHost(me) || me.isCenterAdmin),
]

/** The student, the school and, from when the school has agreed, the host; no centre. */
export const takesPart = (me: Me): Condition<'internships'> =>
  anyOf(me.isOperator, ofSchool(me), own(me), hostAgreed(me))
/** Why it ended is between them. */
export const internshipEndPolicy = {
  read: takesPart,
} satisfies Policy<typeof internshipEnds>

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

/** What is written at a step is for the student and the school; a host reads it where the step is the host's. */
export const phaseTextPolicy = {
  read: (me) =>
    anyOf(
      existsIn('internships', 'id', 'internshipId', anyOf(me.isOperator, ofSchool(me), own(me))),
      allOf({ actor: 'host' }, existsIn('internships', 'id', 'internshipId', hostAgreed(me))),
    ),
} satisfies Policy<typeof phaseTexts>
