/**
 * What a PDF says about its last signature, read from its bytes alone. Used by the browser, so that a document that somebody
 * checks need not leave their device, and by the server. It believes nothing: whoever changes a document changes this too.
 */

/** What the server needs to judge a seal, without the document. Bytes are hexadecimal. */
export type SealClaim = {
  /** SHA-256 of the whole file. */
  hash: string
  /** SHA-256 of all that the signature speaks of. */
  digest: string
  /** The signature itself (CMS), with the zeros that fill up its place. */
  cms: string
  /** Whether it speaks of the whole file, its own place left out. */
  isWhole: boolean
}

export type NoSeal =
  | { kind: 'unsealed'; why: 'noSignature' }
  | { kind: 'unreadable'; why: 'tooLarge' | 'notPdf' | 'byteRange' | 'contents' }

export type FoundSeal = { kind: 'found'; before: Uint8Array; after: Uint8Array; cms: string; isWhole: boolean }

/** Sealed documents have a few pages; one with photos may have more, but none is nearly as large. */
export const MAX_SEALED_BYTES = 50_000_000
/** A signature with its certificates and a time stamp is a third of this, in hexadecimal. */
export const MAX_CMS_HEX = 64 * 1024

const key = latin('/ByteRange')
const range = /^\/ByteRange\s{0,20}\[\s{0,20}(\d{1,10})\s{1,20}(\d{1,10})\s{1,20}(\d{1,10})\s{1,20}(\d{1,10})\s{0,20}\]/

export function readSeal(pdf: Uint8Array): FoundSeal | NoSeal {
  if (pdf.length > MAX_SEALED_BYTES) return { kind: 'unreadable', why: 'tooLarge' }
  if (text(pdf, 0, 5) !== '%PDF-') return { kind: 'unreadable', why: 'notPdf' }
  // The last one counts: one that came later speaks of more.
  const at = lastPlaceOf(key, pdf)
  if (at === -1) return { kind: 'unsealed', why: 'noSignature' }
  const numbers = range
    .exec(text(pdf, at, at + 200))
    ?.slice(1)
    .map(Number)
  if (!numbers) return { kind: 'unreadable', why: 'byteRange' }
  const [from = -1, length = 0, resume = 0, rest = 0] = numbers
  const end = resume + rest
  // All from the beginning but one gap, and the words that say so are themselves spoken of.
  const isSound = from === 0 && length < resume && end <= pdf.length && (at < length || (at > resume && at < end))
  if (!isSound) return { kind: 'unreadable', why: 'byteRange' }
  const cms = hexOf(pdf, length, resume)
  if (cms === undefined) return { kind: 'unreadable', why: 'contents' }
  return {
    kind: 'found',
    before: pdf.subarray(0, length),
    after: pdf.subarray(resume, end),
    cms,
    isWhole: end === pdf.length,
  }
}

export async function sealClaim(pdf: Uint8Array<ArrayBuffer>): Promise<SealClaim | NoSeal> {
  const found = readSeal(pdf)
  if (found.kind !== 'found') return found
  const signed = new Uint8Array(found.before.length + found.after.length)
  signed.set(found.before)
  signed.set(found.after, found.before.length)
  return { hash: await sha256(pdf), digest: await sha256(signed), cms: found.cms, isWhole: found.isWhole }
}

/** The gap is one string of hexadecimal and nothing else, so that nothing can be hidden in it, and it is what /Contents is. */
function hexOf(pdf: Uint8Array, from: number, until: number): string | undefined {
  if (until - from - 2 > MAX_CMS_HEX) return
  if (!/\/Contents\s{0,20}$/.test(text(pdf, Math.max(0, from - 40), from))) return
  return /^<((?:[0-9a-f]{2})+)>$/i.exec(text(pdf, from, until))?.[1]?.toLowerCase()
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function latin(word: string): number[] {
  return Array.from(word, (sign) => sign.charCodeAt(0))
}

/** One sign per byte. */
function text(bytes: Uint8Array, from: number, until: number): string {
  let found = ''
  for (let start = from; start < until; start += 4096)
    found += String.fromCharCode(...bytes.subarray(start, Math.min(until, start + 4096)))
  return found
}

function lastPlaceOf(word: number[], bytes: Uint8Array): number {
  const [first = 0] = word
  let at = bytes.lastIndexOf(first)
  while (at > 0 && !word.every((sign, index) => bytes[at + index] === sign)) at = bytes.lastIndexOf(first, at - 1)
  // No PDF begins with it.
  return at > 0 ? at : -1
}
