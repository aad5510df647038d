import { query, told } from '#protocol/declaring/define.ts'
import { id, list } from '#protocol/declaring/fields.ts'
import { internshipStatuses, type turns } from './internships.ts'
import { type PhaseActor, type PhaseKindName, type PhaseStatus, phaseStatuses } from './phases.ts'

export type BoardColumn = {
  /** Of the phase in the workflow: each student has a copy of it. */
  id: string
  kind: PhaseKindName
  name: string
  nameEn: string
  actor: PhaseActor
  byHand: boolean
  /** For who has no place yet, as far as that is the same for all. */
  dueOn: string | null
}

/**
 * Thousands of these go over the line, so a student is a short list: id, first name, last name, number of the class and
 * numbers of the mentors in the lists beside it, internship, place, number of its status, what blocks it, who is up, since
 * which day, whether that is the reader, hours and how many of them, the first day where that is awaited, and four numbers for each phase: its column, its
 * status, the day by which it should be done and the day on which it was last moved. Days count from `base`.
 */
export type BoardRow = [
  id: string,
  firstName: string,
  lastName: string,
  group: number | null,
  mentors: number[] | null,
  internshipId: string | null,
  place: string | null,
  status: number | null,
  block: string,
  up: (typeof turns)[number],
  since: number | null,
  isYou: 0 | 1,
  hours: number | null,
  planned: number | null,
  starts: number | null,
  phases: (number | null)[],
  /** By when who has none is to have a place. */
  due: number | null,
]

export type ProgressBoard = {
  base: string
  today: string
  columns: BoardColumn[]
  groups: { id: string; name: string }[]
  mentors: { id: string; name: string }[]
  rows: BoardRow[]
}

export const progressBoard = query('progressBoard', 'GET /internships/board', {
  /** Of these students only, for who has the others already. */
  filters: { periodId: id(), studentIdIn: list(id()) },
  tells: told<ProgressBoard>(),
  summary:
    'The students of a period whom one may see, each with where they stand on the route; short, because they are many',
})

/** Somebody else has to do something, about a place that there is or that is asked for: as in the list of students. */
export const waitsForOthers = ({ block, up, isYou }: { block: string; up: (typeof turns)[number]; isYou: boolean }) =>
  !isYou && block !== 'search' && up !== 'calendar' && up !== 'nobody'

export const statusOfPhase = (number: number): PhaseStatus => phaseStatuses[number] ?? 'upcoming'
export const statusOfRow = (number: number | null) => (number === null ? null : (internshipStatuses[number] ?? null))

/** A step of the route of a period as its workflow explains it. */
export type RouteStep = {
  id: string
  step: number
  kind: PhaseKindName
  name: string
  nameEn: string
  explanation: string | null
  explanationEn: string | null
  actor: PhaseActor
  /** As far as that is the same for all. */
  dueOn: string | null
  onlySelfFound: boolean
  onlyMinors: boolean
}

export const periodRoute = query('periodRoute', 'GET /internship_periods/route', {
  filters: { periodId: id() },
  tells: told<{ name: string; steps: RouteStep[] }>(),
  summary: 'The route of a period with its explanations, for who goes it and who looks after them',
})
