import { command, event, resource, told, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

/** Somebody came to their place, and went home. From that a day of hours is made, for the host to confirm. */
export const checkIns = resource('checkIns', {
  attributes: {
    /** In the Netherlands. */
    day: date({ readOnly: true }),
    cameAt: timestamp({ readOnly: true }),
    leftAt: timestamp({ optional: true, readOnly: true }),
    status: oneOf(['here', 'left'] as const, { readOnly: true }),
    /** Told later than it happened: the phone had no line. */
    hasWaited: boolean({ readOnly: true }),
    studentName: text({ readOnly: true }),
    hostName: text({ readOnly: true }),
  },
  relationships: {
    internship: toOne('internships', { readOnly: true }),
    student: toOne('students', { readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    internshipId: ['eq', 'in'],
    studentId: ['eq', 'in'],
    status: ['eq', 'in'],
    day: ['eq', 'gteq', 'lteq'],
  },
  sorts: ['cameAt'],
  defaultSort: '-cameAt',
  includes: ['internship', 'student'],
})

const about = { checkInId: id(), internshipId: id(), studentId: id() }
export const checkedIn = event('checkIn.came', about)
export const checkedOut = event('checkIn.left', about)

export const checkInLife = lifecycle(checkIns, 'status', {
  about: { type: 'internships', id: 'internshipId' },
  start: { here: checkedIn },
  moves: { leave: { from: ['here'], to: 'left', emits: checkedOut } },
})

/** So long a code stands on the counter. */
export const codeSeconds = 60
/** `address` is what the square holds, `digits` what can be typed. */
export type CounterCode = { address: string; digits: string; secondsLeft: number }

export const showCheckInCode = command('showCheckInCode', 'POST /check_ins/code', {
  input: { organizationId: id() },
  tells: told<CounterCode>(),
  summary: 'The code that stands on the counter of a host for a minute',
})
export const checkIn = command('checkIn', 'POST /check_ins', {
  on: checkIns,
  input: {
    /** Four digits, or the end of the address in the square. */
    code: text({ min: 4, max: 64 }),
    /** It was scanned while there was no line. Only for a square, and for a day: it says itself when it was shown. */
    hasWaited: boolean({ optional: true }),
  },
  emits: [checkedIn],
  summary: 'Say that one has come, with the code on the counter',
})
export const checkInByName = command('checkInByName', 'POST /internships/:id/check_in', {
  emits: [checkedIn],
  summary: 'The host says that somebody has come who has no phone',
})
export const checkOut = command('checkOut', 'POST /check_ins/:id/leave', {
  on: checkIns,
  input: {
    breakMinutes: integer({ min: 0, max: 600, optional: true }),
    work: text({ max: 1000, optional: true, format: 'lines' }),
    /** At what time it was, for who forgot it and for a phone that had no line. */
    endsAt: text({ min: 4, max: 5, optional: true }),
  },
  moves: [checkInLife.leave],
  summary: 'Go home: what was worked becomes a day to confirm',
})
export const dropCheckIn = command('dropCheckIn', 'DELETE /check_ins/:id', {
  on: checkIns,
  when: { status: ['here'] },
  summary: 'Throw away a check-in that was a mistake',
})
