import { command, event, query, resource, toMany, toOne } from './define.ts'
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

const period = {
  name: text({ max: 120 }),
  startDate: date(),
  endDate: date(),
  description: text({ max: 2000, optional: true }),
  targetHours: integer({ min: 1, max: 2000, optional: true }),
}
const permissions = {
  maySearch: boolean({ hasDefault: true }),
  mayApply: boolean({ hasDefault: true }),
  mayReportSelfFound: boolean({ hasDefault: true }),
}
const periodStatus = oneOf(['active', 'archived'], { hasDefault: true })

export const internshipPeriods = resource('internshipPeriods', {
  attributes: {
    ...period,
    status: periodStatus,
    schoolId: id({ createOnly: true }),
    schoolYearId: id(),
    ...permissions,
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    school: toOne('organizations', { readOnly: true }),
    schoolYear: toOne('schoolYears', { readOnly: true }),
    /** Who takes part: these levels and these classes; with neither, the whole school. */
    levels: toMany('levels'),
    groups: toMany('groups'),
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
  /** Active, in this school year or the next; for a student also: one they take part in. */
  scopes: { inScope: boolean() },
  sorts: ['startDate', 'endDate', 'name'],
  defaultSort: 'startDate',
  includes: ['school', 'schoolYear', 'levels', 'groups'],
})

const participants = {
  levelIds: list(id(), { optional: true, max: 50 }),
  groupIds: list(id(), { optional: true, max: 200 }),
}
export const periodCreated = event('internshipPeriod.created', {})
export const periodUpdated = event('internshipPeriod.updated', { changed: list(text()) })
export const periodsCopied = event('internshipPeriods.copied', { toSchoolYearId: id(), count: integer() })

export const createInternshipPeriod = command('createInternshipPeriod', 'POST /internship_periods', {
  on: internshipPeriods,
  input: { ...period, ...permissions, ...participants, status: periodStatus, schoolId: id(), schoolYearId: id() },
  emits: [periodCreated],
  summary: 'Open a period in which students do internships',
})

export const updateInternshipPeriod = command('updateInternshipPeriod', 'PATCH /internship_periods/:id', {
  on: internshipPeriods,
  partial: true,
  input: { ...period, ...permissions, ...participants, status: periodStatus, schoolYearId: id() },
  emits: [periodUpdated],
  summary: 'Change a period, archive it or put it back',
})

export const copyPeriods = command('copyPeriods', 'POST /internship_periods/copy', {
  input: {
    fromSchoolYearId: id(),
    toSchoolYearId: id(),
    /** Only these, archived ones too when they are among them; without them everything that is active. */
    periodIds: list(id(), { optional: true, min: 1, max: 200 }),
  },
  emits: [periodsCopied],
  summary: 'Make the periods of one school year again in another one, on the same days of the week',
})

export const currentInternshipPeriod = query('currentInternshipPeriod', 'GET /internship_periods/current', {
  of: internshipPeriods,
  summary: 'The period one works in now',
})

export const periodOverlaps = query('periodOverlaps', 'GET /internship_periods/overlaps', {
  summary: 'Active periods on the same days for the same classes: allowed, but seldom meant',
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
