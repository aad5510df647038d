import { command, event, query, resource, told, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, json, list, number, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { undeliveredWhys } from './inbound-mail.ts'
import type { Breach } from './working-time-breaches.ts'

export const hourStatuses = ['draft', 'submitted', 'approved', 'rejected', 'locked'] as const
/** Who counts them: the host where somebody works, or the school in its place. */
export const hourDeciders = ['host', 'school'] as const
/** How somebody without an account answered: by the link in a mail, or by a code on the student's phone. */
export const hourWays = ['mail', 'code'] as const

/** What somebody worked on one day of an internship. Times are texts: 09:30. */
export const hourEntries = resource('hourEntries', {
  attributes: {
    day: date({ readOnly: true }),
    startsAt: text({ optional: true, readOnly: true }),
    /** Before the start: it is after midnight. */
    endsAt: text({ optional: true, readOnly: true }),
    breakMinutes: integer({ readOnly: true }),
    /** Without the break. */
    minutes: integer({ readOnly: true }),
    work: text({ max: 1000, optional: true, readOnly: true }),
    status: oneOf(hourStatuses, { readOnly: true }),
    /** Why it was sent back, changed after a yes, or opened again. */
    note: text({ optional: true, readOnly: true }),
    /** How long it was according to the host, who sent it back. */
    otherMinutes: integer({ optional: true, readOnly: true }),
    /** It does not keep the law about young people's work: only the school can agree with it. */
    needsSchool: boolean({ readOnly: true }),
    /** The times are those of a check-in at the host. */
    isCheckedIn: boolean({ readOnly: true }),
    hasPhoto: boolean({ readOnly: true }),
    decidedByName: text({ optional: true, readOnly: true }),
    decidedAs: oneOf(hourDeciders, { optional: true, readOnly: true }),
    decidedVia: oneOf(hourWays, { optional: true, readOnly: true }),
    decidedAt: timestamp({ optional: true, readOnly: true }),
    submittedAt: timestamp({ optional: true, readOnly: true }),
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
    status: ['eq', 'in'],
    day: ['eq', 'lt', 'lteq', 'gt', 'gteq'],
  },
  scopes: {
    /** What waits for an answer of whoever asks. */
    toConfirm: boolean(),
    /** What waits for a host, in whose place whoever asks may answer. */
    waitsAtHost: boolean(),
  },
  sorts: ['day', 'submittedAt'],
  defaultSort: 'day',
  includes: ['internship', 'student'],
  page: { max: 500 },
})

/** Which rules about working time a day does not keep; its id is that of the day. They tell an age, so not for a host. */
export const hourBreaches = resource('hourBreaches', {
  attributes: { breaches: json<Breach[], { readOnly: true }>({ readOnly: true }) },
  filters: { id: ['eq', 'in'], internshipId: ['eq', 'in'] },
  foreignKeys: ['internshipId'],
  page: { max: 500 },
})

/** How many of which kind there are of one internship; its id is that of the internship. */
export const hourTotals = resource('hourTotals', {
  attributes: {
    /** What counts: the host or the school said yes. */
    minutesAgreed: integer({ readOnly: true }),
    minutesWaiting: integer({ readOnly: true }),
    /** What the school gives for something else, and why. */
    minutesCredit: integer({ readOnly: true }),
    creditReason: text({ optional: true, readOnly: true }),
    /** What the host says that it was in all. */
    hoursSupervisor: number({ optional: true, readOnly: true }),
    /** So many hours are asked for. */
    targetHours: integer({ optional: true, readOnly: true }),
    /** When the host was last mailed about hours that wait, and whether that can be done. */
    askedAt: timestamp({ optional: true, readOnly: true }),
    hasContact: boolean({ readOnly: true }),
    /** Why mail to whoever confirms them does not arrive; nothing when it does. */
    contactUndelivered: oneOf(undeliveredWhys, { optional: true, readOnly: true }),
    /** A colleague at the host who looks at them instead. */
    handlerName: text({ optional: true, readOnly: true }),
    /** So many links in mails open them now. */
    openLinks: integer({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'] },
})

const about = { entryId: id(), internshipId: id(), studentId: id(), day: date() }
export const hoursSubmitted = event('hours.submitted', about)
export const hoursRecalled = event('hours.recalled', about)
export const hoursApproved = event('hours.approved', about)
export const hoursApprovalUndone = event('hours.approval_undone', about)
export const hoursRejected = event('hours.rejected', about)
/** The student takes over how long it was according to the host. */
export const hoursAgreed = event('hours.agreed', about)
/** After a yes: it waits for one again. */
export const hoursChanged = event('hours.changed', about)
export const hoursUnlocked = event('hours.unlocked', about)
export const hoursCredited = event('hours.credited', { internshipId: id(), studentId: id() })
export const hoursStated = event('hours.stated', { internshipId: id(), studentId: id() })

export const hourLife = lifecycle(hourEntries, 'status', {
  about: { type: 'users', id: 'studentId' },
  start: {
    draft: { quiet: 'what somebody writes down for themselves' },
    submitted: hoursSubmitted,
  },
  moves: {
    submit: { from: ['draft', 'rejected'], to: 'submitted', emits: hoursSubmitted, undo: ['recall'] },
    recall: { from: ['submitted'], to: 'draft', emits: hoursRecalled, undo: ['submit'] },
    approve: { from: ['submitted'], to: 'approved', emits: hoursApproved, undo: ['undoApproval'] },
    undoApproval: { from: ['approved'], to: 'submitted', emits: hoursApprovalUndone },
    reject: { from: ['submitted'], to: 'rejected', needs: 'note', emits: hoursRejected, undo: ['undoRejection'] },
    undoRejection: { from: ['rejected'], to: 'submitted', emits: hoursApprovalUndone },
    agree: { from: ['rejected'], to: 'approved', emits: hoursAgreed },
    change: { from: ['approved'], to: 'submitted', needs: 'note', emits: hoursChanged },
    lock: { from: ['approved'], to: 'locked', by: 'system', quiet: 'internship.completed says it' },
    unlockAll: { from: ['locked'], to: 'approved', by: 'system', quiet: 'internship.uncompleted says it' },
    unlock: { from: ['locked'], to: 'approved', needs: 'note', emits: hoursUnlocked },
  },
})

/** What was thought of, and what the law says to it. */
export type CheckedHours = { breaches: Breach[] }

const time = text({ min: 4, max: 5, optional: true })
const worked = {
  day: date(),
  startsAt: time,
  endsAt: time,
  breakMinutes: integer({ min: 0, max: 600, optional: true }),
  /** For who does not say from when to when. */
  minutes: integer({ min: 1, max: 1440, optional: true }),
  work: text({ max: 1000, optional: true, format: 'lines' }),
}
const many = list(id(), { min: 1, max: 500 })
const why = text({ min: 3, max: 1000, format: 'lines' })
const maybeWhy = text({ min: 3, max: 1000, optional: true, format: 'lines' })

export const logHours = command('logHours', 'POST /hour_entries', {
  on: hourEntries,
  /**
   * `madeId`: what a device called it that may send it again, also days later. It stays one day. `photoId`: what was sent before
   * to `POST /uploads/workPhoto`.
   */
  input: {
    internshipId: id(),
    ...worked,
    submit: boolean({ optional: true }),
    madeId: id({ optional: true }),
    photoId: id({ optional: true }),
  },
  emits: [hoursSubmitted],
  summary: 'Write down what one worked on a day, and send it at once if one likes',
})
export const checkHours = command('checkHours', 'POST /hour_entries/check', {
  input: { internshipId: id(), entryId: id({ optional: true }), ...worked },
  tells: told<CheckedHours>(),
  summary: 'What the law about young people says to hours, before they are written down',
})
export const changeHours = command('changeHours', 'PATCH /hour_entries/:id', {
  on: hourEntries,
  when: { status: ['draft', 'submitted', 'rejected', 'approved'] },
  input: { ...worked, reason: maybeWhy, submit: boolean({ optional: true }) },
  moves: [hourLife.change, hourLife.submit],
  summary: 'Correct what one worked; a yes that was given is asked for again',
})
export const removeHours = command('removeHours', 'DELETE /hour_entries/:id', {
  on: hourEntries,
  when: { status: ['draft', 'rejected'] },
  summary: 'Throw away what was not sent yet, or sent back',
})
export const setHourPhoto = command('setHourPhoto', 'PUT /hour_entries/:id/photo', {
  on: hourEntries,
  when: { status: ['draft', 'submitted', 'rejected', 'approved'] },
  input: { fileId: id() },
  summary: 'Put a photo with a day, or another one; a yes that was given stays',
})
export const removeHourPhoto = command('removeHourPhoto', 'DELETE /hour_entries/:id/photo', {
  on: hourEntries,
  summary: 'Take the photo of a day away',
})
export const submitHours = command('submitHours', 'POST /hour_entries/submit', {
  input: { entryIds: many },
  moves: [hourLife.submit],
  tells: told<{ done: number }>(),
  summary: 'Send days to whoever confirms them',
})
export const recallHours = command('recallHours', 'POST /hour_entries/:id/recall', {
  on: hourEntries,
  moves: [hourLife.recall],
  summary: 'Take back a day that nobody has answered',
})
export const approveHours = command('approveHours', 'POST /hour_entries/approve', {
  /** `seenAt`: what was changed since then is not confirmed, for nobody has seen it. */
  input: { entryIds: many, reason: maybeWhy, seenAt: timestamp({ optional: true }) },
  moves: [hourLife.approve],
  tells: told<{ done: number }>(),
  summary: 'Confirm days, of as many students as one likes',
})
export const undoHourApproval = command('undoHourApproval', 'POST /hour_entries/undo_approval', {
  input: { entryIds: many },
  moves: [hourLife.undoApproval],
  tells: told<{ done: number }>(),
  summary: 'Take back a yes that one gave oneself',
})
export const rejectHours = command('rejectHours', 'POST /hour_entries/:id/reject', {
  on: hourEntries,
  input: { reason: why, otherMinutes: integer({ min: 0, max: 1440, optional: true }) },
  moves: [hourLife.reject],
  summary: 'Send a day back, and say how long it was',
})
export const undoHourRejection = command('undoHourRejection', 'POST /hour_entries/:id/undo_rejection', {
  on: hourEntries,
  moves: [hourLife.undoRejection],
  summary: 'Take back that one sent a day back',
})
export const agreeHours = command('agreeHours', 'POST /hour_entries/:id/agree', {
  on: hourEntries,
  moves: [hourLife.agree],
  summary: 'Take over how long it was according to the host: then it counts at once',
})
export const unlockHours = command('unlockHours', 'POST /hour_entries/:id/unlock', {
  on: hourEntries,
  input: { reason: why },
  moves: [hourLife.unlock],
  summary: 'Open a day again that was closed with the internship',
})
export const unlockManyHours = command('unlockManyHours', 'POST /hour_entries/unlock', {
  input: { entryIds: many, reason: why },
  moves: [hourLife.unlock],
  tells: told<{ done: number }>(),
  summary: 'Open days again that were closed with their internship',
})
export const creditHours = command('creditHours', 'PUT /hour_totals/:id/credit', {
  on: hourTotals,
  input: { minutes: integer({ min: 0, max: 120_000 }), reason: why },
  emits: [hoursCredited],
  summary: 'Give hours for something else, and say for what',
})
export const stateHours = command('stateHours', 'PUT /hour_totals/:id/state', {
  on: hourTotals,
  input: { hours: number({ min: 0, max: 9999 }) },
  emits: [hoursStated],
  summary: 'Say how many hours it was in all according to the host',
})
/** What a sheet on paper is worth now. Without a state that says so, nothing is known of whose it is. */
export type CheckedSheet =
  | { state: 'unknown' }
  | {
      state: 'genuine' | 'changed' | 'gone'
      student: string
      host: string
      minutes: number
      madeAt: string
      /** It is the statement of a volunteer about this year. */
      year?: number
    }
export const sheetCheckPath = (token: string) => `/controle/uren/${token}`
export const checkSheet = query('checkSheet', 'GET /hour_sheets/check', {
  access: 'public',
  filters: { token: text({ max: 100 }) },
  tells: told<CheckedSheet>(),
  summary: 'Whether a sheet of hours is genuine, and still says what stands here',
})

/** Internships of which hours can be logged. */
export const goingStatuses = ['running', 'evaluating'] as const
export const loggedStatuses: readonly string[] = goingStatuses
