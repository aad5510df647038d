import { command, event, query, resource, told } from '#protocol/declaring/define.ts'
import { date, id, integer, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import type { DaySpan } from './working-time-breaches.ts'

export const holidayRegions = ['north', 'central', 'south'] as const
export type HolidayRegion = (typeof holidayRegions)[number]

/** Days of a school's own: free beside the holidays of its region, or lessons in the middle of them. */
export const freeDays = resource('freeDays', {
  attributes: {
    name: text({ max: 80 }),
    kind: oneOf(['free', 'lessons'], { hasDefault: true }),
    startDate: date(),
    endDate: date(),
    schoolId: id({ createOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    schoolId: ['eq', 'in'],
    kind: ['eq'],
    startDate: ['gteq', 'lteq'],
    endDate: ['gteq', 'lteq'],
  },
  sorts: ['startDate'],
  defaultSort: 'startDate',
})

export const calendarSaved = event('schoolCalendar.saved', { schoolId: id() })

export const saveSchoolCalendar = command('saveSchoolCalendar', 'PUT /free_days/calendar', {
  input: {
    schoolId: id(),
    /** Without one only the school's own days are free. */
    region: oneOf(holidayRegions, { optional: true }),
    /** Of a day on which a student is at school; lessons count as work for those who are 14 to 17. */
    lessonMinutes: integer({ min: 0, max: 600, optional: true }),
  },
  emits: [calendarSaved],
  summary: 'Say in which region a school has its holidays',
})

/** A holiday of the region or a national one: a word, which both languages have a name for. */
export type NamedDays = DaySpan & { name: string }

export const schoolCalendar = query('schoolCalendar', 'GET /free_days/calendar', {
  filters: { schoolId: id(), startDate: date(), endDate: date() },
  tells: told<{
    region: HolidayRegion | null
    lessonMinutes: number | null
    holidays: NamedDays[]
    national: NamedDays[]
  }>(),
  summary: 'The region of a school, with its holidays and the national ones between two days',
})
