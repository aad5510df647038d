import type { Statement } from '#db/batch.ts'
import { answer, handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/seal-checks.ts'
import type { SealClaim } from '#protocol/shared/read-seal.ts'
import { type FindCertificate, judgeSeal } from '#server/documents/sealing/check-seal.ts'
import { readDocumentCode } from '#server/documents/sealing/document-code.ts'
import { readCms } from '#server/documents/sealing/read-cms.ts'
import { brokenFactsOf, sealOf, verdictOf } from './sealed-facts.ts'

const knownTo =
  (tx: Tx): FindCertificate =>
  async (fingerprint) =>
    (
      await tx.row<{ certificate: string }>('select certificate from seal_certificates where fingerprint = $1', [
        fingerprint,
      ])
    )?.certificate

async function checked(tx: Tx, claim: SealClaim): Promise<protocol.CheckedSeal> {
  const read = <T>({ text, values }: Statement) => tx.rows<T>(text, values)
  const judged = await judgeSeal(claim, knownTo(tx))
  switch (judged.kind) {
    case 'genuine': {
      // The seal alone says that it is ours; what we keep says that we made it, and what it is.
      const row = await sealOf(read, 'sha256', judged.hash)
      return row ? verdictOf(row, 'genuine') : { kind: 'elsewhere', sealedAt: judged.sealedAt.toISOString() }
    }
    case 'changed':
    case 'appended': {
      // The signature is ours, so what it speaks of is what we sealed.
      const { digest } = readCms(Buffer.from(claim.cms, 'hex'))
      const row = await sealOf(read, 'digest', Buffer.from(digest).toString('hex'))
      return { kind: judged.kind, facts: row ? brokenFactsOf(row) : null }
    }
    case 'not ours':
      return { kind: 'notOurs' }
    default:
      return { kind: 'unreadable' }
  }
}

/** Strangers may ask, so how often is counted, and nobody learns more than stands on what they hold. */
export const checkSeal = handle(protocol.checkSeal, async ({ input, tx, call }) => {
  await call.throttle.question(call.ip)
  return { status: 200, body: metaDocument(await checked(tx, input)) }
})

export const checkCode = answer(protocol.checkCode, async ({ call, read, asked }) => {
  await call.throttle.question(call.ip)
  const code = readDocumentCode(asked().filter.get('code')?.text ?? '')
  const row = await sealOf((statement) => read(statement), 'code', code)
  const found: protocol.CheckedSeal = row ? verdictOf(row, 'known') : { kind: 'unknownCode' }
  return { meta: found }
})
