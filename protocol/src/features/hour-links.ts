import { command, event, told } from '#protocol/declaring/define.ts'
import { date, email, id, integer, list, oneOf, personName, text, timestamp } from '#protocol/declaring/fields.ts'
import { hourLife, type hourStatuses, hourTotals, type hourWays } from './hours.ts'

/** By a mail to the host, or shown by the student for a few minutes. */
export type HourLinkKind = (typeof hourWays)[number]

/** A day as who holds the link may see it: no age, and nothing of the student but what was worked. */
export type LinkedDay = {
  id: string
  day: string
  startsAt: string | null
  endsAt: string | null
  breakMinutes: number
  minutes: number
  work: string | null
  status: (typeof hourStatuses)[number]
  note: string | null
  otherMinutes: number | null
  needsSchool: boolean
  /** Who answered, and whether it was by a code on the student's phone. */
  by: string | null
  via: HourLinkKind | null
  /** It was this holder who answered, so they can take it back. */
  canUndo: boolean
}
export type LinkedHours = {
  kind: HourLinkKind
  student: string
  organization: string
  /** To whom the mail went; of a code the name that was told with it before. */
  confirmer: string | null
  /** The student opened it: there is nothing to answer. */
  isOwn: boolean
  waiting: LinkedDay[]
  /** What was answered these days, the newest first. */
  answered: LinkedDay[]
  /** What was answered by code in the name of the host, who may say that it was somebody else. */
  byCode: number
  /** Who looks at them now, where a colleague took over. */
  handler: string | null
  /** What an answer sends along: what was changed since is not confirmed. */
  seenAt: string
}

const token = text({ max: 100 })

export const hoursSigned = event('hours.signed', { internshipId: id(), studentId: id(), linkId: id() })
/** The host says that it was not them who scanned the code. */
export const hoursDenied = event('hours.denied', { internshipId: id(), studentId: id() })
export const hoursHandedOver = event('hours.handed_over', { internshipId: id(), studentId: id() })
export const hoursAsked = event('hours.asked', { internshipId: id(), studentId: id(), askId: id() })
export const hourLinksEnded = event('hours.links_ended', { internshipId: id(), studentId: id() })
/** Nothing stands in a week in which somebody worked. */
export const hoursMissing = event('hours.missing', { internshipId: id(), studentId: id(), week: date() })

export const openHourLink = command('openHourLink', 'POST /hour_links/open', {
  access: 'public',
  input: { token },
  tells: told<LinkedHours>(),
  summary: 'Read the hours that a link in a mail or a code is about',
})
export const hourLinkAnswers = ['approve', 'reject', 'undo', 'deny', 'transfer'] as const
/** Answers with the hours as they are now, a `LinkedHours`. The same answer twice is one answer. */
export const answerHourLink = command('answerHourLink', 'POST /hour_links/answer', {
  access: 'public',
  input: {
    token,
    answer: oneOf(hourLinkAnswers),
    entryIds: list(id(), { max: 500, optional: true }),
    seenAt: timestamp({ optional: true }),
    reason: text({ max: 1000, optional: true, format: 'lines' }),
    otherMinutes: integer({ min: 0, max: 1440, optional: true }),
    /** Of who scanned a code, or of the colleague who takes over. */
    name: personName({ max: 120, optional: true }),
    email: email({ optional: true }),
  },
  moves: [hourLife.approve, hourLife.reject, hourLife.undoApproval, hourLife.undoRejection],
  emits: [hoursSigned, hoursDenied, hoursHandedOver],
  tells: told<LinkedHours>(),
  summary: 'Confirm hours without an account, name another number, or take that back',
})
/** Nothing is told about the link: who holds a good one finds a mail, everybody else finds nothing. */
export const renewHourLink = command('renewHourLink', 'POST /hour_links/renew', {
  access: 'public',
  input: { token },
  summary: 'Mail a new link to who confirms hours, when some still wait',
})

/** Shown once: only its hash is kept. */
export type ShownCode = { code: string; address: string; expiresAt: string }
export const showHourCode = command('showHourCode', 'POST /hour_totals/:id/code', {
  on: hourTotals,
  tells: told<ShownCode>(),
  summary: 'A code for a few minutes, with which the supervisor beside one confirms hours on their own phone',
})
export const remindHost = command('remindHost', 'POST /hour_totals/:id/remind', {
  on: hourTotals,
  emits: [hoursAsked],
  summary: 'Mail the host once more about hours that wait, at most once a day',
})
export const endHourLinks = command('endHourLinks', 'POST /hour_totals/:id/end_links', {
  on: hourTotals,
  emits: [hourLinksEnded],
  summary: 'Take back the links by which the host confirms without an account',
})
