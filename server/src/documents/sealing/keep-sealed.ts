import { randomUUID } from 'node:crypto'
import type { Site } from '#engine/call.ts'
import type { Road } from '#engine/road.ts'
import { type SealClaim, sealClaim } from '#protocol/shared/read-seal.ts'
import { documentKey, forgetFile } from '../../files/forget-file.ts'
import type { Storage } from '../../files/storage.ts'
import { newDocumentCode } from './document-code.ts'
import type { Sealing } from './sealing.ts'

/** A document with what it is known again by. */
export type Sealed = { code: string; bytes: Buffer; claim: SealClaim; sealedWith: string }

/** With a new code, which `make` puts into the document. */
export async function sealedWithCode(seals: Sealing, make: (code: string) => Promise<Buffer>): Promise<Sealed> {
  const code = newDocumentCode()
  const { fingerprint } = await seals.key()
  const bytes = await make(code)
  const claim = await sealClaim(Uint8Array.from(bytes))
  if ('kind' in claim || !claim.isWhole) throw new Error('a document that we sealed is not sealed')
  return { code, bytes, claim, sealedWith: fingerprint }
}

type Where = { road: Road; storage: Storage; site: Site }

/** The bytes are on the disk before anything says that they are. What becomes part of nothing is cleaned up. */
export async function keepSealed({ road, storage, site }: Where, name: string, sealed: Sealed): Promise<string> {
  const { bytes, claim } = sealed
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
