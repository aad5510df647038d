import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import {
  type AssignmentCounts,
  assignmentCounts,
  type assignmentStatuses,
  assignments,
} from '#protocol/features/assignments.ts'

const PAGE = 20
const none: AssignmentCounts = { all: 0, todo: 0, handedIn: 0, returned: 0, accepted: 0, late: 0, missing: 0 }

export const countsOf = async (api: Client, ids: string[]) =>
  ids.length > 0 ? (await api.tell(assignmentCounts, { filter: { assignmentId: ids } })).counts : {}

type Status = (typeof assignmentStatuses)[number]

/** A page of assignments, with how it stands with the work for each. */
export async function readAssignments(api: Client, schoolId: string, status: Status | null, page: number) {
  const found = await api.list(assignments, {
    filter: { schoolIdEq: schoolId, ...(status ? { statusEq: status } : {}) },
    include: ['internshipPeriod', 'groups', 'students'],
    page: { number: page, size: PAGE },
  })
  const counts = await countsOf(
    api,
    found.map(({ id }) => id),
  )
  const rows = found.map(({ id, title, status: state, dueOn, dueByStep, internshipPeriod, groups, students }) => {
    const names = [...groups.map(({ name }) => name), ...students.slice(0, 3).map(personName)]
    const more = students.length > 3 ? [`+${students.length - 3}`] : []
    return {
      id,
      title,
      status: state,
      dueOn: dueOn ?? null,
      dueByStep,
      whom: {
        period: names.length === 0 ? (internshipPeriod?.name ?? null) : null,
        names: [...names, ...more].join(', '),
      },
      counts: counts[id] ?? none,
      firstToReview: (counts[id]?.handedIn ?? 0) > 0,
    }
  })
  return { rows, records: found.records, page, last: Math.max(1, Math.ceil(found.records / PAGE)) }
}
export type AssignmentLine = Awaited<ReturnType<typeof readAssignments>>['rows'][number]
