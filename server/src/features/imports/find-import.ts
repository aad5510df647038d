import { camelRow, type TableRow, type Tx } from '#engine/writing/transaction.ts'
import type {
  ImportColumn,
  ImportKind,
  ImportMentor,
  ImportSettings,
  ImportStatus,
} from '#protocol/features/imports.ts'

/** What a short text in a file meant before somebody said otherwise: nobody, or somebody else. */
export type LearnedCode = { code: string; userId: string; before: string | null }
export type ImportMade = Partial<Record<'levels' | 'groups' | 'mentors' | 'mentorships', string[]>> & {
  codes?: LearnedCode[]
}

export type ImportRecord = TableRow & {
  organizationId: string
  importerId: string | null
  kind: ImportKind
  status: ImportStatus
  columns: ImportColumn[]
  settings: ImportSettings
  mentors: ImportMentor[]
  counts: Record<string, number>
  made: ImportMade
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
