import { isUnavailable } from '#db/unavailable.ts'
import type { Site } from '#engine/call.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'

type Slicing = {
  road: Road
  site: Site
  ids: string[]
  /** Does all of them or, when anything is wrong, none. */
  work(tx: Tx, ids: string[]): Promise<void>
  /** One that cannot be done. */
  refuse(tx: Tx, id: string): Promise<void>
}

/**
 * Many rows in few statements, yet a broken one never stops the others: a slice that fails is cut in two until only the
 * broken row is left.
 */
export async function inSlices({ road, site, ids, work, refuse }: Slicing): Promise<void> {
  if (ids.length === 0) return
  try {
    await road.inTenant(site, (tx) => work(tx, ids))
  } catch (error) {
    if (isUnavailable(error)) throw error
    const [first] = ids
    if (ids.length === 1 && first) {
      await road.inTenant(site, (tx) => refuse(tx, first))
      return
    }
    const middle = Math.ceil(ids.length / 2)
    await inSlices({ road, site, ids: ids.slice(0, middle), work, refuse })
    await inSlices({ road, site, ids: ids.slice(middle), work, refuse })
  }
}
