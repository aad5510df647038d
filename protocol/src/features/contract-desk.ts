import { query, resource, told } from '#protocol/declaring/define.ts'
import { date, id, list, text, timestamp } from '#protocol/declaring/fields.ts'
import { daysFromTo } from '#protocol/shared/days.ts'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import type { ContractChange } from './contract-changes.ts'
import type { waitsFor } from './contracts.ts'

/** So many days after somebody's turn began they hold it up, or soon will. */
export const lateDays = 7
export const soonDays = 4

export type ContractTone = 'late' | 'soon' | 'fine'
export const daysWaiting = (since: string | null, now = Date.now()): number =>
  since ? Math.max(0, daysFromTo(dutchDay(new Date(since)), dutchDay(new Date(now)))) : 0
export function contractTone(since: string | null, now = Date.now()): ContractTone {
  const days = daysWaiting(since, now)
  if (days >= lateDays) return 'late'
  return days >= soonDays ? 'soon' : 'fine'
}

type Waiting = { count: number; late: number; soon: number }
/** With whom contracts lie, and how many are too long there. */
export type ContractDesk = {
  waits: Partial<Record<(typeof waitsFor)[number], Waiting>>
  going: number
  signed: number
  /** Those that the reader can do something about. */
  yours: number
}
export const contractDesk = query('contractDesk', 'GET /contracts/desk', {
  filters: { periodId: list(id()) },
  tells: told<ContractDesk>(),
  summary: 'With whom contracts lie, how many too long, and how many are signed',
})

/** What happened with a contract, which texts it had, and who signed which of them. */
export type ContractStory = {
  happenings: { id: string; name: string; createdAt: string; actorName: string | null; signerId: string | null }[]
  more: boolean
  /** Each with what is other than in the one before it; of the first that is nothing. */
  versions: {
    number: number
    createdAt: string
    madeBy: string | null
    hash: string
    changes: ContractChange[] | null
  }[]
  signatures: { signerId: string; version: number; name: string; role: string; via: string; signedAt: string }[]
}
export const contractStory = query('contractStory', 'GET /contracts/story', {
  filters: { contractId: id() },
  tells: told<ContractStory>(),
  summary: 'What happened with one contract, the newest first, for the school',
})

/** Internships of which a contract can be made and that have none; its id is that of the internship. */
export const contractCandidates = resource('contractCandidates', {
  attributes: {
    studentName: text({ readOnly: true }),
    groupNames: text({ optional: true, readOnly: true }),
    organizationName: text({ optional: true, readOnly: true }),
    startDate: date({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  foreignKeys: ['schoolId', 'internshipPeriodId'],
  filters: { id: ['eq', 'in'], internshipPeriodId: ['eq', 'in'] },
  scopes: { search: text({ max: 100 }), groupId: list(id()) },
  sorts: ['startDate', 'createdAt'],
  defaultSort: 'startDate',
  page: { max: 500 },
})

/** Who signs for a school: always, or during some days, in which they go before the others. */
export const schoolSigners = resource('schoolSigners', {
  attributes: {
    schoolId: id({ createOnly: true }),
    userId: id({ createOnly: true }),
    firstDay: date({ optional: true }),
    lastDay: date({ optional: true }),
    name: text({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], schoolId: ['eq', 'in'], userId: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: 'createdAt',
})
