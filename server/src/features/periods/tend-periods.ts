import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { periodClosing, periodOpening } from '#protocol/features/periods.ts'

/** So long before a period begins or ends there is time to do something about it. */
const DAYS_BEFORE = 14

type Due = { periodId: string; day: string }

/** Remembered and told together: a run that is cut off neither forgets anybody nor tells them again. */
const dueOf = (tx: Tx, day: 'start_date' | 'end_date', mark: string) =>
  tx.rows<Due>(
    `update internship_periods p set ${mark} = p.${day} where p.status = 'active' and p.${mark} is distinct from p.${day}
       and p.${day} between today_nl() + 1 and today_nl() + ${DAYS_BEFORE}
     returning p.id as "periodId", p.${day}::text as day`,
  )

async function tellDue(tx: Tx): Promise<void> {
  for (const { periodId, day } of await dueOf(tx, 'start_date', 'opening_told_for'))
    tx.emit(periodOpening, { startDate: day }, { type: 'internshipPeriods', id: periodId })
  for (const { periodId, day } of await dueOf(tx, 'end_date', 'closing_told_for'))
    tx.emit(periodClosing, { endDate: day }, { type: 'internshipPeriods', id: periodId })
}

/** Every morning: which periods open or close within two weeks. */
export const tendPeriods = job('tendPeriods', ({ site, road }) => road.inTenant(site, tellDue), '50 5 * * *')
