import { randomUUID } from 'node:crypto'
import type { Site } from '#engine/call.ts'
import { type HandledJob, job } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Job, Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { type SealClaim, sealClaim } from '#protocol/shared/read-seal.ts'
import { newDocumentCode } from '#server/documents/sealing/document-code.ts'
import type { Sealing } from '#server/documents/sealing/sealing.ts'
import { documentKey, forgetFile } from '#server/files/forget-file.ts'
import type { Storage } from '#server/files/storage.ts'
import { aboutOf } from './make-contracts.ts'
import { sealedPdf, type ToSeal, toSeal } from './sealed-document.ts'

/** One at a time for a contract. */
export const sealing = (contractId: string): Job => ({
  identifier: 'sealContract',
  payload: { contractId },
  key: `seal:${contractId}`,
})

type Made = { code: string; bytes: Buffer; claim: SealClaim; certificate: string }

async function made(site: Site, seals: Sealing, found: ToSeal): Promise<Made> {
  const code = newDocumentCode()
  const { fingerprint } = await seals.key()
  const bytes = await sealedPdf(site, seals, found, code)
  const claim = await sealClaim(Uint8Array.from(bytes))
  if ('kind' in claim || !claim.isWhole) throw new Error('a document that we sealed is not sealed')
  return { code, bytes, claim, certificate: fingerprint }
}

/** The bytes are on the disk before anything says that they are. What becomes part of nothing is cleaned up. */
async function kept(road: Road, storage: Storage, site: Site, name: string, { bytes, claim }: Made): Promise<string> {
  const fileId = randomUUID()
  await road.inTenant(site, (tx) =>
    tx.run(
      `insert into files (id, kind, name, content_type, size, sha256)
       values ($1, 'sealed', $2, 'application/pdf', $3, decode($4, 'hex'))`,
      [fileId, name, bytes.length, claim.hash],
    ),
  )
  try {
    await storage.put(documentKey(site.id, fileId), bytes, 'application/pdf')
  } catch (error) {
    await road.inTenant(site, (tx) => forgetFile(tx, fileId))
    throw error
  }
  return fileId
}

/** Whoever comes second finds that it is sealed. */
async function settle(tx: Tx, { contract }: ToSeal, fileId: string, { code, claim, certificate }: Made): Promise<void> {
  await tx.rows('select 1 from contracts where id = $1 for no key update', [contract.id])
  const seal = await tx.row(
    `insert into contract_seals (contract_id, version, code, file_id, sha256, digest, certificate)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, contract_id) do nothing returning contract_id`,
    [contract.id, contract.version, code, fileId, claim.hash, claim.digest, certificate],
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
    const document = await made(site, seals, found)
    const fileId = await kept(road, storage, site, `contract-${found.paper.number}.pdf`, document)
    await road.inTenant(site, (tx) => settle(tx, found, fileId, document))
  })
