import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { certificateLife } from '#protocol/features/certificates.ts'

/** An internship goes on again: what says that it was completed counts no more, from the same moment. */
export async function withdrawCertificates(tx: Tx, internshipId: string): Promise<void> {
  await tx.moveAll(
    certificateLife.withdraw,
    { internshipId },
    {
      set: { withdrawnAt: sql`now()` },
      tell: ({ id, studentId }) => ({ certificateId: id, internshipId, studentId }),
    },
  )
}
