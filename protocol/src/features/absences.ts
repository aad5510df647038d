import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { date, id, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { internships, placedStatuses } from './internships.ts'

export const absenceTimes = ['today', 'ahead', 'past'] as const
export const absenceKinds = ['sick', 'other'] as const
/** So long ago students may still report a day; later the school does. */
export const daysBack = 7
/** So far ahead, where a place has no last day. */
export const daysAhead = 366

/**
 * Days on which somebody does not come, for everybody who counts on them. Why is told apart, in `absenceReasons`: who is
 * missing and until when is enough for a host. Without a last day it is not known yet, and lasts until somebody says so.
 */
export const absences = resource('absences', {
  attributes: {
    firstDay: date({ readOnly: true }),
    lastDay: date({ optional: true, readOnly: true }),
    status: oneOf(['reported', 'ended', 'cancelled'] as const, { readOnly: true }),
    /** As the internship shows it to its readers. */
    studentName: text({ readOnly: true }),
    hostName: text({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    internship: toOne('internships', { readOnly: true }),
    student: toOne('students', { readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    internshipId: ['eq', 'in'],
    studentId: ['eq', 'in'],
    status: ['eq', 'in', 'not_eq'],
    firstDay: ['gt', 'gteq', 'lt', 'lteq'],
  },
  scopes: {
    /** That day lies in it: who is missing on it. One that was taken back has no days. */
    onDay: date(),
    /** Today, from today on, or over. */
    when: oneOf(absenceTimes),
  },
  sorts: ['firstDay', 'createdAt'],
  defaultSort: '-firstDay',
  includes: ['internship', 'student'],
})

/** Why, for the student and the school alone; its id is that of the absence. */
export const absenceReasons = resource('absenceReasons', {
  attributes: {
    kind: oneOf(absenceKinds, { readOnly: true }),
    note: text({ optional: true, readOnly: true }),
    /** Nobody, once that account is gone. */
    reporterName: text({ optional: true, readOnly: true }),
  },
  foreignKeys: ['internshipId', 'studentId'],
  filters: { id: ['eq', 'in'], internshipId: ['eq', 'in'], studentId: ['eq', 'in'] },
})

const about = { absenceId: id(), internshipId: id(), studentId: id() }
export const absenceReported = event('absence.reported', about)
export const absenceEnded = event('absence.ended', about)
export const absenceCancelled = event('absence.cancelled', about)

export const absenceLife = lifecycle(absences, 'status', {
  about: { type: 'users', id: 'studentId' },
  start: { reported: absenceReported },
  moves: {
    /** They come again: the last day is known. */
    end: { from: ['reported'], to: 'ended', emits: absenceEnded },
    /** It was a mistake, or not needed after all. */
    cancel: { from: ['reported', 'ended'], to: 'cancelled', emits: absenceCancelled },
  },
})

export const reportAbsence = command('reportAbsence', 'POST /internships/:id/absences', {
  on: internships,
  when: { status: [...placedStatuses] },
  input: {
    kind: oneOf(absenceKinds),
    firstDay: date(),
    /** Left out by who is ill and does not know yet how long. */
    lastDay: date({ optional: true }),
    /** In a few words. What somebody is ill with is nobody’s business. */
    note: text({ max: 200, optional: true }),
  },
  emits: [absenceReported],
  summary: 'Say on which days somebody cannot come to their place',
})
export const endAbsence = command('endAbsence', 'POST /absences/:id/end', {
  on: absences,
  input: { lastDay: date() },
  moves: [absenceLife.end],
  summary: 'Say that somebody comes again, and what was the last day without them',
})
export const cancelAbsence = command('cancelAbsence', 'POST /absences/:id/cancel', {
  on: absences,
  moves: [absenceLife.cancel],
  summary: 'Take a report back: students one that is not over, the school any',
})
