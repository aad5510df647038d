import { failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isDescribed } from './library-summary.ts'

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * Files of the library that something on a page names by their ids: they are there, and have words for who does not see
 * them. An id that is none of a file is somebody else's to check.
 */
export async function checkLibraryFiles(tx: Tx, blocks: unknown, field: string): Promise<void> {
  const named = [...new Set(JSON.stringify(blocks ?? null).match(ids) ?? [])]
  if (named.length === 0) return
  const wrong = await tx.row<{ status: string }>(
    `select status from library_files l where id = any($1::uuid[]) and (status = 'removed' or not ${isDescribed('l')})
     order by status desc limit 1`,
    [named],
  )
  if (wrong) throw failField(wrong.status === 'removed' ? 'library.gone' : 'library.undescribed', field)
}
