import type { Tx } from '#engine/writing/transaction.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { sendingMail } from './queue.ts'

/** One kind of text message: short, in both languages. {link} stands last and whole. */
export type TextKind = { purpose: string; nl: string; en: string }
export type NewText = {
  text: TextKind
  /** What makes it the same message: a second one with this key is not made. */
  key: string
  to: { id: string | null; number: string; locale: Locale }
  values: Record<string, string>
  /** Path on the site. */
  link?: string
}

/** Messages cost money and reach into a pocket: one number gets so many a day, a site sends so many. */
const MOST_TO_ONE = 6
const MOST_OF_SITE = 2000
/** Two parts of 153 signs; what is longer costs more, and names can be long. */
const LONGEST_VALUE = 40

/** Stores the message with the change that causes it; the worker hands it to the gateway. False where there were enough. */
export async function queueText(tx: Tx, { text, key, to, values, link }: NewText): Promise<boolean> {
  const dedupeKey = `${text.purpose}:${key}`
  const { toOne, ofSite } = await tx.one<{ toOne: number; ofSite: number }>(
    `select count(*) filter (where recipient = $1)::int as "toOne", count(*)::int as "ofSite" from mails
     where channel = 'sms' and created_at > now() - interval '1 day' and dedupe_key <> $2`,
    [to.number, dedupeKey],
  )
  if (toOne >= MOST_TO_ONE || ofSite >= MOST_OF_SITE) return false
  const known: Record<string, string> = { ...values, app: tx.site.appName, link: link ? `${tx.site.url}${link}` : '' }
  const said = text[to.locale].replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'link' ? (known.link ?? '') : (known[name] ?? '').replace(/\s+/g, ' ').slice(0, LONGEST_VALUE),
  )
  const row = await tx.row<{ id: string }>(
    `insert into mails (channel, purpose, dedupe_key, user_id, recipient, locale, subject, html, body_text)
     values ('sms', $1, $2, $3, $4, $5, $6, '', $7) on conflict (tenant_id, dedupe_key) do nothing returning id`,
    [text.purpose, dedupeKey, to.id, to.number, to.locale, said.split(link ? ' http' : '\n')[0], said],
  )
  if (row) tx.enqueue(sendingMail(row.id))
  return true
}
