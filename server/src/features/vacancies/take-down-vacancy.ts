import { handle } from '#engine/feature.ts'
import type { TableRow, Tx } from '#engine/writing/transaction.ts'
import { vacancies } from '#protocol/vacancies/vacancies.ts'
import * as protocol from '#protocol/vacancies/vacancy-commands.ts'
import { aboutVacancy } from './save-vacancy.ts'

type Closing = { reason: string; by: string | null; held?: 'skip locked' }

/** Every report about it that still waits is right with that. */
export async function closeReports(tx: Tx, vacancyId: string, { reason, by, held }: Closing): Promise<void> {
  await tx.run(
    `update vacancy_reports set status = 'taken_down', answer = $2, handled_by_id = $3, handled_at = now()
     where id in (select id from vacancy_reports where vacancy_id = $1 and status = 'open'
       for no key update ${held ?? ''})`,
    [vacancyId, reason, by],
  )
}

export async function takeDown(tx: Tx, vacancy: TableRow, reason: string): Promise<void> {
  await tx.update(vacancies, vacancy.id, { status: 'removed', reviewReason: reason })
  // Whoever answers a report right now holds it and then wants the vacancy, so that one is left to the reaction.
  await closeReports(tx, vacancy.id, { reason, by: tx.me.id, held: 'skip locked' })
  tx.emit(protocol.vacancyTakenDown, { organizationId: vacancy.organizationId, reason }, aboutVacancy(vacancy.id))
}

export const takeDownVacancy = handle(protocol.takeDownVacancy, async ({ subject, input: { reason }, tx }) => {
  await takeDown(tx, subject, reason)
})
