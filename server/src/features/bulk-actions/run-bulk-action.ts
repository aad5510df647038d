import { Throttle } from '#auth/throttle.ts'
import { System } from '#db/system.ts'
import { Call, type Site } from '#engine/call.ts'
import { job } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Job } from '#engine/writing/transaction.ts'
import { slice } from './next-slice.ts'

const NAME = 'bulkAction'
/** After this long it makes room for other jobs and queues up again. */
const TURN_MS = 10_000

type Started = { id: string; userId: string; organizationId: string | null }

/** The key keeps it from being in the queue twice. */
export const workOff = ({ id, userId, organizationId }: Started): Job => ({
  identifier: NAME,
  payload: { bulkActionId: id, userId, ...(organizationId ? { organizationId } : {}) },
  key: `${NAME}:${id}`,
})

/** Rows are done in slices, each a transaction of its own: cut off anywhere, what is committed is done and the rest is not. */
export const bulkActionJob = job(NAME, async ({ site, payload, road, log }) => {
  const { bulkActionId: id = '', userId = '', organizationId = null } = payload
  const call = callOf(site, road, id, log)
  const until = Date.now() + TURN_MS
  while (Date.now() < until) {
    const isOver = await road.onBehalfOf(site, { userId, organizationId }, id, (tx) => slice(tx, call, id))
    if (isOver) return
  }
  await road.inTenant(site, async (tx) => tx.enqueue(workOff({ id, userId, organizationId })))
})

/** What a command may ask about its request when there is none. */
export function callOf(site: Site, road: Road, requestId: string, log: Call['log']): Call {
  return new Call({
    site,
    requestId,
    base: site.url,
    ip: '',
    userAgent: '',
    credentials: null,
    organizationHeader: null,
    ifMatch: null,
    askedLocale: site.locale,
    throttle: new Throttle(new System(road.db), road.secret),
    log,
  })
}

/** Who did what to whom stays in the recent actions; the list of rows is only for looking back a while. */
export const forgetBulkActions = job(
  'forgetBulkActions',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run(`delete from bulk_actions where created_at < now() - interval '30 days'`)
    }),
  '41 2 * * *',
)
