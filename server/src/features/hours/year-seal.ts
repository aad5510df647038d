import { timingSafeEqual } from 'node:crypto'
import type { Road } from '#engine/road.ts'

/** What the code on a yearly statement says; see `sheet-seal.ts`. Its length tells it from that of a sheet. */
export type SealedYear = { personId: string; year: number; minutes: number; mark: string; madeAt: Date }

const BODY = 16 + 2 + 4 + 4 + 6
const SEAL = 12

const sealOf = (seal: Road['seal'], siteId: string, body: Buffer) =>
  seal('yearStatement', `${siteId} ${body.toString('hex')}`).subarray(0, SEAL)

export function yearToken(seal: Road['seal'], siteId: string, sealed: SealedYear): string {
  const body = Buffer.alloc(BODY)
  Buffer.from(sealed.personId.replaceAll('-', ''), 'hex').copy(body, 0)
  body.writeUInt16BE(sealed.year, 16)
  body.writeUInt32BE(sealed.minutes, 18)
  body.writeUInt32BE(Math.floor(sealed.madeAt.getTime() / 1000), 22)
  Buffer.from(sealed.mark, 'hex').copy(body, 26)
  return Buffer.concat([body, sealOf(seal, siteId, body)]).toString('base64url')
}

/** What stands in it, if we wrote it for this site. */
export function readYearToken(seal: Road['seal'], siteId: string, token: string): SealedYear | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== BODY + SEAL || bytes.toString('base64url') !== token) return undefined
  const body = bytes.subarray(0, BODY)
  if (!timingSafeEqual(bytes.subarray(BODY), sealOf(seal, siteId, body))) return undefined
  return {
    personId: body.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    year: body.readUInt16BE(16),
    minutes: body.readUInt32BE(18),
    madeAt: new Date(body.readUInt32BE(22) * 1000),
    mark: body.toString('hex', 26),
  }
}
