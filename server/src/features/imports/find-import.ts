import { camelRow, type TableRow, type Tx } from '#engine/transaction.ts'
import type { ImportColumn, ImportKind, ImportMentor, ImportSettings, ImportStatus } from '#protocol/imports.ts'

export type ImportRecord = TableRow & {
  organizationId: string
  importerId: string | null
  kind: ImportKind
  status: ImportStatus
  columns: ImportColumn[]
  settings: ImportSettings
  mentors: ImportMentor[]
  counts: Record<string, number>
  made: Record<string, string[]>
  headingKey: string | null
}

/** An import in the state in which a job expects it. Anything else means that the job is late or came twice. */
export async function findImport(
  tx: Tx,
  id: string | undefined,
  status: ImportStatus,
): Promise<ImportRecord | undefined> {
  const row = await tx.row('select * from imports where id = $1 and status = $2 for no key update', [id, status])
  return row ? (camelRow(row) as ImportRecord) : undefined
}

export const subjectOf = (id: string) => ({ type: 'imports', id })
export const about = ({ id, organizationId }: ImportRecord) => ({ importId: id, organizationId })
