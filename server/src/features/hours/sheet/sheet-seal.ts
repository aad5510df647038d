import type { Road } from '#engine/road.ts'
import { idBytes, idOf, readCode, type Sealing, writeCode } from '../sealed-code.ts'

/** What a sheet says, as far as it can be checked: whose it is, what counts on it, and when it was made. */
export type Sealed = {
  internshipId: string
  minutesAgreed: number
  minutesCredit: number
  /** Of which days that is; see `daysMark`. */
  days: string
  madeAt: Date
}

const PARTS = { id: 16, agreed: 4, credit: 4, made: 4, days: 6 }
const BODY = Object.values(PARTS).reduce((sum, bytes) => sum + bytes, 0)

/** In SQL: twelve letters that change with any day or paper of the internship that counts, however the sum comes out. */
export const daysMark = (t: string) => `(select left(encode(sha256(convert_to(coalesce(
    string_agg(c.days || ':' || c.minutes::text, ';' order by c.days, c.minutes), ''), 'UTF8')), 'hex'), 12)
  from (select h.day::text as days, h.minutes from hour_entries h where h.internship_id = ${t}.id
      and h.status in ('approved', 'locked')
    union all select p.first_day || '/' || p.last_day, p.minutes from paper_sheets p where p.internship_id = ${t}.id
      and p.status = 'counted') c)`

const sealing = (seal: Road['seal'], siteId: string): Sealing => ({ seal, purpose: 'timesheet', siteId })

export function sheetToken(seal: Road['seal'], siteId: string, sealed: Sealed): string {
  const body = Buffer.alloc(BODY)
  idBytes(sealed.internshipId).copy(body, 0)
  body.writeUInt32BE(sealed.minutesAgreed, 16)
  body.writeUInt32BE(sealed.minutesCredit, 20)
  body.writeUInt32BE(Math.floor(sealed.madeAt.getTime() / 1000), 24)
  Buffer.from(sealed.days, 'hex').copy(body, 28)
  return writeCode(sealing(seal, siteId), body)
}

/** What stands in it, if we wrote it for this site. */
export function readSheetToken(seal: Road['seal'], siteId: string, token: string): Sealed | undefined {
  const body = readCode(sealing(seal, siteId), token, BODY)
  if (!body) return undefined
  return {
    internshipId: idOf(body),
    minutesAgreed: body.readUInt32BE(16),
    minutesCredit: body.readUInt32BE(20),
    madeAt: new Date(body.readUInt32BE(24) * 1000),
    days: body.toString('hex', 28),
  }
}
