import { today } from '#lib/dates.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { applications } from '#protocol/features/applications.ts'
import { internships } from '#protocol/features/internships.ts'
import { selfFoundInternships } from '#protocol/features/self-found.ts'
import { fields, fullName, include, LISTED, placementOf } from '../placements.data.ts'
import type { Placement } from '../stages.ts'

/** One thing that a student waits for: a report, an application, or a step of the route. */
export type Turn = {
  kind: 'selfFound' | 'application' | 'step'
  id: string
  student: Placement['student']
  place: string
  /** Of a step: what there is to do about it. */
  of: Placement | null
  since: string | null
  isLate: boolean
}

/** A week is what the route gives a mentor for a yes. */
const WEEK = 7 * 24 * 3600 * 1000
const waitsLong = (since: string) => Date.now() - Date.parse(since) > WEEK

const names = { students: fields.students, organizations: fields.organizations }

/** What waits in a queue of its own, which the menu counts too: one line each. */
const queues = ['forms', 'assignments'] as const
type Queue = (typeof queues)[number]
export type Queued = { kind: Queue; count: number }

/** Of a step whose form or assignment brings it to an end: the queue in which that stands. */
function queueOf({ block, phase }: { block: string | null; phase: { byItself: boolean } | null }): Queue | null {
  if (block === 'assignmentReview') return 'assignments'
  return block === 'form' || (block === 'review' && phase?.byItself) ? 'forms' : null
}

/** None where nobody can report a place of their own: such a site does not know the question either. */
async function waitingReports(api: Client, hasSelfFound: boolean) {
  if (!hasSelfFound) return { rows: [], records: 0 }
  const rows = await api.list(selfFoundInternships, {
    filter: { reportStateEq: 'waiting' },
    include: ['student'],
    fields: { ...names, selfFoundInternships: ['organizationName', 'createdAt', 'student'] },
    sort: 'createdAt',
    page: { size: LISTED },
  })
  return { rows, records: rows.records }
}

/**
 * Everything that waits for a mentor, whatever the period, the oldest first: in three questions. A report that waits is
 * also an internship whose mentor is up; it is told once, as the report that can be judged. So is a step whose form or
 * assignment waits in a queue.
 */
export async function mentorTurns(
  api: Client,
  { waiting }: Session,
  hasSelfFound: boolean,
): Promise<{ turns: Turn[]; queued: Queued[]; count: number; selfFound: number }> {
  const page = { size: LISTED }
  const [reports, asked, steps] = await Promise.all([
    waitingReports(api, hasSelfFound),
    api.list(applications, {
      filter: { statusEq: 'submitted' },
      include: ['student', 'organization'],
      fields: { ...names, applications: ['createdAt', 'student', 'organization'] },
      sort: 'createdAt',
      page,
    }),
    api.list(internships, {
      filter: { upEq: 'mentor' },
      include,
      fields: { ...fields, phases: [...fields.phases, 'byItself'] },
      sort: 'upSince',
      page: { size: 2 * LISTED },
    }),
  ])
  const personOf = (student: Parameters<typeof fullName>[0]): Placement['student'] => ({
    id: student?.id ?? '',
    name: fullName(student),
    email: null,
    canSignInAs: false,
  })
  const told = new Set(reports.rows.map(({ id }) => id))
  const now = today()
  const turns: Turn[] = [
    ...reports.rows.map(({ id, student, organizationName, createdAt }) => ({
      ...{ kind: 'selfFound' as const, id, student: personOf(student), of: null, since: createdAt },
      place: organizationName ?? '',
      isLate: waitsLong(createdAt),
    })),
    ...asked
      .filter(({ can }) => can.mentorApproveApplication)
      .map(({ id, student, organization, createdAt }) => ({
        ...{ kind: 'application' as const, id, student: personOf(student), of: null, since: createdAt },
        place: String(organization?.name ?? ''),
        isLate: waitsLong(createdAt),
      })),
    ...steps
      .filter(({ id, block, currentPhase }) => {
        const queue = queueOf({ block: block ?? null, phase: currentPhase ?? null })
        return !told.has(id) && !(queue && waiting[queue])
      })
      .map((row) => {
        const of = placementOf(row)
        const { student, place, phase, upSince: since } = of
        const isLate = (phase?.dueOn ?? now) < now || (since !== null && waitsLong(since))
        return { kind: 'step' as const, id: row.id, student, place, of, since, isLate }
      }),
  ]
  turns.sort((a, b) => (a.since ?? now).localeCompare(b.since ?? now))
  const notShown = reports.records - reports.rows.length + (steps.records - steps.length)
  const queued = queues.map((kind) => ({ kind, count: waiting[kind] ?? 0 })).filter(({ count }) => count > 0)
  const inQueues = queued.reduce((sum, { count }) => sum + count, 0)
  return {
    turns: turns.slice(0, LISTED),
    queued,
    count: turns.length + notShown + inQueues,
    selfFound: reports.records,
  }
}
