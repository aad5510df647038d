import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { assignmentWorks } from '#protocol/features/assignments.ts'

type Found = Row<typeof assignmentWorks, 'assignment'>
const lineOf = (row: Found) => ({
  id: row.id,
  title: row.assignment.title,
  isClosed: row.assignment.status === 'closed',
  /** It is done at a step of the route, which tells of it too. */
  isOfStep: row.assignment.workflowPhaseId != null,
  status: row.status,
  dueOn: row.dueOn ?? null,
  isLate: row.isLate,
  isMissing: row.isMissing,
  handedInAt: row.handedInAt ?? null,
  mark: row.mark ?? null,
  level: row.level ?? null,
})
export type OwnWork = ReturnType<typeof lineOf>

/** One's own work, what is due first in front. */
export async function readOwn(api: Client, userId: string, internshipId?: string): Promise<OwnWork[]> {
  const found = await api.list(assignmentWorks, {
    filter: { studentIdEq: userId, ...(internshipId ? { internshipIdEq: internshipId } : {}) },
    include: ['assignment'],
    sort: ['dueOn'],
    page: { size: 100 },
  })
  return found.map(lineOf)
}

/** For a card elsewhere: nothing for who has no assignments. */
export const ownWorks = (api: Client, session: Session): Promise<OwnWork[]> =>
  session.can.doAssignments ? readOwn(api, session.user.id) : Promise.resolve([])

/** Of one internship, for whoever reads its page. */
export async function worksOfInternship(api: Client, internshipId: string, session: Session) {
  if (!session.can.doAssignments && !session.can.keepAssignments) return []
  const found = await api.list(assignmentWorks, {
    filter: { internshipIdEq: internshipId },
    include: ['assignment'],
    sort: ['dueOn'],
    page: { size: 50 },
  })
  const isOwn = session.can.doAssignments === true
  return found.map((row) => ({
    ...lineOf(row),
    to: isOwn ? `/opdrachten/${row.id}` : `/opdrachten/beheer/${row.assignment.id}?werk=${row.id}`,
  }))
}
