import type { Site } from '#engine/call.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type turnStatuses, yearTurns } from '#protocol/features/year-turn.ts'
import type { Turn } from './turn-years.ts'

const SLICE = 500
/** A job must end well before it is cut off; what is left goes into the next one. */
const PATIENCE_MS = 45_000

type Work = {
  road: Road
  site: Site
  turnId: string | undefined
  status: (typeof turnStatuses)[number]
  job: string
  /** Students that are still to be done, and what is done to them; each slice is a transaction. */
  work: { next: string; apply(tx: Tx, turn: Turn, studentIds: string[]): Promise<void> }
}

/** Slice after slice, until nobody is left: then true. A turn in another state was done by somebody else, or never asked for. */
export async function workOff({ road, site, turnId, status, job, work }: Work): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const step = await road.inTenant(site, async (tx) => {
      const turn = await tx.rowFrom(yearTurns, 'where id = $1 and status = $2 for no key update', [turnId, status])
      if (!turn) return 'gone'
      const rows = await tx.rows<{ id: string }>(
        `select student_id as id from year_turn_students where year_turn_id = $1 and ${work.next}
         order by student_id limit ${SLICE}`,
        [turnId],
      )
      if (rows.length === 0) return 'finished'
      await work.apply(
        tx,
        turn,
        rows.map(({ id }) => id),
      )
      await tx.run('update year_turns set done_count = done_count + $2 where id = $1', [turnId, rows.length])
      if (Date.now() < until) return 'more'
      tx.enqueue({ identifier: job, payload: { turnId }, key: `yearTurn:${turnId}` })
      return 'later'
    })
    if (step !== 'more') return step === 'finished'
  }
}
