import { createHash } from 'node:crypto'
import { Failure, fail } from '#engine/fail.ts'
import { runCommand } from '#engine/writing/commands.ts'
import { callOf } from '#features/bulk-actions/run-bulk-action.ts'
import { messageFileUpload } from '#features/conversations/message-files.ts'
import { sendMessage } from '#features/conversations/send-message.ts'
import type { InboundTarget } from '#mail/inbound-addresses.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { errorText } from '#protocol/errors/errors.ts'
import { mostFiles } from '#protocol/features/conversations.ts'
import { keepUpload } from '#server/files/uploads.ts'
import { inboundMails } from './inbound-mail.mails.ts'
import { isAutomatic } from './read/delivery-report.ts'
import { headerOf, type MailPart } from './read/mime.ts'
import { type ReplyFile, replyParts } from './read/reply-parts.ts'
import { isCalledForged, isFrom } from './read/sender.ts'
import type { InboundParts, Outcome } from './take-mail.ts'
import { noteWorks } from './undelivered.ts'

type Seat = Recipient & { id: string; conversationId: string }
type Reply = { seat: Seat; madeId: string; target: InboundTarget }

/**
 * An answer by mail becomes a message of that person in that conversation, as if they had written it on the site. The
 * address alone is not enough: it has to come from them. What cannot be taken is told to them by mail, never to a stranger.
 */
export async function takeReply(
  parts: InboundParts,
  raw: Buffer,
  mail: MailPart,
  target: InboundTarget,
): Promise<Outcome> {
  if (isAutomatic(mail)) return 'dropped'
  const seat = await seatOf(parts, target)
  if (!seat || !isFrom(mail, seat.email) || isCalledForged(mail)) return 'refused'
  await parts.throttle.reply(seat.id)
  const reply = { seat, target, madeId: idOf(`${target.id} ${headerOf(mail, 'message-id') ?? raw.toString('latin1')}`) }
  if (await isKnown(parts, reply)) return 'dropped'
  try {
    await write(parts, reply, mail)
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error
    await tellWhy(parts, reply, error)
  }
  return 'taken'
}

const seatOf = ({ road }: InboundParts, { site, id }: InboundTarget) =>
  road.inTenant(site, (tx) =>
    tx.row<Seat>(
      `select u.id, u.email, u.locale, u.first_name as "firstName", s.conversation_id as "conversationId"
       from conversation_members s join users u on u.id = s.user_id and u.status = 'active' where s.id = $1`,
      [id],
    ),
  )

/** The same mail has the same id, however often it comes. */
const idOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

const isKnown = ({ road }: InboundParts, { seat, madeId, target }: Reply) =>
  road.inTenant(target.site, (tx) =>
    tx.row('select 1 from messages where conversation_id = $1 and sender_id = $2 and made_id = $3', [
      seat.conversationId,
      seat.id,
      madeId,
    ]),
  )

async function write(parts: InboundParts, { seat, madeId, target: { site } }: Reply, mail: MailPart): Promise<void> {
  const { road, log } = parts
  const { text, files } = replyParts(mail)
  if (files.length > mostFiles) throw fail('reply.tooManyFiles', { most: mostFiles })
  const fileIds: string[] = []
  for (const file of files) fileIds.push(await keep(parts, site, seat.id, file))
  const attributes = { madeId, ...(text ? { body: text } : {}), fileIds }
  await road.onBehalfOf(site, { userId: seat.id, organizationId: null }, madeId, async (tx) => {
    const body = { data: { type: 'conversations', attributes } }
    await runCommand(tx.registry, sendMessage, callOf(site, road, madeId, log), tx, seat.conversationId, body)
    await noteWorks(tx, seat.email)
  })
}

async function keep(parts: InboundParts, site: InboundTarget['site'], userId: string, { name, bytes }: ReplyFile) {
  try {
    return await keepUpload(parts, { site, userId }, messageFileUpload, { name, bytes })
  } catch (error) {
    if (error instanceof Failure && error.status < 500) throw fail('reply.file', { name: name.slice(0, 60) || '-' })
    throw error
  }
}

/** Who may not write there any more reads that, and not that there is nothing. */
function reasonOf({ details }: Failure, locale: Recipient['locale']): string {
  const [{ code, params } = { code: 'server.error' as const, params: {} }] = details
  const isClosed = code === 'record.missing' || code === 'access.forbidden'
  return errorText(isClosed ? 'reply.notAllowed' : code, locale, params)
}

const tellWhy = ({ road }: InboundParts, { seat, madeId, target }: Reply, failure: Failure) =>
  road.inTenant(target.site, (tx) =>
    queueMail(tx, {
      mail: inboundMails.replyRefused,
      key: madeId,
      to: seat,
      values: { reason: reasonOf(failure, seat.locale) },
      link: `/conversations/${seat.conversationId}`,
    }),
  )
