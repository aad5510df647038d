import { command, event, query, resource, told, toOne } from '#protocol/declaring/define.ts'
import { boolean, email, id, integer, list, oneOf, personName, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { proposalLife } from './proposals.ts'
import { answerPaces } from './supply-numbers.ts'
import { vacancyFilled, vacancyLife } from './vacancies/vacancy-life.ts'

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
export const atHostStatuses = ['with_host', 'read', 'in_talk'] as const
/** The host may say something: also to who waits in line, who can be told yes or no. */
export const answerableStatuses = [...atHostStatuses, 'waiting'] as const
const atHost = atHostStatuses

/** How old somebody is, as far as a host needs to know. */
export const ageBands = ['under_14', '14_15', '16_17', '18_plus'] as const
export const mostOpenApplications = 10
/** Days a host has to answer, days a student has to take an offered place, and when a host is reminded. */
export const answerDays = 15
export const offerDays = 3
export const reminderDays = [7, 14] as const
/** A talk further ahead than this is no answer. */
export const talkDays = 60

export const talkAnswers = ['comes', 'other_moment'] as const

export const applications = resource('applications', {
  attributes: {
    status: oneOf(applicationStatuses, { readOnly: true }),
    motivation: text({ max: 2000, optional: true, readOnly: true }),
    weekdays: list(integer({ min: 1, max: 7 }), { readOnly: true }),
    /** Of whoever refused, declined or withdrew. */
    reason: text({ optional: true, readOnly: true }),
    /** Nobody withdrew it: the vacancy was closed, over or taken down. */
    endedWithVacancy: boolean({ readOnly: true }),
    talkAt: timestamp({ optional: true, readOnly: true }),
    talkPlace: text({ optional: true, readOnly: true }),
    talkNote: text({ optional: true, readOnly: true }),
    /** What the student said to the moment that was proposed last, and which other moments suit. */
    talkAnswer: oneOf(talkAnswers, { optional: true, readOnly: true }),
    talkWish: text({ optional: true, readOnly: true }),
    /**
     * What a host may know: the first name and an initial; from acceptance on the whole name and how to reach the
     * student, until a month after the end.
     */
    studentName: text({ readOnly: true }),
    studentEmail: text({ optional: true, readOnly: true }),
    studentPhone: text({ optional: true, readOnly: true }),
    ageBand: oneOf(ageBands, { optional: true, readOnly: true }),
    /** None for a volunteer. */
    schoolName: text({ optional: true, readOnly: true }),
    /** Who answers at the host, for the student. */
    contactName: text({ optional: true, readOnly: true }),
    /** How to reach them, for as long as a talk is proposed: whoever cannot come has to tell somebody. */
    contactEmail: text({ optional: true, readOnly: true }),
    contactPhone: text({ optional: true, readOnly: true }),
    handlerName: text({ optional: true, readOnly: true }),
    handlerEmail: text({ optional: true, readOnly: true }),
    /** How many are before this one in line; only while waiting. */
    waitingBefore: integer({ optional: true, readOnly: true }),
    expiresAt: timestamp({ optional: true, readOnly: true }),
    extendedAt: timestamp({ optional: true, readOnly: true }),
    /** When the host got it. */
    sentAt: timestamp({ optional: true, readOnly: true }),
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
  scopes: {
    /** The beginnings of words of the host and, for the school, of the student. */
    search: text({ max: 100 }),
    /** Those that wait for an answer of whoever asks: as many as `toAnswer` in the counts. */
    toAnswer: boolean(),
    /** How fast the host answered, of those of the last twelve months. */
    answerPace: list(oneOf(answerPaces)),
  },
  sorts: ['createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  includes: ['vacancy', 'vacancy.organization', 'organization', 'student', 'internshipPeriod', 'internship'],
})

const reason = text({ min: 3, max: 1000, format: 'lines' })
const what = { vacancyId: id(), studentId: id() }
export const applicationCreated = event('application.created', what)
export const applicationMentorApproved = event('application.mentorApproved', what)
/** The school takes its yes or no back before anybody was told. */
export const applicationReconsidered = event('application.reconsidered', what)
export const applicationRefused = event('application.refused', { ...what, reason: text() })
export const applicationTalkProposed = event('application.talkProposed', what)
export const applicationTalkAnswered = event('application.talkAnswered', { ...what, answer: oneOf(talkAnswers) })
export const applicationOffered = event('application.offered', what)
/** A volunteer gets no internship. */
export const applicationAccepted = event('application.accepted', { ...what, internshipId: id({ optional: true }) })
export const applicationDeclined = event('application.declined', { ...what, reason: text() })
/** The host takes its no back before anybody was told. */
export const applicationDeclineTakenBack = event('application.declineTakenBack', what)
/** `because` is given when it went by itself: the student was accepted elsewhere, or the vacancy went away. */
export const applicationWithdrawn = event('application.withdrawn', {
  ...what,
  because: oneOf(['student', 'accepted_elsewhere', 'vacancy_gone'] as const),
  was: oneOf(openApplicationStatuses),
})
export const applicationQueued = event('application.queued', what)
export const applicationExpired = event('application.expired', { ...what, was: oneOf(openApplicationStatuses) })
export const applicationExtended = event('application.extended', what)
export const applicationTransferred = event('application.transferred', { ...what, toName: text() })

export const applicationLife = lifecycle(applications, 'status', {
  start: { submitted: applicationCreated },
  moves: {
    mentorApprove: { from: ['submitted'], to: 'with_host', emits: applicationMentorApproved, undo: ['reconsider'] },
    refuse: {
      from: ['submitted'],
      to: 'refused',
      needs: 'reason',
      emits: applicationRefused,
      undo: ['reconsider'],
    },
    /** Nobody has seen it: the host hears of it later. */
    reconsider: { from: ['with_host', 'waiting', 'refused'], to: 'submitted', emits: applicationReconsidered },
    send: { from: ['submitted'], to: 'with_host', by: 'system', quiet: 'application.created says enough' },
    read: { from: ['with_host'], to: 'read', quiet: 'the student sees it; it is no news' },
    /** Another proposal takes the place of the first. */
    proposeTalk: { from: atHost, to: 'in_talk', emits: applicationTalkProposed },
    accept: { from: answerableStatuses, to: 'accepted', emits: applicationAccepted },
    decline: {
      from: answerableStatuses,
      to: 'declined',
      needs: 'reason',
      emits: applicationDeclined,
      undo: ['takeBackDecline', 'takeBackDeclineAfterTalk', 'takeBackDeclineInLine'],
    },
    /** It stands where it stood: read, with a talk proposed, or in line when all places are taken. */
    takeBackDecline: { from: ['declined'], to: 'read', emits: applicationDeclineTakenBack },
    takeBackDeclineAfterTalk: { from: ['declined'], to: 'in_talk', emits: applicationDeclineTakenBack },
    takeBackDeclineInLine: { from: ['declined'], to: 'waiting', emits: applicationDeclineTakenBack },
    /** The last place went to somebody else. */
    queue: { from: atHost, to: 'waiting', by: 'system', emits: applicationQueued },
    offer: { from: ['waiting'], to: 'offered', by: 'system', emits: applicationOffered },
    acceptOffer: { from: ['offered'], to: 'accepted', emits: applicationAccepted },
    declineOffer: { from: ['offered'], to: 'withdrawn', emits: applicationWithdrawn },
    withdraw: { from: openApplicationStatuses, to: 'withdrawn', emits: applicationWithdrawn },
    /** The student got a place elsewhere. */
    overtake: { from: openApplicationStatuses, to: 'withdrawn', by: 'system', emits: applicationWithdrawn },
    endWithVacancy: { from: openApplicationStatuses, to: 'withdrawn', by: 'system', emits: applicationWithdrawn },
    endWithPerson: {
      from: openApplicationStatuses,
      to: 'withdrawn',
      by: 'system',
      quiet: 'account.deletion_done says it',
    },
    expire: { from: openApplicationStatuses, to: 'expired', by: 'clock', emits: applicationExpired },
  },
})
const life = applicationLife
/** With the last place the vacancy is full, and the others are in line. */
const accepting = [life.accept, vacancyLife.fill, life.queue]

export const apply = command('apply', 'POST /applications', {
  on: applications,
  input: {
    vacancyId: id(),
    /** A sentence about oneself, always welcome; it must be there where the site asks for a motivation. */
    motivation: text({ max: 2000, optional: true, format: 'lines' }),
    weekdays: list(integer({ min: 1, max: 7 }), { optional: true, max: 7 }),
    /** For whom, when staff of the school does it; without it, for oneself. */
    studentId: id({ optional: true }),
    /** Also when the student has a place in this period already; without it that is refused (application.placed). */
    evenSo: boolean({ optional: true }),
  },
  moves: [life.send, ...accepting, proposalLife.apply],
  emits: [applicationCreated, vacancyFilled],
  summary: 'Apply for a place; when all are taken, get in line',
})

export const mentorApproveApplication = command('mentorApproveApplication', 'PUT /applications/:id/mentor_approve', {
  on: applications,
  moves: [life.mentorApprove, ...accepting],
  when: { status: life.mentorApprove.from },
  emits: [vacancyFilled],
  summary: 'The school agrees; the host gets it now',
})
export const mentorRefuseApplication = command('mentorRefuseApplication', 'PUT /applications/:id/mentor_refuse', {
  on: applications,
  moves: [life.refuse],
  input: { reason },
  summary: 'The school does not agree, and says why',
})
export const reconsiderApplication = command('reconsiderApplication', 'PUT /applications/:id/reconsider', {
  on: applications,
  moves: [life.reconsider],
  summary: 'Take back the yes or no that one gave for the school a minute ago; nobody was told of it yet',
})
/** Opening a link or a list says nothing; a host who looks at one application on its own page has read it. */
export const readApplication = command('readApplication', 'PUT /applications/:id/read', {
  on: applications,
  moves: [life.read],
  when: { status: atHost },
  summary: 'The host has seen it; the student can tell',
})
export const proposeTalk = command('proposeTalk', 'PUT /applications/:id/talk', {
  on: applications,
  moves: [life.proposeTalk],
  input: {
    talkAt: timestamp(),
    talkPlace: text({ max: 200 }),
    talkNote: text({ max: 1000, optional: true, format: 'lines' }),
  },
  summary: 'Propose a time and a place to meet',
})
export const comeToTalk = command('comeToTalk', 'PUT /applications/:id/come_to_talk', {
  on: applications,
  when: { status: ['in_talk'] },
  emits: [applicationTalkAnswered],
  summary: 'The student comes at the moment that was proposed',
})
export const askOtherMoment = command('askOtherMoment', 'PUT /applications/:id/ask_other_moment', {
  on: applications,
  when: { status: ['in_talk'] },
  input: { talkWish: text({ min: 3, max: 500, format: 'lines' }) },
  emits: [applicationTalkAnswered],
  summary: 'The student cannot come then, and says when it does suit',
})
export const acceptApplication = command('acceptApplication', 'PUT /applications/:id/accept', {
  on: applications,
  moves: accepting,
  when: { status: life.accept.from },
  emits: [vacancyFilled],
  summary: 'The student is welcome: makes the internship and ends the other applications',
})
export const declineApplication = command('declineApplication', 'PUT /applications/:id/decline', {
  on: applications,
  moves: [life.decline],
  input: { reason },
  summary: 'The host says no, and why',
})
export const takeBackDecline = command('takeBackDecline', 'PUT /applications/:id/take_back_decline', {
  on: applications,
  moves: [life.takeBackDecline, life.takeBackDeclineAfterTalk, life.takeBackDeclineInLine],
  summary: 'Take back the no that one gave for the host a minute ago; nobody was told of it yet',
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
  input: { name: personName({ max: 120 }), email: email() },
  emits: [applicationTransferred],
  summary: 'A colleague answers it',
})
export const withdrawApplication = command('withdrawApplication', 'PUT /applications/:id/withdraw', {
  on: applications,
  moves: [life.withdraw, vacancyLife.free],
  input: { reason: text({ max: 1000, optional: true, format: 'lines' }) },
  summary: 'The student takes it back',
})
export const acceptOffer = command('acceptOffer', 'PUT /applications/:id/accept_offer', {
  on: applications,
  moves: [life.acceptOffer, life.queue],
  when: { status: life.acceptOffer.from },
  summary: 'The student takes the place that came free',
})
export const declineOffer = command('declineOffer', 'PUT /applications/:id/decline_offer', {
  on: applications,
  moves: [life.declineOffer, vacancyLife.free],
  summary: 'The student no longer wants the place; the next one in line gets it offered',
})

/** What somebody sees who opens the link in the mail: the application, and whether it can still be answered. */
export const openApplicationLink = command('openApplicationLink', 'POST /application_links/open', {
  access: 'public',
  input: { token: text({ max: 100 }) },
  summary: 'Read the application a link in a mail is about',
  tells: told<LinkedApplication>(),
})
export type LinkedApplication = {
  status: (typeof applicationStatuses)[number]
  vacancy: string
  organization: string
  /** Where the work is, in one line: where a talk would be. */
  address: string
  studentName: string
  ageBand: (typeof ageBands)[number] | null
  school: string | null
  motivation: string | null
  weekdays: number[]
  createdAt: string
  talkAt: string | null
  talkPlace: string | null
  talkNote: string | null
  /** What the student said to that moment, and which others suit. */
  talkAnswer: (typeof talkAnswers)[number] | null
  talkWish: string | null
  expiresAt: string | null
  extendedAt: string | null
  reason: string | null
  /** Nobody withdrew it: the vacancy is gone. */
  endedWithVacancy: boolean
  /** Who answered it and when, once that is done; whether that was through a link to this same address. */
  decidedBy: string | null
  isOwnAnswer: boolean
  decidedAt: string | null
  /** From acceptance on: how to reach the student. */
  studentEmail: string | null
  studentPhone: string | null
  /** Whoever answers it now, when it was passed on. */
  handlerName: string | null
  placesLeft: number
  /** Whoever got the link can sign in at this organization. */
  hasAccount: boolean
  /** What this link can still do; nothing once it is decided or passed on to somebody else. */
  answers: (typeof linkAnswers)[number][]
}
/** Nothing is told about the link: who holds a good one finds a mail, everybody else finds nothing. */
export const renewApplicationLink = command('renewApplicationLink', 'POST /application_links/renew', {
  access: 'public',
  input: { token: text({ max: 100 }) },
  summary: 'Mail a new link to who answers, when the application still waits for the host',
})
export const linkAnswers = ['accept', 'decline', 'talk', 'extend', 'transfer'] as const
/** Answers with the application as it is now, a `LinkedApplication`. The same answer twice is one answer. */
export const answerApplicationLink = command('answerApplicationLink', 'POST /application_links/answer', {
  access: 'public',
  input: {
    token: text({ max: 100 }),
    answer: oneOf(linkAnswers),
    reason: text({ max: 1000, optional: true, format: 'lines' }),
    talkAt: timestamp({ optional: true }),
    talkPlace: text({ max: 200, optional: true }),
    talkNote: text({ max: 1000, optional: true, format: 'lines' }),
    name: personName({ max: 120, optional: true }),
    email: email({ optional: true }),
  },
  moves: [...accepting, life.decline, life.proposeTalk],
  emits: [applicationExtended, applicationTransferred, vacancyFilled],
  summary: 'Answer an application without an account',
})

type ByStatus = Partial<Record<(typeof applicationStatuses)[number], number>>
export type ApplicationCounts = {
  byStatus: ByStatus
  /** Of those in sight: what waits for this person's approval, answer, or yes. */
  toApprove: number
  toAnswer: number
  toAnswerByStatus: ByStatus
  toTake: number
}
/** How many wait for whom, for the menu and the dashboard. */
export const applicationCounts = query('applicationCounts', 'GET /applications/counts', {
  summary: 'How many applications one has in each state',
  tells: told<ApplicationCounts>(),
})
