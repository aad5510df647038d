import type { TableRow } from '#db/tables.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { reportLife } from '#protocol/features/vacancies/vacancy-reports.ts'

type Closing = { reason: string; by: string | null; skipLocked?: boolean }

/** Every report about it that still waits is right with that. */
export async function closeReports(tx: Tx, vacancyId: string, { reason, by, skipLocked }: Closing): Promise<void> {
  const set = { answer: reason, handledById: by, handledAt: new Date() }
  await tx.moveAll(reportLife.uphold, { vacancyId }, { set, skipLocked })
}

export async function takeDown(
  tx: Tx,
  vacancy: Pick<TableRow<'vacancies'>, 'id' | 'organizationId'>,
  reason: string,
): Promise<void> {
  const tell = { organizationId: vacancy.organizationId, reason }
  await tx.move(protocol.vacancyLife.takeDown, vacancy, { set: { reviewReason: reason }, tell })
  // Whoever answers a report right now holds it and then wants the vacancy, so that one is left to the reaction.
  await closeReports(tx, vacancy.id, { reason, by: tx.me.id, skipLocked: true })
}

export const takeDownVacancy = handle(protocol.takeDownVacancy, async ({ subject, input: { reason }, tx }) => {
  await takeDown(tx, subject, reason)
})
