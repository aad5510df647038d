import { failField } from '#engine/fail.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { required } from '#protocol/shared/guards.ts'
import { handlesContract } from '../contracts.policy.ts'
import type { Contract } from '../paper/contract-paper.ts'
import { refusalOf } from '../paper/contract-problems.ts'

/** The same with each of many: of one that cannot be done now it tells why, and goes on with the others. */
export async function withEach(tx: Tx, contractIds: readonly string[], work: (contract: Contract) => Promise<void>) {
  const refused: { contractId: string; code: string; text: string }[] = []
  let done = 0
  for (const contractId of new Set(contractIds)) {
    const may = await tx.holdsFor(protocol.contracts, contractId, handlesContract(tx.me))
    if (!may) throw failField('relation.missing', 'contractIds', { name: 'contract' })
    try {
      await tx.attempt(async () => {
        const held = await tx.rowFrom(protocol.contracts, 'where id = $1 for no key update', [contractId])
        await work(required(held, 'a contract that was seen'))
      })
      done += 1
    } catch (error) {
      refused.push({ contractId, ...refusalOf(error, tx.me.locale) })
    }
  }
  return { status: 200, body: metaDocument({ done, refused }) }
}
