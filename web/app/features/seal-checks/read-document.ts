import type { CheckedSeal } from '#protocol/features/seal-checks.ts'
import { MAX_SEALED_BYTES, type SealClaim, sealClaim } from '#protocol/shared/read-seal.ts'

/** What the server says, and what one sees without it. */
export type Verdict =
  | CheckedSeal
  | { kind: 'unsealed' | 'notPdf' | 'tooLarge' }
  /** Asked too often, or no answer at all. */
  | { kind: 'later' | 'failed' }

/** What is sent of a file that somebody chose. The file itself stays where it is. */
export async function readDocument(file: File): Promise<SealClaim | Verdict> {
  if (file.size > MAX_SEALED_BYTES) return { kind: 'tooLarge' }
  try {
    const claim = await sealClaim(new Uint8Array(await file.arrayBuffer()))
    if (!('kind' in claim)) return claim
    if (claim.kind === 'unsealed') return { kind: 'unsealed' }
    return { kind: claim.why === 'notPdf' || claim.why === 'tooLarge' ? claim.why : 'unreadable' }
  } catch {
    // A file that went away meanwhile, or a page without https, where browsers make no hashes.
    return { kind: 'failed' }
  }
}
