import { randomBytes } from 'node:crypto'
import { hashToken } from '#auth/authenticate.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { renewFormLink as renewing } from '#protocol/features/form-answering.ts'
import { submissionLinkAsked } from '#protocol/features/form-submissions.ts'

/** Long enough for a summer; a new one is one press away. */
const LINK_DAYS = 90

/** Only what it becomes is kept. */
export async function issueLink(tx: Tx, submissionId: string, kind: 'mail' | 'public', reached: string | null) {
  const token = randomBytes(32).toString('base64url')
  await tx.run(
    `insert into form_links (submission_id, kind, reached, token_hash, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [submissionId, kind, reached, hashToken(token), LINK_DAYS],
  )
  return token
}

export const endLinks = (tx: Tx, submissionId: string) =>
  tx.run('update form_links set expires_at = least(expires_at, now()) where submission_id = $1', [submissionId])

/** To where the old one went, never to who asks. Whoever has no link at all is told nothing. */
export const renewFormLink = handle(renewing, async ({ input, tx, call }) => {
  const link = await tx.row<{ submissionId: string; formId: string; reached: string; isOver: boolean }>(
    `select l.submission_id as "submissionId", s.form_id as "formId", l.reached,
       s.status in ('cancelled', 'expired') as "isOver"
     from form_links l join form_submissions s on s.id = l.submission_id where l.token_hash = $1 and l.kind = 'mail'`,
    [hashToken(input.token.trim())],
  )
  if (!link) {
    await call.throttle.question(call.ip)
    throw fail('formLink.unknown')
  }
  if (link.isOver) throw fail('formLink.over')
  await call.throttle.mail(link.reached, call)
  const { submissionId, formId } = link
  tx.emit(submissionLinkAsked, { submissionId, formId }, { type: 'formSubmissions', id: submissionId })
  return null
})
