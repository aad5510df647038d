import type { Tx } from '#engine/writing/transaction.ts'
import { finishPhase } from '#features/workflows/finish-phase.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'

/** So many minutes are asked for, by what was agreed on or by the period. */
export const targetMinutes = `coalesce(i.planned_hours,
  (select p.target_hours from internship_periods p where p.id = i.internship_period_id)) * 60`

type Settled = { id: string; isReached: boolean; stand: string; stood: string | null }

/**
 * After hours of these internships have changed: at the target the step is done; before it, what is written down tells whether
 * the student or the host is up.
 */
export async function settleHours(tx: Tx, internshipIds: readonly string[]): Promise<void> {
  const found = await tx.rows<Settled>(
    `select i.id, coalesce(i.minutes_agreed + i.minutes_credit >= ${targetMinutes}, false) as "isReached", p.stand as stood,
       case when i.minutes_waiting > 0 and coalesce(i.minutes_agreed + i.minutes_credit + i.minutes_waiting >= ${targetMinutes}, false)
         then 'withHost' else 'logging' end as stand
     from internships i join internship_phases p on p.internship_id = i.id and p.kind = 'hours' and p.removed_at is null
       and p.status not in ('approved', 'skipped')
     where i.id = any($1::uuid[]) order by i.id`,
    [internshipIds],
  )
  const reached = found.filter(({ isReached }) => isReached).map(({ id }) => id)
  if (reached.length > 0) await finishPhase(tx, reached, 'hours')
  const changed = found.filter(({ isReached, stand, stood }) => !isReached && stand !== stood)
  for (const [stand, those] of Map.groupBy(changed, (each) => each.stand)) {
    const ids = those.map(({ id }) => id)
    await Promise.all([
      tx.run(
        `update internship_phases set stand = $2, moved_at = now() where internship_id = any($1::uuid[]) and kind = 'hours'
           and status not in ('approved', 'skipped')`,
        [ids, stand],
      ),
      settleRoutes(tx, ids),
    ])
  }
}
