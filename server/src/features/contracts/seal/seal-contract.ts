import { type HandledJob, job } from '#engine/feature.ts'
import type { Job, Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { keepSealed, type Sealed, sealedWithCode } from '#server/documents/sealing/keep-sealed.ts'
import type { Sealing } from '#server/documents/sealing/sealing.ts'
import { forgetFile } from '#server/files/forget-file.ts'
import type { Storage } from '#server/files/storage.ts'
import { aboutOf } from '../desk/make-contracts.ts'
import { sealedPdf, type ToSeal, toSeal } from './sealed-document.ts'

/** One at a time for a contract. */
export const sealing = (contractId: string): Job => ({
  identifier: 'sealContract',
  payload: { contractId },
  key: `seal:${contractId}`,
})

/** Whoever comes second finds that it is sealed. */
async function settle(
  tx: Tx,
  { contract }: ToSeal,
  fileId: string,
  { code, claim, sealedWith }: Sealed,
): Promise<void> {
  await tx.rows('select 1 from contracts where id = $1 for no key update', [contract.id])
  const seal = await tx.row(
    `insert into contract_seals (contract_id, version, code, file_id, sha256, digest, certificate)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, contract_id) do nothing returning contract_id`,
    [contract.id, contract.version, code, fileId, claim.hash, claim.digest, sealedWith],
  )
  if (seal) tx.emit(protocol.contractCompleted, aboutOf(contract), { type: 'users', id: contract.studentId })
  else await forgetFile(tx, fileId)
}

/**
 * Once everybody has signed. It may be cut off anywhere and begun again: the document counts from the moment that its row is
 * there, and there is one row.
 */
export const sealContract = (storage: Storage, seals: Sealing): HandledJob =>
  job('sealContract', async ({ site, payload, road }) => {
    const found = await road.inTenant(site, (tx) => toSeal(tx, payload.contractId as string))
    if (!found) return
    const document = await sealedWithCode(seals, (code) => sealedPdf(site, seals, found, code))
    const fileId = await keepSealed({ road, storage, site }, `contract-${found.paper.number}.pdf`, document)
    await road.inTenant(site, (tx) => settle(tx, found, fileId, document))
  })
