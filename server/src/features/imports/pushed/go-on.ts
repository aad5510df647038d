import { Failure } from '#engine/fail.ts'
import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { importWaits } from '#protocol/features/imports.ts'
import { startImport } from '../confirm-import.ts'
import { about, findImport, type ImportRecord, subjectOf } from '../find-import.ts'

/** Somebody has to say what a row, a column or a mentor is, or that students leave: a program may not decide that. */
const isDoubtful = ({ counts: { undecided = 0, departing = 0, missing = 0 }, mentors }: ImportRecord): boolean =>
  undecided + departing + missing > 0 || mentors.some(({ decision }) => !decision)

export function waitForSomebody(tx: Tx, record: ImportRecord): void {
  tx.emit(importWaits, about(record), subjectOf(record.id))
}

/**
 * A file that came by itself is run when nothing in it is doubtful, in the name of whoever made the key and with the rights
 * that they have now. Else it waits where anybody of the school can go on with it.
 */
export const goOnWithImport = job('importGoOn', async ({ site, payload: { importId }, road }) => {
  const found = await road.inTenant(site, (tx) =>
    tx.row<{ userId: string | null; organizationId: string }>(
      `select importer_id as "userId", organization_id as "organizationId" from imports where id = $1`,
      [importId],
    ),
  )
  if (!found?.userId) return
  const { userId, organizationId } = found
  const goOn = (isSure: boolean) =>
    road.onBehalfOf(site, { userId, organizationId }, `import-${importId}`, async (tx) => {
      const record = await findImport(tx, importId, 'previewed')
      if (!record) return
      const isAllowed = tx.me.adminOf('School').includes(organizationId)
      if (isSure && isAllowed && !isDoubtful(record)) await startImport(tx, record)
      else waitForSomebody(tx, record)
    })
  try {
    await goOn(true)
  } catch (error) {
    // What a person would be told on the screen, somebody has to look at.
    if (!(error instanceof Failure)) throw error
    await goOn(false)
  }
})
