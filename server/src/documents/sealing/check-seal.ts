import { verify, X509Certificate } from 'node:crypto'
import { MAX_CMS_HEX, type NoSeal, type SealClaim, sealClaim } from '#protocol/shared/read-seal.ts'
import { NotDer } from './der.ts'
import { readCms, type Signed } from './read-cms.ts'

export type SealAnswer =
  | { kind: 'genuine'; sealedAt: Date; fingerprint: string; hash: string }
  | NoSeal
  | { kind: 'unreadable'; why: 'claim' | 'signature' }
  | { kind: 'not ours'; why: 'otherKey' | 'forged' }
  | { kind: 'changed'; why: 'digest' }
  | { kind: 'appended'; why: 'bytesAfter' }

/** A certificate of this installation by its fingerprint (SHA-256, hexadecimal), as PEM. */
export type FindCertificate = (fingerprint: string) => Promise<string | undefined>

/** Whether a PDF was sealed here, and is as it was then. */
export async function checkSeal(pdf: Uint8Array, find: FindCertificate): Promise<SealAnswer> {
  const claim = await sealClaim(Uint8Array.from(pdf))
  return 'kind' in claim ? claim : judgeSeal(claim, find)
}

/**
 * The same without the document: its reader says what is in it. Who lies about that deceives only themselves, unless the
 * hash is one that we know: whoever keeps documents looks there too.
 */
export async function judgeSeal(claim: SealClaim, find: FindCertificate): Promise<SealAnswer> {
  if (!isClaim(claim)) return { kind: 'unreadable', why: 'claim' }
  const signed = signatureOf(claim)
  if (!signed) return { kind: 'unreadable', why: 'signature' }
  const fingerprint = hexOf(signed.certificate)
  // Only the hash of the whole certificate counts. Its names anybody can write into one of their own.
  const certificate = await find(fingerprint)
  if (!certificate) return { kind: 'not ours', why: 'otherKey' }
  if (!isSignedWith(certificate, signed)) return { kind: 'not ours', why: 'forged' }
  if (hexOf(signed.digest) !== claim.digest) return { kind: 'changed', why: 'digest' }
  if (!claim.isWhole) return { kind: 'appended', why: 'bytesAfter' }
  return { kind: 'genuine', sealedAt: signed.at, fingerprint, hash: claim.hash }
}

const isHash = (text: unknown) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

function isClaim({ hash, digest, cms, isWhole }: SealClaim): boolean {
  const isCms = typeof cms === 'string' && cms.length <= MAX_CMS_HEX && /^(?:[0-9a-f]{2})+$/.test(cms)
  return isHash(hash) && isHash(digest) && isCms && typeof isWhole === 'boolean'
}

function signatureOf({ cms }: SealClaim): Signed | undefined {
  try {
    return readCms(Buffer.from(cms, 'hex'))
  } catch (error) {
    if (error instanceof NotDer) return
    throw error
  }
}

function isSignedWith(certificate: string, { statement, signature }: Signed): boolean {
  try {
    return verify('sha256', statement, new X509Certificate(certificate).publicKey, signature)
  } catch {
    return false
  }
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
