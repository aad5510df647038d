import type { RowOf } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type ImportStatus, imports } from '#protocol/features/imports.ts'

/** What a short text in a file meant before somebody said otherwise: nobody, or somebody else. */
export type LearnedCode = { code: string; userId: string; before: string | null }
export type ImportMade = Partial<Record<'levels' | 'groups' | 'mentors' | 'mentorships', string[]>> & {
  codes?: LearnedCode[]
}

export type ImportRecord = RowOf<typeof imports>

/** An import in the state in which a job expects it. Anything else means that the job is late or came twice. */
export async function findImport(
  tx: Tx,
  id: string | undefined,
  status: ImportStatus,
): Promise<ImportRecord | undefined> {
  return tx.rowFrom(imports, 'where id = $1 and status = $2 for no key update', [id, status])
}

/** What it made besides its rows. */
export async function madeIn(tx: Tx, id: string): Promise<ImportMade> {
  const row = await tx.row<{ made: ImportMade }>('select made from imports where id = $1', [id])
  return row?.made ?? {}
}

export const subjectOf = (id: string) => ({ type: 'imports', id })
export const about = ({ id, organizationId }: ImportRecord) => ({ importId: id, organizationId })
