import { command, event, resource, told, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, json, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import type { Answers } from './forms/answers.ts'
import type { Both, FormContent } from './forms/content.ts'
import { formRoles, forms } from './forms.ts'
import { undeliveredWhys } from './inbound-mail.ts'
import { phaseLife } from './phases.ts'

export const submissionStatuses = [
  'requested',
  'in_progress',
  'submitted',
  'returned',
  'accepted',
  'expired',
  'cancelled',
] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]
/** Its respondent has something to do. */
export const openSubmissions = ['requested', 'in_progress', 'returned'] as const
/** Its answers count in the results. */
export const givenSubmissions = ['submitted', 'accepted'] as const

/** One form that somebody has to fill in, or did. Its answers are not here: `showSubmission` and `openAnswers` tell them. */
export const formSubmissions = resource('formSubmissions', {
  attributes: {
    status: oneOf(submissionStatuses, { readOnly: true }),
    role: oneOf(formRoles, { readOnly: true }),
    /** Of the version that is answered, or of the newest one as long as none is. */
    title: json<Both>({ readOnly: true }),
    /** None: nobody began yet. */
    version: integer({ optional: true, readOnly: true }),
    /** Who fills it in. None: somebody by a public link who said no name. */
    respondentId: id({ optional: true, readOnly: true }),
    respondentName: text({ optional: true, readOnly: true }),
    /** Whom it is about. */
    studentName: text({ optional: true, readOnly: true }),
    organizationName: text({ optional: true, readOnly: true }),
    phaseId: id({ optional: true, readOnly: true }),
    dueOn: date({ optional: true, readOnly: true }),
    /** Which page of it was saved last, from nought. */
    page: integer({ readOnly: true }),
    savedAt: timestamp({ optional: true, readOnly: true }),
    submittedAt: timestamp({ optional: true, readOnly: true }),
    /** Until then its respondent may go on with it. */
    reopenUntil: timestamp({ optional: true, readOnly: true }),
    /** Why it was sent back or withdrawn. */
    reason: text({ optional: true, readOnly: true }),
    remindedAt: timestamp({ optional: true, readOnly: true }),
    reminders: integer({ readOnly: true }),
    /** Why mail to whoever fills it in does not arrive; nothing when it does. */
    undelivered: oneOf(undeliveredWhys, { optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    form: toOne('forms', { readOnly: true }),
    internship: toOne('internships', { optional: true, readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    status: ['eq', 'in', 'not_in'],
    role: ['eq', 'in'],
    formId: ['eq', 'in'],
    internshipId: ['eq', 'in'],
    phaseId: ['eq', 'in'],
    respondentId: ['eq'],
    dueOn: ['lt', 'lteq', 'gteq'],
  },
  scopes: {
    /** The reader has to fill it in, or did. */
    mine: boolean(),
    /** The reader can do something about it: fill it in, or look at what was handed in. */
    yours: boolean(),
    /** Not handed in, and its day has passed. */
    late: boolean(),
    /** The beginnings of words of the student or the host. */
    search: text({ max: 100 }),
    /** About students and internships: of a class, a level, a mentor, in a period, at a host. */
    groupId: list(id()),
    levelId: list(id()),
    mentorId: list(id()),
    periodId: list(id()),
    organizationId: list(id()),
    version: integer({ min: 1 }),
  },
  sorts: ['createdAt', 'dueOn', 'submittedAt'],
  defaultSort: '-createdAt',
  includes: ['form', 'internship', 'internship.student'],
})

const about = { formId: id(), submissionId: id() }
export const submissionRequested = event('formSubmission.requested', about)
export const submissionStarted = event('formSubmission.started', about)
export const submissionSubmitted = event('formSubmission.submitted', about)
export const submissionReopened = event('formSubmission.reopened', about)
export const submissionReturned = event('formSubmission.returned', about)
export const submissionAccepted = event('formSubmission.accepted', about)
export const submissionAcceptanceUndone = event('formSubmission.acceptance_undone', about)
export const submissionCancelled = event('formSubmission.cancelled', about)
export const submissionExpired = event('formSubmission.expired', about)
export const submissionExtended = event('formSubmission.extended', { ...about, dueOn: date() })
export const submissionReminded = event('formSubmission.reminded', about)
/** Somebody asked for a new link, since the one they have works no longer. */
export const submissionLinkAsked = event('formSubmission.link_asked', about)

export const submissionLife = lifecycle(formSubmissions, 'status', {
  start: { requested: submissionRequested, in_progress: submissionStarted },
  moves: {
    begin: { from: ['requested'], to: 'in_progress', quiet: 'somebody typed; what they hand in is told' },
    submit: { from: ['requested', 'in_progress', 'returned'], to: 'submitted', emits: submissionSubmitted },
    /** Its respondent goes on with it, for a day. */
    reopen: { from: ['submitted'], to: 'in_progress', emits: submissionReopened },
    return: { from: ['submitted'], to: 'returned', needs: 'reason', emits: submissionReturned },
    accept: { from: ['submitted'], to: 'accepted', emits: submissionAccepted, undo: ['undoAccept'] },
    undoAccept: { from: ['accepted'], to: 'submitted', emits: submissionAcceptanceUndone },
    withdraw: { from: ['requested', 'in_progress', 'returned'], to: 'cancelled', emits: submissionCancelled },
    expire: { from: ['requested', 'in_progress', 'returned'], to: 'expired', by: 'clock', emits: submissionExpired },
    /** There is more time; what was typed is still there. */
    extend: { from: ['expired'], to: 'in_progress', emits: submissionExtended },
  },
})

const many = list(id(), { min: 1, max: 500 })
const why = text({ min: 3, max: 1000, format: 'lines' })

/** Whom of an internship one can ask. */
export const askedRoles = ['student', 'host', 'mentor'] as const

/** Of which internships it could be asked, and why not of the others. */
export type RequestedForms = { made: string[]; skipped: { internshipId: string; code: string; text: string }[] }
export const requestForm = command('requestForm', 'POST /forms/:id/request', {
  on: forms,
  when: { status: ['published'] },
  input: {
    internshipIds: many,
    role: oneOf(askedRoles),
    dueOn: date({ optional: true }),
  },
  emits: [submissionRequested],
  tells: told<RequestedForms>(),
  summary: 'Ask the students, hosts or mentors of these internships to fill it in',
})

/** A submission to read: what was asked then, and what was answered. */
export type ShownSubmission = {
  content: FormContent
  /** None: nobody began, and this is the newest version. */
  version: number | null
  answers: Answers
  /** What was answered when it was sent back before, newest first. */
  earlier: { submittedAt: string; reason: string; answers: Answers }[]
}
export const showSubmission = command('showSubmission', 'POST /form_submissions/:id/show', {
  on: formSubmissions,
  tells: told<ShownSubmission>(),
  summary: 'The questions of a submission as they were then, with its answers',
})
export const returnSubmission = command('returnSubmission', 'POST /form_submissions/:id/return', {
  on: formSubmissions,
  input: { reason: why },
  moves: [submissionLife.return, phaseLife.return],
  summary: 'Send it back to who filled it in, with the reason',
})
export const acceptSubmission = command('acceptSubmission', 'POST /form_submissions/:id/accept', {
  on: formSubmissions,
  moves: [submissionLife.accept, phaseLife.approve],
  summary: 'It is good as it is; its step is done',
})
export const undoAcceptSubmission = command('undoAcceptSubmission', 'POST /form_submissions/:id/undo_accept', {
  on: formSubmissions,
  moves: [submissionLife.undoAccept, phaseLife.undoApprove],
  summary: 'It was accepted by mistake: it waits again',
})
export const withdrawSubmission = command('withdrawSubmission', 'POST /form_submissions/:id/withdraw', {
  on: formSubmissions,
  input: { reason: text({ max: 1000, format: 'lines', optional: true }) },
  moves: [submissionLife.withdraw],
  summary: 'Nobody has to fill it in any more; links to it are over',
})
export const extendSubmission = command('extendSubmission', 'POST /form_submissions/:id/extend', {
  on: formSubmissions,
  when: { status: ['requested', 'in_progress', 'returned', 'expired'] },
  input: { dueOn: date() },
  emits: [submissionExtended],
  moves: [submissionLife.extend],
  summary: 'Give it another day to be done by, also after it ran out',
})
export const remindSubmissions = command('remindSubmissions', 'POST /form_submissions/remind', {
  input: { submissionIds: many },
  emits: [submissionReminded],
  tells: told<{ done: number; tooSoon: number }>(),
  summary: 'Remind who has to fill it in, at most once a day',
})
