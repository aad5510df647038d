import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { applications, openApplicationStatuses } from '#protocol/features/applications.ts'
import { applicationOf } from '../applications.data.ts'
import { whoLooks } from '../applications-viewer.ts'
import { countsOf } from '../counts.server.ts'

const LISTED = 4

/** What of the applications somebody has to know on their first page: one question, and a second for a student. */
export async function dashboardApplications(api: Client, session: Session) {
  const [{ toApprove, toAnswer, toTake }, own] = await Promise.all([
    countsOf(api),
    whoLooks(session) === 'own'
      ? api.list(applications, {
          filter: { studentIdEq: session.user.id, statusIn: openApplicationStatuses },
          include: ['vacancy', 'organization'],
          page: { size: LISTED },
        })
      : [],
  ])
  return { toApprove, toAnswer, toTake, own: own.map(applicationOf) }
}
export type DashboardApplications = Awaited<ReturnType<typeof dashboardApplications>>
