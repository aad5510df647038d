import type { Job, Tx } from '#engine/writing/transaction.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { WrittenMail } from '#protocol/features/mail-text.ts'
import type { MailKind } from './mail-kind.ts'
import type { MailSection } from './mail-sections.ts'
import { renderMail } from './render.ts'
import { writtenFor } from './written-for.ts'

/** Somebody without an account has no id. */
export type Recipient = { id: string | null; email: string; locale: Locale; firstName: string }
export type NewMail = {
  mail: MailKind
  /** What makes this mail the same mail: a second one with this key is not made. */
  key: string
  to: Recipient
  values?: Record<string, string> | undefined
  /** What comes after the body: a heading each, and lines that lead somewhere. */
  sections?: readonly MailSection[]
  /** Path on the person's own site, for the button. */
  link?: string | undefined
  /** One for each of the mail's `buttons`. */
  links?: string[] | undefined
  /** Path of the page where one ends mails of this kind, without signing in. A POST to it alone ends them (RFC 8058). */
  stop?: string | undefined
  /** Where an answer goes; without it nobody reads one. */
  replyTo?: string | undefined
  /** A document that goes with it. */
  fileId?: string | undefined
  /** The school that it is about, where neither the event nor who gets it says so. */
  schoolId?: string
  /** A text that is only tried, by who wrote it. */
  tried?: WrittenMail
}

/** Stores the mail with the change that causes it; the worker hands it to the SMTP server. Nothing when it was there already. */
export async function queueMail(tx: Tx, made: NewMail): Promise<string | null> {
  const formal = await formalText(tx, made)
  const { schoolId, written } = await writtenFor(tx, made, Boolean(formal))
  const { subject, html, text } = renderMail(tx.site, made, formal, written)
  const row = await tx.row<{ id: string }>(
    `insert into mails (purpose, dedupe_key, user_id, recipient, locale, subject, html, body_text, stop_path, file_id,
       reply_to, sender_id, school_id, said)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (tenant_id, dedupe_key) do nothing returning id`,
    [
      made.mail.purpose,
      `${made.mail.purpose}:${made.key}`,
      made.to.id,
      made.to.email,
      made.to.locale,
      subject,
      html,
      text,
      made.stop ?? null,
      made.fileId ?? null,
      made.replyTo ?? null,
      tx.me.id ?? tx.actorId,
      schoolId,
      // What it said about whom, to look at another text with; of what nobody may change nothing is kept.
      made.mail.isFixed || made.tried ? null : JSON.stringify(made.values ?? {}),
    ],
  )
  if (row) tx.enqueue(sendingMail(row.id))
  return row?.id ?? null
}

export const sendingMail = (mailId: string): Job => ({
  identifier: 'sendMail',
  payload: { mailId },
  key: `mail:${mailId}`,
  attempts: 12,
})

/** Whoever knows us from a company or a non-profit alone is addressed with u. */
async function formalText(tx: Tx, { mail: { formal }, to }: NewMail) {
  if (!formal || !to.id || to.locale !== 'nl') return undefined
  const row = await tx.row<{ isHost: boolean | null }>(
    `select bool_and(coalesce(o.type in ('Provider', 'NonProfit'), false)) as "isHost"
     from roles r left join organizations o on o.id = r.organization_id where r.user_id = $1`,
    [to.id],
  )
  return row?.isHost ? formal : undefined
}
