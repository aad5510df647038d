import type { News } from '#engine/news.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { type NewMail, queueMail, type Recipient } from '#mail/queue.ts'
import { stopKey } from '#mail/stop-key.ts'
import type { NewsChoice } from '#protocol/features/news-choices.ts'
import { notify } from './notify.ts'

type Happened = { id: string; actorId?: string | null; createdAt?: Date }

export type Telling = {
  /** What happened, and who did it: they know it already. */
  event: Happened
  /** Somebody without an account has no id: they get the mail, and choose nothing. */
  to: Recipient
  detail?: string | undefined
  organizationId?: string | null | undefined
  /** Where it leads, from the line and from the mail. */
  path?: string | undefined
  mail?: MailKind | undefined
  values?: Record<string, string> | undefined
  /** Where the mail leads, if elsewhere. */
  link?: string | undefined
  fileId?: string | undefined
  /** Where an answer to the mail goes. */
  replyTo?: string | undefined
  /** Whoever did it themselves is told all the same, or only has it in writing. */
  doer?: 'told' | 'mailed' | undefined
}

/**
 * Tells one person of one thing, in the way that they chose: a line in the product, on their devices, and a mail at once.
 * Nobody is told of one thing twice, as two different things or by two different mails, and nobody of what they did
 * themselves. A reaction that runs again tells nobody again.
 */
export async function tell(tx: Tx, news: News, telling: Telling): Promise<void> {
  const { event, to, detail, organizationId, path, mail, values, fileId, replyTo, doer } = telling
  const isDoer = to.id !== null && to.id === event.actorId
  if (isDoer && !doer) return
  const key = `${event.id}:${to.id ?? to.email}`
  const [choice, isWritten] = await Promise.all([choiceOf(tx, news, to), mail && isMailed(tx, event, to, mail, key)])
  if (choice === 'off') return
  const isLine = !news.isMailOnly && !(isDoer && doer === 'mailed')
  const wanted = choice === 'now' && !isWritten ? mail : undefined
  const [isNew, stop] = await Promise.all([
    to.id && isLine
      ? notify(tx, { userId: to.id, eventId: event.id, kind: news.kind, detail, organizationId, path })
      : true,
    wanted && stopOf(tx, news, to),
  ])
  if (!isNew || !wanted) return
  const link = telling.link ?? path
  await queueMail(tx, { ...stop, mail: wanted, key, to, values, link, fileId, replyTo })
}

/** A mail of its own about some news, for who wants those: with a link that ends them, where they can end. */
export async function mailNews(tx: Tx, news: News, made: NewMail): Promise<void> {
  if (await wantsMail(tx, news, made.to)) await queueMail(tx, { ...made, ...(await stopOf(tx, news, made.to)) })
}

async function stopOf(tx: Tx, { kind, fixed }: News, { id }: Recipient): Promise<{ stop?: string }> {
  return id && !fixed ? { stop: `/notificaties/afmelden?sleutel=${await stopKey(tx, id)}&over=${kind}` } : {}
}

export const wantsMail = async (tx: Tx, news: News, to: Recipient) => (await choiceOf(tx, news, to)) === 'now'

async function choiceOf(tx: Tx, news: News, { id }: Recipient): Promise<NewsChoice> {
  if (!id || news.fixed) return 'now'
  const chosen = await tx.row<{ choice: NewsChoice }>(
    'select choice from news_choices where user_id = $1 and kind = $2',
    [id, news.with ?? news.kind],
  )
  return chosen?.choice ?? news.comes
}

/** Who has two roles in one thing read about it once. Of all that they ever got, no more is looked at than what came after it. */
const isMailed = async (tx: Tx, event: Happened, { id }: Recipient, { purpose }: MailKind, key: string) =>
  id !== null &&
  (await tx.row(
    `select 1 from mails where user_id = $1 and created_at >= $2 and purpose <> $3 and dedupe_key = purpose || ':' || $4`,
    [id, event.createdAt ?? '-infinity', purpose, key],
  )) !== undefined
