import { type HandledJob, job } from '#engine/feature.ts'
import type { Job, Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/certificates.ts'
import { keepSealed, type Sealed, sealedWithCode } from '#server/documents/sealing/keep-sealed.ts'
import type { Sealing } from '#server/documents/sealing/sealing.ts'
import { forgetFile } from '#server/files/forget-file.ts'
import type { Storage } from '#server/files/storage.ts'
import { certificatePdf } from './certificate-document.ts'
import { type ToCertify, toCertify } from './certificate-facts.ts'

/** One at a time for an internship. */
export const certifying = (internshipId: string): Job => ({
  identifier: 'sealCertificate',
  payload: { internshipId },
  key: `certify:${internshipId}`,
})

const isCertified = async (tx: Tx, internshipId: string): Promise<boolean> =>
  (await tx.row(`select 1 from certificates where internship_id = $1 and status = 'valid'`, [internshipId])) !==
  undefined

async function found(tx: Tx, internshipId: string) {
  if (!tx.site.flags.digitalContracts || (await isCertified(tx, internshipId))) return undefined
  const facts = await toCertify(tx, internshipId)
  const settings = await tx.row<{ theme: object }>('select theme from site_settings')
  return facts && { facts, theme: settings?.theme ?? null }
}

/**
 * The internship is held: it is completed, and stays so until the row is there. What changed while the page was made is not what
 * stands on it, so that one is made anew.
 */
async function settle(tx: Tx, facts: ToCertify, fileId: string, { code, claim, sealedWith }: Sealed): Promise<void> {
  const { internshipId, studentId, paper } = facts
  await tx.rows('select 1 from internships where id = $1 for no key update', [internshipId])
  const now = await toCertify(tx, internshipId)
  const isSame = JSON.stringify(now) === JSON.stringify(facts)
  const row = isSame
    ? await tx.row<{ id: string }>(
        `insert into certificates (internship_id, student_id, paper, code, file_id, sha256, digest, sealed_with)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (tenant_id, internship_id) where status = 'valid' do nothing returning id`,
        [internshipId, studentId, JSON.stringify(paper), code, fileId, claim.hash, claim.digest, sealedWith],
      )
    : undefined
  if (row) {
    const about = { certificateId: row.id, internshipId, studentId }
    return tx.emit(protocol.certificateIssued, about, { type: 'users', id: studentId })
  }
  await forgetFile(tx, fileId)
  if (now && !isSame) tx.enqueue(certifying(internshipId))
}

/** Once an internship is completed. It may be cut off anywhere and begun again: there is one row that counts. */
export const sealCertificate = (storage: Storage, seals: Sealing): HandledJob =>
  job('sealCertificate', async ({ site, payload, road }) => {
    const made = await road.inTenant(site, (tx) => found(tx, payload.internshipId as string))
    if (!made) return
    const { facts, theme } = made
    const { paper } = facts
    const document = await sealedWithCode(seals, (code) => certificatePdf(site, seals, { paper, theme, code }))
    const fileId = await keepSealed({ road, storage, site }, 'certificate.pdf', document)
    await road.inTenant(site, (tx) => settle(tx, facts, fileId, document))
  })
