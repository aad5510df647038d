import { command, event, query, resource, told, toMany, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

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
  description: text({ max: 2000, optional: true, format: 'lines' }),
  targetHours: integer({ min: 1, max: 2000, optional: true }),
}
const permissions = {
  maySearch: boolean({ hasDefault: true }),
  mayApply: boolean({ hasDefault: true }),
  mayReportSelfFound: boolean({ hasDefault: true }),
  /** A mentor agrees with an application before the host gets it. */
  needsMentorApproval: boolean({ hasDefault: true }),
}
const periodStatus = oneOf(['active', 'archived'], { hasDefault: true })

export const internshipPeriods = resource('internshipPeriods', {
  attributes: {
    ...period,
    status: periodStatus,
    schoolId: id({ createOnly: true }),
    schoolYearId: id(),
    ...permissions,
    /** Of the contracts of its students, which are then made by themselves; none: somebody makes them. */
    contractTemplateId: id({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    school: toOne('organizations', { readOnly: true }),
    schoolYear: toOne('schoolYears', { readOnly: true }),
    /** Who takes part: these levels and these classes; with neither, the whole school. */
    levels: toMany('levels'),
    groups: toMany('groups'),
    /** The route of its students; none: that of the site. */
    workflow: toOne('workflows', { optional: true, readOnly: true }),
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
  scopes: { inScope: boolean(), search: text({ max: 100 }) },
  sorts: ['startDate', 'endDate', 'name'],
  defaultSort: 'startDate',
  includes: ['school', 'schoolYear', 'levels', 'groups', 'workflow'],
})

const route = { workflowId: id({ optional: true }), contractTemplateId: id({ optional: true }) }
const participants = {
  levelIds: list(id(), { optional: true, max: 50 }),
  groupIds: list(id(), { optional: true, max: 200 }),
}
export const periodCreated = event('internshipPeriod.created', {})
export const periodUpdated = event('internshipPeriod.updated', { changed: list(text()) })
/** Two weeks before its first day, and before its last. */
export const periodOpening = event('internshipPeriod.opening', { startDate: date() })
export const periodClosing = event('internshipPeriod.closing', { endDate: date() })
export const periodsCopied = event('internshipPeriods.copied', { toSchoolYearId: id(), count: integer() })

export const periodLife = lifecycle(internshipPeriods, 'status', {
  start: { active: periodCreated, archived: periodCreated },
  moves: {
    archive: { from: ['active'], to: 'archived', emits: periodUpdated, undo: ['restore'] },
    restore: { from: ['archived'], to: 'active', emits: periodUpdated, undo: ['archive'] },
  },
})

export const createInternshipPeriod = command('createInternshipPeriod', 'POST /internship_periods', {
  on: internshipPeriods,
  input: {
    ...period,
    ...permissions,
    ...participants,
    ...route,
    status: periodStatus,
    schoolId: id(),
    schoolYearId: id(),
  },
  emits: [periodCreated],
  summary: 'Open a period in which students do internships',
})

export const updateInternshipPeriod = command('updateInternshipPeriod', 'PATCH /internship_periods/:id', {
  on: internshipPeriods,
  partial: true,
  input: { ...period, ...permissions, ...participants, ...route, status: periodStatus, schoolYearId: id() },
  when: {},
  moves: [periodLife.archive, periodLife.restore],
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
  tells: told<{ copied: string[]; ids: string[]; skipped: string[]; missingGroups: string[] }>(),
  summary: 'Make the periods of one school year again in another one, on the same days of the week',
})

export const currentInternshipPeriod = query('currentInternshipPeriod', 'GET /internship_periods/current', {
  of: internshipPeriods,
  summary: 'The period one works in now',
})

export const periodOverlaps = query('periodOverlaps', 'GET /internship_periods/overlaps', {
  summary: 'Active periods on the same days for the same classes: allowed, but seldom meant',
  tells: told<{ pairs: { one: string; other: string }[] }>(),
})
