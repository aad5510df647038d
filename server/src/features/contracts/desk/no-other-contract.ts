import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Contract } from '../paper/contract-paper.ts'

/**
 * While one was over another may have been made: only one of an internship goes on, and none beside one that was signed but what
 * amends it. The internship is held for that.
 */
export async function requireNoOther(tx: Tx, { id, internshipId, amendsId }: Contract): Promise<void> {
  await tx.rows('select 1 from internships where id = $1 for no key update', [internshipId])
  const other = await tx.row(
    `select 1 from contracts where internship_id = $1 and id <> $2 and status not in ('declined', 'expired', 'void')
       and (status not in ('signed', 'signed_external') or ($3 and amends_id is null))`,
    [internshipId, id, amendsId === null],
  )
  if (other) throw fail('contract.exists')
}
