import { timingSafeEqual } from 'node:crypto'
import type { Road } from '#engine/road.ts'

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
const SEAL = 12

/** In SQL: twelve letters that change with any day or paper of the internship that counts, however the sum comes out. */
export const daysMark = (t: string) => `(select left(encode(sha256(convert_to(coalesce(
    string_agg(c.days || ':' || c.minutes::text, ';' order by c.days, c.minutes), ''), 'UTF8')), 'hex'), 12)
  from (select h.day::text as days, h.minutes from hour_entries h where h.internship_id = ${t}.id
      and h.status in ('approved', 'locked')
    union all select p.first_day || '/' || p.last_day, p.minutes from paper_sheets p where p.internship_id = ${t}.id
      and p.status = 'counted') c)`

const sealOf = (seal: Road['seal'], siteId: string, body: Buffer) =>
  seal('timesheet', `${siteId} ${body.toString('hex')}`).subarray(0, SEAL)

/** The last part of the address in the QR code. Nothing is stored: the seal proves that we wrote it. */
export function sheetToken(seal: Road['seal'], siteId: string, sealed: Sealed): string {
  const body = Buffer.alloc(BODY)
  Buffer.from(sealed.internshipId.replaceAll('-', ''), 'hex').copy(body, 0)
  body.writeUInt32BE(sealed.minutesAgreed, 16)
  body.writeUInt32BE(sealed.minutesCredit, 20)
  body.writeUInt32BE(Math.floor(sealed.madeAt.getTime() / 1000), 24)
  Buffer.from(sealed.days, 'hex').copy(body, 28)
  return Buffer.concat([body, sealOf(seal, siteId, body)]).toString('base64url')
}

/** What stands in it, if we wrote it for this site. */
export function readSheetToken(seal: Road['seal'], siteId: string, token: string): Sealed | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // The last sign can be written in more than one way; only ours counts.
  if (bytes.length !== BODY + SEAL || bytes.toString('base64url') !== token) return undefined
  const body = bytes.subarray(0, BODY)
  if (!timingSafeEqual(bytes.subarray(BODY), sealOf(seal, siteId, body))) return undefined
  const id = body.toString('hex', 0, 16)
  return {
    internshipId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    minutesAgreed: body.readUInt32BE(16),
    minutesCredit: body.readUInt32BE(20),
    madeAt: new Date(body.readUInt32BE(24) * 1000),
    days: body.toString('hex', 28),
  }
}
