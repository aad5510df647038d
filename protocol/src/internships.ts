import { resource, toOne } from './define.ts'
import { boolean, date, integer, list, number, oneOf, text, timestamp } from './fields.ts'

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
    organization: toOne('organizations', { readOnly: true }),
    vacancy: toOne('vacancies', { readOnly: true }),
    currentPhase: toOne('phases', { readOnly: true }),
    /** None for a volunteer, who has no school. */
    internshipPeriod: toOne('internshipPeriods', { optional: true, readOnly: true }),
    contactPerson: toOne('contacts', { readOnly: true }),
    supervisor: toOne('contacts', { readOnly: true }),
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
  /** Whose student should have done the current step before today; whose student handed it in. */
  scopes: { late: boolean(), handedIn: boolean() },
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
