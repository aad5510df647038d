import { command, event, query, resource, toOne } from './define.ts'
import { email, id, integer, list, oneOf, text, timestamp } from './fields.ts'

export const applicationStatuses = [
  /** With the mentor, where the period asks for that. */
  'submitted',
  'with_host',
  'read',
  'in_talk',
  /** No place left: in line for the next one. */
  'waiting',
  /** A place is held for the student, who has to say yes. */
  'offered',
  'accepted',
  'declined',
  'refused',
  'withdrawn',
  'expired',
] as const
/** Still undecided. */
export const openApplicationStatuses = ['submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered'] as const
/** The host has to say something. */
const atHost = ['with_host', 'read', 'in_talk'] as const

export const applications = resource('applications', {
  attributes: {
    status: oneOf(applicationStatuses, { readOnly: true }),
    motivation: text({ max: 2000, optional: true, readOnly: true }),
    weekdays: list(integer({ min: 1, max: 7 }), { readOnly: true }),
    /** Of whoever refused, declined or withdrew. */
    reason: text({ optional: true, readOnly: true }),
    talkAt: timestamp({ optional: true, readOnly: true }),
    talkPlace: text({ optional: true, readOnly: true }),
    talkNote: text({ optional: true, readOnly: true }),
    handlerName: text({ optional: true, readOnly: true }),
    handlerEmail: text({ optional: true, readOnly: true }),
    /** How many are before this one in line; only while waiting. */
    waitingBefore: integer({ optional: true, readOnly: true }),
    expiresAt: timestamp({ optional: true, readOnly: true }),
    extendedAt: timestamp({ optional: true, readOnly: true }),
    readAt: timestamp({ optional: true, readOnly: true }),
    decidedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    vacancy: toOne('vacancies', { readOnly: true }),
    organization: toOne('organizations', { readOnly: true }),
    student: toOne('students', { readOnly: true }),
    internshipPeriod: toOne('internshipPeriods', { readOnly: true, optional: true }),
    internship: toOne('internships', { readOnly: true, optional: true }),
  },
  filters: {
    id: ['eq', 'in'],
    status: ['eq', 'in', 'not_in'],
    vacancyId: ['eq', 'in'],
    organizationId: ['eq', 'in'],
    studentId: ['eq', 'in'],
    internshipPeriodId: ['eq', 'in'],
    createdAt: ['gteq', 'lteq'],
  },
  sorts: ['createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  includes: ['vacancy', 'vacancy.organization', 'organization', 'student', 'internshipPeriod', 'internship'],
})

const reason = text({ min: 3, max: 1000 })
const what = { vacancyId: id(), studentId: id() }
export const applicationCreated = event('application.created', what)
export const applicationMentorApproved = event('application.mentorApproved', what)
export const applicationRefused = event('application.refused', { ...what, reason: text() })
export const applicationTalkProposed = event('application.talkProposed', what)
export const applicationOffered = event('application.offered', what)
export const applicationAccepted = event('application.accepted', { ...what, internshipId: id() })
export const applicationDeclined = event('application.declined', { ...what, reason: text() })
/** `because` is given when it went by itself: the student was accepted elsewhere, or the vacancy went away. */
export const applicationWithdrawn = event('application.withdrawn', {
  ...what,
  because: oneOf(['student', 'accepted_elsewhere', 'vacancy_gone'] as const),
})
export const applicationQueued = event('application.queued', what)
export const applicationExpired = event('application.expired', what)
export const applicationExtended = event('application.extended', what)
export const applicationTransferred = event('application.transferred', { ...what, toName: text() })

export const apply = command('apply', 'POST /applications', {
  on: applications,
  input: {
    vacancyId: id(),
    /** Asked for where the site has the motivation field. */
    motivation: text({ max: 2000, optional: true }),
    weekdays: list(integer({ min: 1, max: 7 }), { optional: true, max: 7 }),
    /** For whom, when staff of the school does it; without it, for oneself. */
    studentId: id({ optional: true }),
  },
  emits: [applicationCreated, applicationAccepted, applicationQueued],
  summary: 'Apply for a place; when all are taken, get in line',
})

export const mentorApproveApplication = command('mentorApproveApplication', 'PUT /applications/:id/mentor_approve', {
  on: applications,
  when: { status: ['submitted'] },
  emits: [applicationMentorApproved],
  summary: 'The school agrees; the host gets it now',
})
export const mentorRefuseApplication = command('mentorRefuseApplication', 'PUT /applications/:id/mentor_refuse', {
  on: applications,
  when: { status: ['submitted'] },
  input: { reason },
  emits: [applicationRefused],
  summary: 'The school does not agree, and says why',
})
export const proposeTalk = command('proposeTalk', 'PUT /applications/:id/talk', {
  on: applications,
  when: { status: atHost },
  input: { talkAt: timestamp(), talkPlace: text({ max: 200 }), talkNote: text({ max: 1000, optional: true }) },
  emits: [applicationTalkProposed],
  summary: 'Propose a time and a place to meet',
})
export const acceptApplication = command('acceptApplication', 'PUT /applications/:id/accept', {
  on: applications,
  when: { status: [...atHost, 'waiting'] },
  emits: [applicationAccepted],
  summary: 'The student is welcome: makes the internship and ends the other applications',
})
export const declineApplication = command('declineApplication', 'PUT /applications/:id/decline', {
  on: applications,
  when: { status: [...atHost, 'waiting'] },
  input: { reason },
  emits: [applicationDeclined],
  summary: 'The host says no, and why',
})
export const extendApplication = command('extendApplication', 'PUT /applications/:id/extend', {
  on: applications,
  when: { status: atHost },
  emits: [applicationExtended],
  summary: 'Fifteen more days to answer, once',
})
export const transferApplication = command('transferApplication', 'PUT /applications/:id/transfer', {
  on: applications,
  when: { status: atHost },
  input: { name: text({ max: 120 }), email: email() },
  emits: [applicationTransferred],
  summary: 'A colleague answers it',
})
export const withdrawApplication = command('withdrawApplication', 'PUT /applications/:id/withdraw', {
  on: applications,
  when: { status: openApplicationStatuses },
  input: { reason: text({ max: 1000, optional: true }) },
  emits: [applicationWithdrawn],
  summary: 'The student takes it back',
})
export const acceptOffer = command('acceptOffer', 'PUT /applications/:id/accept_offer', {
  on: applications,
  when: { status: ['offered'] },
  emits: [applicationAccepted],
  summary: 'The student takes the place that came free',
})
export const declineOffer = command('declineOffer', 'PUT /applications/:id/decline_offer', {
  on: applications,
  when: { status: ['offered'] },
  emits: [applicationWithdrawn],
  summary: 'The student no longer wants the place; the next one in line gets it offered',
})

/** What somebody sees who opens the link in the mail: the application, and whether it can still be answered. */
export const openApplicationLink = command('openApplicationLink', 'POST /application_links/open', {
  access: 'public',
  input: { token: text({ max: 100 }) },
  summary: 'Read the application a link in a mail is about',
})
export const linkAnswers = ['accept', 'decline', 'talk', 'extend', 'transfer'] as const
export const answerApplicationLink = command('answerApplicationLink', 'POST /application_links/answer', {
  access: 'public',
  input: {
    token: text({ max: 100 }),
    answer: oneOf(linkAnswers),
    reason: text({ max: 1000, optional: true }),
    talkAt: timestamp({ optional: true }),
    talkPlace: text({ max: 200, optional: true }),
    talkNote: text({ max: 1000, optional: true }),
    name: text({ max: 120, optional: true }),
    email: email({ optional: true }),
  },
  summary: 'Answer an application without an account',
})

/** How many wait for whom, for the menu and the dashboard. */
export const applicationCounts = query('applicationCounts', 'GET /applications/counts', {
  summary: 'How many applications one has in each state',
})
