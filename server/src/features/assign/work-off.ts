import type { JobContext } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Move } from '#protocol/declaring/lifecycle.ts'

const SLICE = 20
/** A job must end well before it is cut off; what is left goes into the next one. */
const PATIENCE_MS = 45_000

export type PairRow = {
  id: string
  studentId: string
  vacancyId: string
  internshipId: string | null
  internshipPeriodId: string
  schoolId: string
}

type Work = {
  status: 'applying' | 'undoing'
  job: string
  where: string
  each: (tx: Tx, pair: PairRow) => Promise<void>
  end: Move<string, null, null>
}

/** Slice after slice, each a transaction, until every pair is done; begun again after a crash it goes on where it was. */
export async function workOff({ site, payload, road }: JobContext, work: Work): Promise<void> {
  const { matchingId } = payload
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const isOver = await road.inTenant(site, async (tx) => {
      const held = await tx.row('select 1 from matchings where id = $1 and status = $2 for no key update', [
        matchingId,
        work.status,
      ])
      if (!held) return true
      const pairs = await tx.rows<PairRow>(
        `select m.id, m.student_id as "studentId", m.vacancy_id as "vacancyId", m.internship_id as "internshipId",
           o.internship_period_id as "internshipPeriodId", o.school_id as "schoolId"
         from matching_pairs m join matchings o on o.id = m.matching_id
         where m.matching_id = $1 and not m.is_done and ${work.where} order by m.id limit ${SLICE}`,
        [matchingId],
      )
      for (const pair of pairs) await work.each(tx, pair)
      await tx.run('update matchings set done_count = done_count + $2 where id = $1', [matchingId, pairs.length])
      if (pairs.length < SLICE) {
        await tx.moveAll(work.end, { id: matchingId }, {})
        return true
      }
      if (Date.now() < until) return false
      tx.enqueue({ identifier: work.job, payload: { matchingId }, key: `matching:${matchingId}` })
      return true
    })
    if (isOver) return
  }
}
