import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { date, id, text, timestamp } from '#protocol/declaring/fields.ts'

/** A day on which a student cannot come. */
export const sickDays = resource('sickDays', {
  attributes: {
    date: date({ readOnly: true }),
    reason: text({ max: 500, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: { student: toOne('students', { readOnly: true }) },
  filters: { id: ['eq', 'in'], studentId: ['eq', 'in'], date: ['gteq', 'lteq'], reason: ['cont'] },
  sorts: ['date'],
  defaultSort: '-date',
  includes: ['student'],
})

export const sickDayAdded = event('sickDay.added', { studentId: id(), schoolId: id() })

export const addSickDay = command('addSickDay', 'POST /sick_days', {
  input: { date: date(), reason: text({ max: 500 }) },
  emits: [sickDayAdded],
  summary: 'Say that one cannot come on a day',
})
