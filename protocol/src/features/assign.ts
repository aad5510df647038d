import { command, event, query, resource, told, toOne } from '#protocol/declaring/define.ts'
import { boolean, id, integer, json, list, number, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

/** What a place is chosen by; each counts from 0, not at all, to 3, a lot. */
export const matchingCriteria = ['interests', 'distance', 'level', 'days', 'wishes'] as const
export type MatchingWeights = Record<(typeof matchingCriteria)[number], number>
export const usualWeights: MatchingWeights = { interests: 2, distance: 2, level: 1, days: 1, wishes: 3 }

export type MatchingReason =
  | { code: 'interest'; name: string }
  | { code: 'distance'; kilometres: number }
  | { code: 'level' | 'wish' | 'days' | 'chosen' }
/** Why somebody is left over: nothing is open, nothing fits, or others got what fits. */
export const whyNots = ['none', 'age', 'level', 'days', 'far', 'taken'] as const

export type MatchingLock = { studentId: string; vacancyId: string }

const matchingStatuses = ['waiting', 'solved', 'failed', 'applying', 'applied', 'undoing', 'undone'] as const
export const matchings = resource('matchings', {
  attributes: {
    status: oneOf(matchingStatuses, { readOnly: true }),
    weights: json<MatchingWeights, { readOnly: true }>({ readOnly: true }),
    studentCount: integer({ readOnly: true }),
    placedCount: integer({ readOnly: true }),
    averageKm: number({ optional: true, readOnly: true }),
    doneCount: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: { internshipPeriod: toOne('internshipPeriods', { readOnly: true }) },
  foreignKeys: ['schoolId'],
  filters: { id: ['eq', 'in'], internshipPeriodId: ['eq', 'in'], status: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['internshipPeriod'],
})

export const matchingPairs = resource('matchingPairs', {
  attributes: {
    isLocked: boolean({ readOnly: true }),
    kilometres: number({ optional: true, readOnly: true }),
    reasons: json<MatchingReason[], { readOnly: true }>({ readOnly: true }),
    whyNot: oneOf(whyNots, { optional: true, readOnly: true }),
    problem: text({ optional: true, readOnly: true }),
    isDone: boolean({ readOnly: true }),
  },
  relationships: {
    student: toOne('students', { readOnly: true }),
    vacancy: toOne('vacancies', { optional: true, readOnly: true }),
    internship: toOne('internships', { optional: true, readOnly: true }),
  },
  foreignKeys: ['matchingId'],
  filters: { id: ['eq', 'in'], matchingId: ['eq', 'in'], studentId: ['eq', 'in'], vacancyId: ['null', 'not_null'] },
  includes: ['student', 'vacancy', 'internship', 'vacancy.organization'],
  page: { max: 2000 },
})

const about = { internshipPeriodId: id() }
export const matchingProposed = event('matching.proposed', about)
export const matchingApplied = event('matching.applied', { ...about, count: integer() })
export const matchingUndone = event('matching.undone', about)
const place = { internshipId: id(), studentId: id(), vacancyId: id() }
export const internshipAssigned = event('internship.assigned', place)
export const internshipUnassigned = event('internship.unassigned', place)

export const matchingLife = lifecycle(matchings, 'status', {
  start: { waiting: matchingProposed, solved: matchingProposed },
  moves: {
    solve: { from: ['waiting'], to: 'solved', by: 'system', quiet: 'who asked for it looks at it' },
    fail: { from: ['waiting'], to: 'failed', by: 'system', quiet: 'who asked for it looks at it' },
    apply: { from: ['solved', 'undone'], to: 'applying', emits: matchingApplied },
    finish: { from: ['applying'], to: 'applied', by: 'system', quiet: 'internship.assigned tells each' },
    undo: { from: ['applied'], to: 'undoing', emits: matchingUndone },
    undone: { from: ['undoing'], to: 'undone', by: 'system', quiet: 'internship.unassigned tells each' },
  },
})

export const proposeMatching = command('proposeMatching', 'POST /matchings', {
  on: matchings,
  input: {
    internshipPeriodId: id(),
    weights: json<Partial<MatchingWeights>, { optional: true }>({ optional: true }),
    /** Pairs that are certain; the others are worked out around them. */
    locks: json<MatchingLock[], { optional: true }>({ optional: true }),
    /** Only these; without them everybody who takes part and has no place. */
    studentIds: list(id(), { optional: true, max: 2000 }),
    /** Nothing is worked out: the pairs are all there is. */
    onlyLocks: boolean({ optional: true }),
  },
  emits: [matchingProposed],
  summary: 'Work out who could have which place, as well as possible for all together',
})
export const applyMatching = command('applyMatching', 'POST /matchings/:id/apply', {
  on: matchings,
  moves: [matchingLife.apply],
  summary: 'Give everybody the place that was proposed',
})
export const undoMatching = command('undoMatching', 'POST /matchings/:id/undo', {
  on: matchings,
  moves: [matchingLife.undo],
  summary: 'Take all of these places back, except where something was done since',
})

export type FreeStudent = { id: string; name: string; group: string | null; level: string | null; interests: string[] }
export type FreePlace = {
  id: string
  title: string
  host: string
  city: string | null
  left: number
  weekdays: number[]
}
export const assignBoard = query('assignBoard', 'GET /matchings/board', {
  filters: { periodId: id() },
  tells: told<{ students: FreeStudent[]; places: FreePlace[]; more: { students: number; places: number } }>(),
  summary: 'Who has no place in a period, and which places are open for them',
})
