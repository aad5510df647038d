import { query, resource, toOne } from './define.ts'
import { boolean, date, id, integer, list, number, oneOf, text, timestamp } from './fields.ts'

export const schoolYears = resource('schoolYears', {
  attributes: {
    name: text({ readOnly: true }),
    startDate: date({ readOnly: true }),
    endDate: date({ readOnly: true }),
    isCurrent: boolean({ readOnly: true }),
    isNext: boolean({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], startDate: ['gteq', 'lteq'] },
  sorts: ['startDate'],
  defaultSort: 'startDate',
})

export const internshipPeriods = resource('internshipPeriods', {
  attributes: {
    name: text({ max: 120 }),
    startDate: date(),
    endDate: date(),
    status: oneOf(['active', 'archived'], { hasDefault: true }),
    schoolId: id({ createOnly: true }),
    schoolYearId: id(),
    targetHours: integer({ min: 1, max: 2000, optional: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    school: toOne('organizations', { readOnly: true }),
    schoolYear: toOne('schoolYears', { readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    name: ['eq', 'cont'],
    status: ['eq', 'in'],
    schoolId: ['eq', 'in'],
    schoolYearId: ['eq', 'in'],
    startDate: ['gteq', 'lteq'],
    endDate: ['gteq', 'lteq'],
  },
  sorts: ['startDate', 'endDate', 'name'],
  defaultSort: 'startDate',
  includes: ['school', 'schoolYear'],
})

export const currentInternshipPeriod = query('currentInternshipPeriod', 'GET /internship_periods/current', {
  of: internshipPeriods,
  summary: 'The period one works in now',
})

export const vacancyStatuses = ['draft', 'published', 'paused', 'closed', 'archived'] as const
export const vacancies = resource('vacancies', {
  attributes: {
    title: text({ max: 120, readOnly: true }),
    description: text({ max: 5000, optional: true, readOnly: true }),
    status: oneOf(vacancyStatuses, { readOnly: true }),
    sector: text({ max: 40, optional: true, readOnly: true }),
    places: integer({ readOnly: true }),
    hours: integer({ optional: true, readOnly: true }),
    minimumAge: integer({ optional: true, readOnly: true }),
    /** 1 is Monday, 7 is Sunday. */
    weekdays: list(integer({ min: 1, max: 7 }), { readOnly: true }),
    startDate: date({ optional: true, readOnly: true }),
    endDate: date({ optional: true, readOnly: true }),
    /** Where the work is: the address of the organization. */
    latitude: number({ optional: true, readOnly: true }),
    longitude: number({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: { organization: toOne('organizations', { readOnly: true }) },
  filters: {
    id: ['eq', 'in'],
    title: ['eq', 'cont'],
    status: ['eq', 'in'],
    sector: ['eq', 'in'],
    hours: ['lteq', 'gteq'],
    organizationId: ['eq', 'in'],
  },
  scopes: { search: text({ max: 100 }) },
  sorts: ['title', 'createdAt'],
  defaultSort: 'title',
  includes: ['organization'],
})

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
export const phaseStatuses = ['upcoming', 'open', 'submitted', 'approved', 'returned', 'skipped'] as const
export const phases = resource('phases', {
  attributes: {
    name: text({ readOnly: true }),
    kind: oneOf(phaseKinds, { readOnly: true }),
    status: oneOf(phaseStatuses, { readOnly: true }),
    position: integer({ readOnly: true }),
    dueOn: date({ optional: true, readOnly: true }),
  },
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
    internshipPeriod: toOne('internshipPeriods', { readOnly: true }),
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
    internshipPeriodId: ['eq', 'in'],
    supervisorId: ['eq'],
    organizationName: ['cont', 'present', 'blank'],
    startDate: ['eq', 'lt', 'lteq', 'gt', 'gteq', 'null', 'not_null'],
    endDate: ['lt', 'lteq', 'gt', 'gteq'],
    hours: ['lt', 'lteq', 'gt', 'gteq'],
    createdAt: ['gteq', 'lteq'],
    updatedAt: ['gteq', 'lteq'],
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
