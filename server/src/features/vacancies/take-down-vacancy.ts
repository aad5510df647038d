import { handle } from '#engine/feature.ts'
import type { TableRow, Tx } from '#engine/transaction.ts'
import { vacancies } from '#protocol/vacancies.ts'
import * as protocol from '#protocol/vacancy-commands.ts'
import { aboutVacancy } from './save-vacancy.ts'

/** Every report about it that still waits is right with that. */
export async function takeDown(tx: Tx, vacancy: TableRow, reason: string): Promise<void> {
  await tx.update(vacancies, vacancy.id, { status: 'removed', reviewReason: reason })
  await tx.run(
    `update vacancy_reports set status = 'taken_down', answer = $2, handled_by_id = $3, handled_at = now()
     where vacancy_id = $1 and status = 'open'`,
    [vacancy.id, reason, tx.me.id],
  )
  tx.emit(protocol.vacancyTakenDown, { organizationId: vacancy.organizationId, reason }, aboutVacancy(vacancy.id))
}

export const takeDownVacancy = handle(protocol.takeDownVacancy, async ({ subject, input: { reason }, tx }) => {
  await takeDown(tx, subject, reason)
})
