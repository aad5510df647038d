import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/imports.ts'
import { about, type ImportRecord } from './find-import.ts'
import { canUndo, rowsToUndo, UNDO_DAYS } from './import-results.ts'

/** Before anything was changed. Its rows and its file go at once: nobody needs them any more. */
export const cancelImport = handle(protocol.cancelImport, async ({ subject: record, tx }) => {
  await tx.move(protocol.importLife.cancel, record, { set: { finishedAt: new Date() }, tell: about(record) })
  await tx.run('delete from import_files where import_id = $1', [record.id])
  await tx.run('delete from import_rows where import_id = $1', [record.id])
})

/** A run that stopped halfway goes on where it was; a file that could not be read cannot. */
export const retryImport = handle(protocol.retryImport, async ({ subject: record, tx }) => {
  if (!record.startedAt) throw fail('state.conflict', { field: 'status', state: record.status })
  await tx.move(protocol.importLife.retry, record, { set: { failure: null, finishedAt: null } })
  tx.enqueue({ identifier: 'importRun', payload: { importId: record.id }, key: `import:${record.id}` })
})

export const undoImport = handle(protocol.undoImport, async ({ subject: record, tx }) => {
  const [late] = await tx.rows(
    `select 1 from imports where id = $1 and finished_at < now() - make_interval(days => $2)`,
    [record.id, UNDO_DAYS],
  )
  if (late) throw fail('import.tooLate', { days: UNDO_DAYS })
  if (record.status === 'undone') await takeUp(tx, record)
  const rowCount = sql`(select count(*) from import_rows where import_id = m.id and state = 'done')`
  // Told here, where it is known who wanted it.
  await tx.move(protocol.importLife.undo, record, { set: { doneCount: 0, rowCount }, tell: about(record) })
  tx.enqueue({ identifier: 'importUndo', payload: { importId: record.id }, key: `import:${record.id}` })
})

/** What had to stay is tried once more, if anything of it can go by now. */
async function takeUp(tx: Tx, record: ImportRecord): Promise<void> {
  const isPeople = record.kind === 'students' || record.kind === 'staff'
  const some = isPeople
    ? await tx.row(`select 1 from ${rowsToUndo('$1')} where r.state = 'kept' and ${canUndo} limit 1`, [record.id])
    : undefined
  if (!some) throw fail('state.conflict', { field: 'status', state: record.status })
  const problems = sql`(select coalesce(jsonb_agg(p), '[]') from jsonb_array_elements(problems) p
    where p->>'code' <> 'changedSince')`
  await tx.moveAll(protocol.importRowLife.takeUp, { importId: record.id }, { set: { problems } })
}
