import { randomBytes } from 'node:crypto'
import { hashToken } from '#auth/authenticate.ts'
import { CODE_MINUTES, newCode, readToken } from '#auth/short-code.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { HourLinkKind } from '#protocol/features/hour-links.ts'
import { loggedStatuses } from '#protocol/features/hours.ts'
import { contactOfHours } from './hour-contact.ts'

/** What the link in a mail opens works until two weeks after the last day, as long as the school leaves it. */
export async function issueMailLink(tx: Tx, internshipId: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.run(
    `insert into hour_links (internship_id, kind, email, token_hash, expires_at)
     select id, 'mail', $2, $3, least(greatest(coalesce(end_date, today_nl()), today_nl()) + 14, today_nl() + 120)
     from internships where id = $1`,
    [internshipId, email, hashToken(token)],
  )
  return `/teken?token=${token}`
}

/** The one before it is over: only what stands on the screen now works. */
export async function issueCode(tx: Tx, internshipId: string): Promise<{ code: string; expiresAt: string }> {
  const code = newCode()
  await tx.run(
    `update hour_links set expires_at = least(expires_at, now()) where internship_id = $1 and kind = 'code'`,
    [internshipId],
  )
  const { expiresAt } = await tx.one<{ expiresAt: Date }>(
    `insert into hour_links (internship_id, kind, token_hash, expires_at)
     values ($1, 'code', $2, now() + make_interval(mins => $3)) returning expires_at as "expiresAt"`,
    [internshipId, hashToken(code), CODE_MINUTES],
  )
  return { code, expiresAt: expiresAt.toISOString() }
}

export type HourLink = {
  id: string
  kind: HourLinkKind
  email: string | null
  internshipId: string
  studentId: string
}
type Found = HourLink & { isGood: boolean; isEnded: boolean; status: string; isContact: boolean }

export const findLinkRow = (tx: Tx, token: string) =>
  tx.row<Found>(
    `select l.id, l.kind, l.email, l.internship_id as "internshipId", i.student_id as "studentId",
       l.expires_at > now() as "isGood", l.ended_at is not null as "isEnded", i.status,
       l.kind = 'code' or coalesce((select lower(c.email) = lower(l.email) from ${contactOfHours('i')} c), false) as "isContact"
     from hour_links l join internships i on i.id = l.internship_id where l.token_hash = $1`,
    [hashToken(readToken(token))],
  )

/** Guessing is hopeless, and after a number of wrong ones it is over altogether. */
export async function findHourLink(tx: Tx, call: Call, token: string): Promise<HourLink> {
  const found = await findLinkRow(tx, token)
  if (!found) {
    await call.throttle.question(call.ip)
    throw fail('hourLink.unknown')
  }
  if (found.isEnded) throw fail('hourLink.ended')
  if (!loggedStatuses.includes(found.status)) throw fail('hourLink.over')
  if (!found.isGood) throw fail('hourLink.expired')
  if (!found.isContact) throw fail('hourLink.passedOn')
  const { id, kind, email, internshipId, studentId } = found
  return { id, kind, email, internshipId, studentId }
}
