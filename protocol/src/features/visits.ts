import { command, event, query, resource, told, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import type { Choice } from '#protocol/shared/choices.ts'
import type { Sector } from '#protocol/shared/sectors.ts'
import { phaseLife } from './phases.ts'

/** At the host, or from a distance. */
export const visitKinds = ['onSite', 'phone', 'video'] as const
export const visitStatuses = ['planned', 'done', 'cancelled'] as const
/** How long one takes, unless somebody says otherwise. */
export const USUAL_MINUTES = 30
/** From one host to the next. */
export const USUAL_TRAVEL = 15

const minutes = integer({ min: 5, max: 480 })
const clock = text({ min: 5, max: 5 })

/** Somebody of the school comes to see how a student is doing, or calls. Day and time are those of the Netherlands. */
export const visits = resource('visits', {
  attributes: {
    kind: oneOf(visitKinds, { readOnly: true }),
    status: oneOf(visitStatuses, { readOnly: true }),
    day: date({ readOnly: true }),
    /** As 09:30. */
    time: text({ readOnly: true }),
    minutes: integer({ readOnly: true }),
    /** Elsewhere than at the host, or how one joins the call. */
    place: text({ optional: true, readOnly: true }),
    cancelReason: text({ optional: true, readOnly: true }),
    /** Nobody, once that account is gone. */
    visitorName: text({ optional: true, readOnly: true }),
    /** For who cannot make it. */
    visitorEmail: text({ optional: true, readOnly: true }),
    /** Day and time as a moment, for calendars. */
    startsAt: timestamp({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: { internship: toOne('internships', { readOnly: true }) },
  foreignKeys: ['studentId', 'visitorId'],
  filters: {
    id: ['eq', 'in'],
    internshipId: ['eq', 'in'],
    studentId: ['eq', 'in'],
    visitorId: ['eq', 'in'],
    status: ['eq', 'in'],
    day: ['eq', 'lteq', 'gteq'],
  },
  sorts: ['day'],
  defaultSort: 'day',
  includes: ['internship', 'internship.organization', 'internship.organization.profile', 'internship.student'],
})

/** What staff wrote down after a visit; its id is that of the visit. Never for the student's screens, nor for the host. */
export const visitNotes = resource('visitNotes', {
  attributes: {
    note: text({ readOnly: true }),
    /** The last day on which it is there. */
    noteKeptUntil: date({ readOnly: true }),
  },
  foreignKeys: ['internshipId'],
  filters: { id: ['eq', 'in'], internshipId: ['eq', 'in'] },
})

const about = { visitId: id(), internshipId: id(), studentId: id() }
export const visitPlanned = event('visit.planned', about)
export const visitMoved = event('visit.moved', about)
export const visitDone = event('visit.done', about)
export const visitReopened = event('visit.reopened', about)
export const visitCancelled = event('visit.cancelled', about)
export const visitRestored = event('visit.restored', about)
export const visitNoted = event('visit.noted', about)

export const visitLife = lifecycle(visits, 'status', {
  start: { planned: visitPlanned, done: visitDone },
  moves: {
    finish: { from: ['planned'], to: 'done', emits: visitDone, undo: ['reopen'] },
    reopen: { from: ['done'], to: 'planned', emits: visitReopened, undo: ['finish'] },
    cancel: { from: ['planned'], to: 'cancelled', emits: visitCancelled, undo: ['restore'] },
    restore: { from: ['cancelled'], to: 'planned', emits: visitRestored, undo: ['cancel'] },
    /** With an internship that ends go the visits that nobody will make any more. */
    cancelWithInternship: { from: ['planned'], to: 'cancelled', by: 'system', quiet: 'internship.stopped tells it' },
  },
})

const when = { day: date(), time: clock }
const how = {
  kind: oneOf(visitKinds, { optional: true }),
  place: text({ max: 200, optional: true }),
  /** Somebody of the school; without one, whoever plans it. */
  visitorId: id({ optional: true }),
}

/** One, or a round: one after the other in the order given, each with the way to the next. */
export const planVisits = command('planVisits', 'POST /visits', {
  input: {
    internshipIds: list(id(), { min: 1, max: 12 }),
    ...when,
    minutes: integer({ min: 5, max: 480, optional: true }),
    between: integer({ min: 0, max: 180, optional: true }),
    ...how,
  },
  emits: [visitPlanned],
  tells: told<{ ids: string[] }>(),
  summary: 'Plan a visit to a student at work, or a round along several',
})
/** Somebody dropped in, or called, without having planned it. */
export const recordVisit = command('recordVisit', 'POST /visits/record', {
  input: {
    internshipId: id(),
    /** Today, if not another day that is over. */
    day: date({ optional: true }),
    kind: oneOf(visitKinds, { optional: true }),
    note: text({ max: 2000, optional: true, format: 'lines' }),
  },
  emits: [visitDone],
  tells: told<{ id: string }>(),
  summary: 'Write down a visit that nobody had planned',
})
export const moveVisit = command('moveVisit', 'PATCH /visits/:id', {
  on: visits,
  when: { status: ['planned'] },
  partial: true,
  input: { ...when, minutes, ...how },
  emits: [visitMoved],
  summary: 'Another time, place or visitor; whoever was told of it hears it',
})
export const finishVisit = command('finishVisit', 'POST /visits/:id/finish', {
  on: visits,
  moves: [visitLife.finish],
  input: { note: text({ max: 2000, optional: true, format: 'lines' }) },
  summary: 'It took place; what colleagues should know of it is kept for a year',
})
export const reopenVisit = command('reopenVisit', 'POST /visits/:id/reopen', {
  on: visits,
  moves: [visitLife.reopen, phaseLife.reopen],
  when: { status: ['done'] },
  summary: 'It did not take place after all',
})
export const cancelVisit = command('cancelVisit', 'POST /visits/:id/cancel', {
  on: visits,
  moves: [visitLife.cancel],
  input: { reason: text({ max: 300, optional: true }) },
  summary: 'It does not take place; whoever was told of it hears it',
})
export const restoreVisit = command('restoreVisit', 'POST /visits/:id/restore', {
  on: visits,
  moves: [visitLife.restore],
  summary: 'It takes place after all',
})
export const writeVisitNote = command('writeVisitNote', 'PUT /visits/:id/note', {
  on: visits,
  when: { status: ['done'] },
  input: { note: text({ max: 2000, optional: true, format: 'lines' }) },
  emits: [visitNoted],
  summary: 'Change what was written down after it; without a text it goes',
})

/** A student at work, as one sees them when planning: where, on which days, and when somebody was there last. */
export type VisitCandidate = {
  internshipId: string
  studentId: string
  student: string
  group: string | null
  mentors: string | null
  organizationId: string | null
  host: string
  city: string | null
  address: string | null
  latitude: number | null
  longitude: number | null
  sector: Sector | null
  weekdays: number[]
  startDate: string | null
  endDate: string | null
  /** Days in the next weeks on which they said not to come. */
  away: string[]
  lastVisit: string | null
  /** The first that is planned; one whose day is over waits for somebody to say whether it took place. */
  nextVisit: { id: string; day: string; time: string } | null
}
/** A visit in the week that one looks at. */
export type WeekVisit = {
  id: string
  internshipId: string
  day: string
  time: string
  minutes: number
  kind: (typeof visitKinds)[number]
  status: 'planned' | 'done'
  student: string
  host: string
  visitor: string | null
}

export type VisitBoard = {
  monday: string
  students: VisitCandidate[]
  total: number
  pages: number
  /** How many are at work on each day of the week. */
  days: { day: string; count: number }[]
  visits: WeekVisit[]
  mentors: Choice[]
  groups: Choice[]
}

export const visitBoard = query('visitBoard', 'GET /visits/board', {
  filters: {
    /** Any day of the week; without one, this week. */
    week: date(),
    /** Only who is at work on this day. */
    day: date(),
    mentorId: id(),
    groupId: id(),
    /** Nobody has been there, and nobody is going to. */
    unvisited: boolean(),
    /** This one stands first, whatever else is asked. */
    internshipId: id(),
    page: integer({ min: 1, max: 1000 }),
  },
  tells: told<VisitBoard>(),
  summary: 'Whom to visit: students at work, who was seen longest ago first, with the visits of a week',
})
