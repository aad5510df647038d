import { event, resource, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, list, number, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { undeliveredWhys } from './inbound-mail.ts'
import { endedBy } from './student-numbers.ts'

export const internshipStatuses = [
  'proposed',
  'approved',
  'refused',
  'contracting',
  'ready',
  'running',
  'evaluating',
  'completed',
  'stopped',
] as const
/** Whose turn it can be. A day that has to come is nobody's fault; what is over is nobody's turn. */
export const turns = ['student', 'mentor', 'school', 'host', 'calendar', 'nobody'] as const
export const internships = resource('internships', {
  attributes: {
    title: text({ readOnly: true }),
    description: text({ max: 5000, optional: true, readOnly: true }),
    motivation: text({ max: 5000, optional: true, readOnly: true }),
    startDate: date({ optional: true, readOnly: true }),
    endDate: date({ optional: true, readOnly: true }),
    contractType: oneOf(['digital', 'paper'], { readOnly: true }),
    selfFound: boolean({ readOnly: true }),
    organizationName: text({ optional: true, readOnly: true }),
    contactName: text({ optional: true, readOnly: true }),
    contactEmail: text({ optional: true, readOnly: true }),
    contactPhoneNumber: text({ optional: true, readOnly: true }),
    /** Mail to whom one writes to about it does not arrive, and why. */
    contactUndelivered: oneOf(undeliveredWhys, { optional: true, readOnly: true }),
    /** As planned when it was agreed on; what was worked is in `hours`. */
    plannedHours: integer({ optional: true, readOnly: true }),
    /** 1 is Monday, 7 is Sunday. */
    weekdays: list(integer({ min: 1, max: 7 }), { readOnly: true }),
    city: text({ optional: true, readOnly: true }),
    website: text({ optional: true, readOnly: true }),
    /** For who does not see the student yet: until the school agrees, a host knows the first name and an initial. */
    studentName: text({ readOnly: true }),
    hours: number({ readOnly: true }),
    hoursSupervisor: number({ optional: true, readOnly: true }),
    updatingHoursAllowed: boolean({ readOnly: true }),
    status: oneOf(internshipStatuses, { readOnly: true }),
    /** What stands in the way, in a word that has a sentence in both languages; whose turn it is, and since when. */
    block: text({ optional: true, readOnly: true }),
    up: oneOf(turns, { optional: true, readOnly: true }),
    upSince: timestamp({ optional: true, readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: {
    student: toOne('students', { readOnly: true }),
    /** None while it is only a report of a place that a student found. */
    organization: toOne('organizations', { optional: true, readOnly: true }),
    vacancy: toOne('vacancies', { optional: true, readOnly: true }),
    currentPhase: toOne('phases', { optional: true, readOnly: true }),
    /** None for a volunteer, who has no school. */
    internshipPeriod: toOne('internshipPeriods', { optional: true, readOnly: true }),
    contactPerson: toOne('contacts', { optional: true, readOnly: true }),
    supervisor: toOne('contacts', { optional: true, readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    title: ['eq', 'cont', 'start'],
    status: ['eq', 'in', 'not_eq', 'not_in'],
    selfFound: ['eq', 'true', 'false'],
    studentId: ['eq', 'in'],
    organizationId: ['eq', 'in', 'null'],
    vacancyId: ['eq', 'in', 'null'],
    internshipPeriodId: ['eq', 'in', 'null', 'not_null'],
    supervisorId: ['eq'],
    up: ['eq', 'in'],
    block: ['eq', 'in'],
    organizationName: ['cont', 'present', 'blank'],
    startDate: ['eq', 'lt', 'lteq', 'gt', 'gteq', 'null', 'not_null'],
    endDate: ['lt', 'lteq', 'gt', 'gteq'],
    hours: ['lt', 'lteq', 'gt', 'gteq'],
    createdAt: ['gteq', 'lteq'],
    updatedAt: ['gteq', 'lteq'],
  },
  scopes: {
    /** Whose student should have done the current step before today; whose student handed it in. */
    late: boolean(),
    handedIn: boolean(),
    /** The beginnings of words of the host and, for the school, of the student. */
    search: text({ max: 100 }),
    /** Of students who are in one of these classes now; for their school. */
    groupId: list(id()),
  },
  sorts: ['title', 'startDate', 'createdAt', 'updatedAt', 'upSince'],
  defaultSort: '-createdAt',
  includes: [
    'student',
    'organization',
    'vacancy',
    'currentPhase',
    'internshipPeriod',
    'contactPerson',
    'supervisor',
    'organization.profile',
    'vacancy.organization',
    'vacancy.organization.profile',
    'internshipPeriod.schoolYear',
  ],
})

/**
 * How a host reaches whoever has a place there; its id is that of the internship. Apart from `internships`, which centres
 * and schools read as well: only who works with somebody has to call them.
 */
export const internContacts = resource('internContacts', {
  attributes: {
    email: text({ optional: true, readOnly: true }),
    phoneNumber: text({ optional: true, readOnly: true }),
  },
  foreignKeys: ['organizationId'],
  filters: { id: ['eq', 'in'], organizationId: ['eq', 'in'] },
})

const report = { internshipId: id(), studentId: id() }
export const selfFoundSubmitted = event('selfFound.submitted', report)
export const selfFoundRefused = event('selfFound.refused', report)
/** Whoever decided takes it back before anybody was told. */
export const selfFoundReconsidered = event('selfFound.reconsidered', report)
/** `isNew`: the organization was not here before, and waits for somebody to approve it. */
export const selfFoundApproved = event('selfFound.approved', {
  ...report,
  organizationId: id(),
  isNew: oneOf(['yes', 'no'] as const),
})

/** Why it ended before its time. Who reads the internship reads this too; a host not, unless it is the host's own. */
export const internshipEnds = resource('internshipEnds', {
  attributes: {
    endedReason: text({ optional: true, readOnly: true }),
    endedBy: oneOf(endedBy, { optional: true, readOnly: true }),
  },
  filters: { id: ['eq', 'in'] },
})

/** Who can ask the school to stop it. */
export const stopAskers = ['student', 'host'] as const
/**
 * That somebody asked to stop an internship, and why; its id is that of the internship. Read by who decides and by who asked:
 * what a student says about a host is not for the host.
 */
export const stopRequests = resource('stopRequests', {
  attributes: {
    stopAskedReason: text({ readOnly: true }),
    stopAskedBy: oneOf(stopAskers, { readOnly: true }),
    stopAskedAt: timestamp({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], stopAskedBy: ['eq'] },
  sorts: ['stopAskedAt'],
  defaultSort: 'stopAskedAt',
})

/** The student has this place, for now and not only before. */
export const placedStatuses = ['approved', 'contracting', 'ready', 'running', 'evaluating'] as const

const about = { internshipId: id(), studentId: id() }
export const internshipReady = event('internship.ready', about)
export const internshipCompleted = event('internship.completed', about)
export const internshipUncompleted = event('internship.uncompleted', about)
export const internshipStopped = event('internship.stopped', { ...about, endedBy: oneOf(endedBy) })
export const internshipNoShow = event('internship.no_show', about)
export const internshipReopened = event('internship.reopened', about)
export const internshipChanged = event('internship.changed', { ...about, changed: list(text()) })
export const internshipExtended = event('internship.extended', about)
export const internshipStopAsked = event('internship.stop_asked', about)
/** Whoever asked takes it back, or who decides lets it go on. */
export const internshipStopLeft = event('internship.stop_left', about)

const accepted = { quiet: 'application.accepted or internship.assigned tells it' }
const knownDay = { quiet: 'its days are known to everybody' } as const
export const internshipLife = lifecycle(internships, 'status', {
  about: { type: 'users', id: 'studentId' },
  start: {
    /** A place that the student found. */
    proposed: selfFoundSubmitted,
    /** With a place of the stagebank; the contract is on paper or signed here. */
    approved: accepted,
    contracting: accepted,
    /** Nothing has to be signed. */
    ready: accepted,
    running: accepted,
  },
  moves: {
    approve: { from: ['proposed'], to: 'approved', emits: selfFoundApproved, undo: ['reconsider'] },
    approveDigital: { from: ['proposed'], to: 'contracting', emits: selfFoundApproved, undo: ['reconsider'] },
    refuse: { from: ['proposed'], to: 'refused', needs: 'decision', emits: selfFoundRefused, undo: ['reconsider'] },
    reconsider: {
      from: ['approved', 'contracting', 'ready', 'running', 'refused'],
      to: 'proposed',
      emits: selfFoundReconsidered,
    },
    // These follow from the phases and from the calendar.
    makeReady: { from: ['approved', 'contracting'], to: 'ready', by: 'system', emits: internshipReady },
    backToPaper: { from: ['ready'], to: 'approved', by: 'system', quiet: 'phase.reopened says it' },
    backToContract: { from: ['ready'], to: 'contracting', by: 'system', quiet: 'phase.reopened says it' },
    begin: { from: ['ready'], to: 'running', by: 'clock', ...knownDay },
    waitAgain: { from: ['running'], to: 'ready', by: 'system', quiet: 'internship.changed says that it begins later' },
    finishHours: { from: ['running'], to: 'evaluating', by: 'clock', ...knownDay },
    resume: {
      from: ['evaluating'],
      to: 'running',
      by: 'system',
      quiet: 'phase.reopened or internship.extended says it',
    },
    /** No school ends the place of a volunteer, so the calendar does. */
    runOut: { from: ['ready', 'running', 'evaluating'], to: 'completed', by: 'clock', ...knownDay },
    complete: { from: ['running', 'evaluating'], to: 'completed', emits: internshipCompleted, undo: ['uncomplete'] },
    uncomplete: { from: ['completed'], to: 'evaluating', emits: internshipUncompleted, undo: ['complete'] },
    stop: { from: placedStatuses, to: 'stopped', needs: 'endedReason', emits: internshipStopped, undo: ['reopen'] },
    reportNoShow: {
      from: placedStatuses,
      to: 'stopped',
      needs: 'endedReason',
      emits: internshipNoShow,
      undo: ['reopen'],
    },
    reopen: { from: ['completed', 'stopped'], to: 'ready', emits: internshipReopened },
    stopWithPerson: { from: placedStatuses, to: 'stopped', by: 'system', quiet: 'account.deletion_done says it' },
  },
})
