import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import { type ApplicationCounts, applicationCounts } from '#protocol/features/applications.ts'

const none: ApplicationCounts = { byStatus: {}, toApprove: 0, toAnswer: 0, toAnswerByStatus: {}, toTake: 0 }

/** How many one has in each state, and how many of them wait for oneself. Whoever has nothing to do with them has none. */
export async function countsOf(api: Client): Promise<ApplicationCounts> {
  return { ...none, ...(await orElse(api.tell(applicationCounts), none)) }
}
