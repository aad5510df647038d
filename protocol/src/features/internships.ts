import { event, resource, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, list, number, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

export const phaseKinds = [
  'search',
  'approval',
  'contract',
  'hours',
  'assignment',
  'form',
  'evaluation',
  'completion',
] as const
const phaseStatuses = ['upcoming', 'open', 'submitted', 'approved', 'returned', 'skipped'] as const
export const phases = resource('phases', {
  attributes: {
    name: text({ readOnly: true }),
    kind: oneOf(phaseKinds, { readOnly: true }),
    status: oneOf(phaseStatuses, { readOnly: true }),
    position: integer({ readOnly: true }),
    dueOn: date({ optional: true, readOnly: true }),
  },
  foreignKeys: ['internshipId'],
  filters: { id: ['eq', 'in'], internshipId: ['eq', 'in'], status: ['eq', 'in'] },
  sorts: ['position'],
  defaultSort: 'position',
})

const tomorrow = 'nothing leads here yet but the demo: the features that will are still to come'
export const phaseLife = lifecycle(phases, 'status', {
  table: 'internship_phases',
  start: {
    upcoming: { quiet: 'the route begins with its internship, which tells' },
    open: { quiet: 'the step that is up first' },
    submitted: { quiet: 'selfFound.submitted tells that the mentor is up' },
    skipped: { quiet: tomorrow },
  },
  moves: {
    return: { from: ['submitted'], to: 'returned', quiet: 'selfFound.sent_back says it' },
    handInAgain: { from: ['returned'], to: 'submitted', quiet: 'selfFound.submitted says it' },
    /** The place of a volunteer is over: nothing of the route is left to do. */
    finish: { from: ['upcoming', 'open'], to: 'approved', by: 'clock', quiet: 'its last day is known to everybody' },
  },
})

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
  },
  sorts: ['title', 'startDate', 'createdAt', 'updatedAt'],
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

/** The student has this place, for now and not only before. */
export const placedStatuses = ['approved', 'contracting', 'ready', 'running', 'evaluating'] as const
const accepted = { quiet: 'application.accepted tells it' }
export const internshipLife = lifecycle(internships, 'status', {
  about: { type: 'users', id: 'studentId' },
  start: {
    /** A place that the student found. */
    proposed: selfFoundSubmitted,
    /** With a place of the stagebank; the contract is on paper or signed here. */
    approved: accepted,
    contracting: accepted,
    /** A volunteer has nothing to sign. */
    ready: accepted,
    running: accepted,
    evaluating: { quiet: tomorrow },
  },
  moves: {
    approve: { from: ['proposed'], to: 'approved', emits: selfFoundApproved, undo: ['reconsider'] },
    approveDigital: { from: ['proposed'], to: 'contracting', emits: selfFoundApproved, undo: ['reconsider'] },
    refuse: { from: ['proposed'], to: 'refused', needs: 'decision', emits: selfFoundRefused, undo: ['reconsider'] },
    reconsider: { from: ['approved', 'contracting', 'refused'], to: 'proposed', emits: selfFoundReconsidered },
    /** No school moves the place of a volunteer on, so the calendar does. */
    begin: { from: ['ready'], to: 'running', by: 'clock', quiet: 'its first day is known to everybody' },
    complete: { from: ['ready', 'running'], to: 'completed', by: 'clock', quiet: 'its last day is known to everybody' },
    stopWithPerson: { from: placedStatuses, to: 'stopped', by: 'system', quiet: 'account.deletion_done says it' },
  },
})
