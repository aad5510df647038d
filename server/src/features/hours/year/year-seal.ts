import type { Road } from '#engine/road.ts'
import { idBytes, idOf, readCode, type Sealing, writeCode } from '../sealed-code.ts'

/** What the code on a yearly statement says; see `sheet-seal.ts`. Its length tells it from that of a sheet. */
export type SealedYear = { personId: string; year: number; minutes: number; mark: string; madeAt: Date }

const BODY = 16 + 2 + 4 + 4 + 6
const sealing = (seal: Road['seal'], siteId: string): Sealing => ({ seal, purpose: 'yearStatement', siteId })

export function yearToken(seal: Road['seal'], siteId: string, sealed: SealedYear): string {
  const body = Buffer.alloc(BODY)
  idBytes(sealed.personId).copy(body, 0)
  body.writeUInt16BE(sealed.year, 16)
  body.writeUInt32BE(sealed.minutes, 18)
  body.writeUInt32BE(Math.floor(sealed.madeAt.getTime() / 1000), 22)
  Buffer.from(sealed.mark, 'hex').copy(body, 26)
  return writeCode(sealing(seal, siteId), body)
}

/** What stands in it, if we wrote it for this site. */
export function readYearToken(seal: Road['seal'], siteId: string, token: string): SealedYear | undefined {
  const body = readCode(sealing(seal, siteId), token, BODY)
  if (!body) return undefined
  return {
    personId: idOf(body),
    year: body.readUInt16BE(16),
    minutes: body.readUInt32BE(18),
    madeAt: new Date(body.readUInt32BE(22) * 1000),
    mark: body.toString('hex', 26),
  }
}
