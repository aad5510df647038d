import type { Client } from '#protocol/client.ts'
import {
  assignBoard,
  type MatchingReason,
  type MatchingWeights,
  matchingPairs,
  matchings,
  usualWeights,
} from '#protocol/features/assign.ts'

export type Proposal = Awaited<ReturnType<typeof readProposals>>[number]
export type PairLine = {
  studentId: string
  student: string
  vacancyId: string | null
  place: string
  host: string
  kilometres: number | null
  isLocked: boolean
  reasons: MatchingReason[]
  whyNot: string | null
  problem: string | null
  internshipId: string | null
}

/** What was worked out for this period, the newest first: two of them can be compared. */
export async function readProposals(api: Client, periodId: string) {
  const found = await api.list(matchings, { filter: { internshipPeriodIdEq: periodId }, page: { size: 5 } })
  return found.map(({ id, status, weights, studentCount, placedCount, averageKm, doneCount }) => ({
    ...{ id, status, studentCount, placedCount, averageKm, doneCount },
    weights: { ...usualWeights, ...weights } satisfies MatchingWeights,
  }))
}

export async function readPairs(api: Client, matchingId: string): Promise<PairLine[]> {
  const rows = await api.list(matchingPairs, {
    filter: { matchingIdEq: matchingId },
    include: ['student', 'vacancy', 'vacancy.organization', 'internship'],
    fields: {
      students: ['firstName', 'infix', 'lastName'],
      organizations: ['name'],
      vacancies: ['title', 'organization'],
      internships: ['title'],
    },
    page: { size: 2000 },
  })
  const lines = rows.map(({ student, vacancy, internship, ...pair }) => ({
    studentId: student?.id ?? '',
    student: [student?.firstName, student?.infix, student?.lastName].filter(Boolean).join(' '),
    vacancyId: vacancy?.id ?? null,
    place: vacancy?.title ?? '',
    host: vacancy?.organization?.name ?? '',
    kilometres: pair.kilometres ?? null,
    isLocked: pair.isLocked,
    reasons: pair.reasons,
    whyNot: pair.whyNot ?? null,
    problem: pair.problem ?? null,
    internshipId: internship?.id ?? null,
  }))
  // Who is left over first: that is what one has to look at.
  return lines.sort(
    (a, b) => Number(a.vacancyId !== null) - Number(b.vacancyId !== null) || a.student.localeCompare(b.student, 'nl'),
  )
}

export const readBoard = (api: Client, periodId: string) => api.tell(assignBoard, { filter: { periodId } })
export type Board = Awaited<ReturnType<typeof readBoard>>
