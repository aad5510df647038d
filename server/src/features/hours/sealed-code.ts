import { timingSafeEqual } from 'node:crypto'
import type { Road } from '#engine/road.ts'

/** Of what a code is, and for which site: one of another kind or from elsewhere is not ours. */
export type Sealing = { seal: Road['seal']; purpose: string; siteId: string }

const SEAL = 12

const sealOf = ({ seal, purpose, siteId }: Sealing, body: Buffer) =>
  seal(purpose, `${siteId} ${body.toString('hex')}`).subarray(0, SEAL)

/** The last part of the address in a QR code. Nothing is stored: the seal proves that we wrote it. */
export const writeCode = (sealing: Sealing, body: Buffer): string =>
  Buffer.concat([body, sealOf(sealing, body)]).toString('base64url')

/** What we wrote in so many bytes; undefined when it was not us. */
export function readCode(sealing: Sealing, code: string, length: number): Buffer | undefined {
  const bytes = Buffer.from(code, 'base64url')
  // The last sign can be written in more than one way; only ours counts.
  if (bytes.length !== length + SEAL || bytes.toString('base64url') !== code) return undefined
  const body = bytes.subarray(0, length)
  return timingSafeEqual(bytes.subarray(length), sealOf(sealing, body)) ? body : undefined
}

export const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

export const idOf = (body: Buffer): string =>
  body.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
