import { randomBytes } from 'node:crypto'
import { hashToken } from '#auth/authenticate.ts'
import { readToken } from '#auth/short-code.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { contactOfHours } from '#features/hours/host/hour-contact.ts'

/** So many days a link in a mail works; every mail has a new one. */
const DAYS = 60

export async function issueLink(tx: Tx, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.run(
    `insert into assignment_links (email, token_hash, expires_at) values ($1, $2, now() + make_interval(days => $3))`,
    [email, hashToken(token), DAYS],
  )
  return `/opdrachten/praktijkbegeleider?token=${token}`
}

export type AssignmentLink = { id: string; email: string }

export const findLinkRow = (tx: Tx, token: string) =>
  tx.row<AssignmentLink & { isGood: boolean }>(
    'select id, email, expires_at > now() as "isGood" from assignment_links where token_hash = $1',
    [hashToken(readToken(token))],
  )

/** Guessing is hopeless, and after a number of wrong ones it is over altogether. */
export async function findAssignmentLink(tx: Tx, call: Call, token: string): Promise<AssignmentLink> {
  const found = await findLinkRow(tx, token)
  if (!found) {
    await call.throttle.question(call.ip)
    throw fail('assignmentLink.unknown')
  }
  if (!found.isGood) throw fail('assignmentLink.expired')
  return found
}

/**
 * Work `w` of the internship `i` that whoever reads mail at this address was asked about. Only as long as they guide the student:
 * when somebody else does, an old link shows nothing of it.
 */
export const isAskedAt = (email: string) => `lower(w.asked_email) = lower(${email}) and w.asked_at is not null
  and i.status not in ('proposed', 'refused') and coalesce(i.end_date + 30 >= today_nl(), true)
  and exists (select from ${contactOfHours('i')} c where lower(c.email) = lower(${email}))`
