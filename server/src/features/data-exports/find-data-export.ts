import type { Tx } from '#engine/writing/transaction.ts'
import type { Given } from '#features/data-viewer/data-viewer.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { TableFile } from '#protocol/shared/table-files/table-file.ts'
import type { FileState } from './file-parts.ts'

/** What was asked of the viewer, by the names that its addresses have for it. */
export type Asked = { source: string; columns: readonly string[]; where: string; order: readonly string[] }
export const givenIn =
  (asked: Asked): Given =>
  (name) => {
    const found = Object.entries(asked).find(([key]) => key === name)?.[1] ?? ''
    return typeof found === 'string' ? found : found.join(',')
  }

export type DataExport = {
  id: string
  userId: string
  status: string
  source: string
  file: TableFile
  asked: Asked
  locale: Locale
  total: number
  state: FileState | null
}

/** Held, so that whoever stops it waits until the part at hand is whole. */
export const heldExport = (tx: Tx, id: string): Promise<DataExport | undefined> =>
  tx.row<DataExport>(
    `select id, user_id as "userId", status, source, file, asked, locale, total, state from data_exports
     where id = $1 for no key update`,
    [id],
  )

export const partKey = (tenantId: string, exportId: string, nth: number): string =>
  `${tenantId}/${exportId}/part-${nth}.bin`
