import { query, told } from '#protocol/declaring/define.ts'
import { id, list, oneOf } from '#protocol/declaring/fields.ts'
import type { signerRoles } from './contract-templates.ts'
import type { StudentStage } from './progress.ts'
import type { ContractPace, endedBy, FormOutcome, HourShare, WaitingOn } from './student-numbers.ts'

/** What the students of a period are counted by, below each other. */
export const demandParts = ['group', 'level', 'mentor'] as const
/** Those that say nothing about a person. */
export const namelessParts = ['group', 'level'] as const

/** How long a contract waited for whom, in days: to be made, and then for each signature. */
export type ContractWaits = { days: number | null; making: number | null } & Partial<
  Record<(typeof signerRoles)[number], number>
>

/** How many had no place so many weeks before the day on which everybody should have one; and a year before, as it was kept. */
export type SearchWeek = { weeksLeft: number; day: string; without: number | null; before: number | null }

export type DemandPart = {
  id: string
  name: string
  stages: Record<StudentStage, number>
  late: number
  contractDays: number | null
  forms: Record<FormOutcome, number>
  /** The class or level of the same name, a year before. */
  before: { without: number; students: number } | null
}

/** Of how many students such a form about their internship came back, is waited for, or ran out of time. */
export type EvaluationNumbers = { id: string; name: string } & Record<FormOutcome, number>

/** As it was kept a year ago, on the last evening of the same week; the day of that evening. */
export type YearBefore = { name: string; day: string; stages: Record<StudentStage, number>; late: number }

/** Each number is that of a list of `users` with the same filters; what is of last year has no list any more. */
export type DemandNumbers = {
  today: string
  /** The day by which everybody should have a place. */
  searchDue: string
  stages: Record<StudentStage, number>
  late: number
  lateSearching: number
  waits: Record<WaitingOn, { count: number; late: number }>
  hours: { shares: Record<HourShare, number>; done: number; target: number }
  contracts: { paces: Record<ContractPace, number>; waits: ContractWaits; before: ContractWaits | null }
  stops: { by: Record<(typeof endedBy)[number], number>; reasons: { id: string; by: string | null; reason: string }[] }
  /** Of the forms that the reader may read. */
  evaluations: EvaluationNumbers[]
  weeks: SearchWeek[]
  before: YearBefore | null
  parts: DemandPart[]
  moreParts: boolean
}

export const demandNumbers = query('demandNumbers', 'GET /analytics/demand', {
  filters: {
    periodId: id(),
    groupId: list(id()),
    levelId: list(id()),
    mentorId: list(id()),
    per: oneOf(demandParts),
  },
  tells: told<DemandNumbers>(),
  summary: 'Where the students of a period stand, what they wait for, and how that was a year ago',
})
