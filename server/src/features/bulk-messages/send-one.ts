import type { RowOf } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { deliver } from '#features/conversations/deliver.ts'
import { howToAnswer } from '#features/conversations/how-to-answer.ts'
import { keepMessage } from '#features/conversations/send-message.ts'
import { conversationBetween } from '#features/conversations/start-conversation.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail } from '#mail/queue.ts'
import { filledText, writtenFor } from '#protocol/features/bulk-message-text.ts'
import type { bulkMessages } from '#protocol/features/bulk-messages.ts'
import { bulkMessageMails } from './bulk-messages.mails.ts'
import type { Recipient } from './send-batch.ts'

type Message = RowOf<typeof bulkMessages>

/** As a message between the two where that can be, and as a mail; all in the transaction that says it was sent. */
export async function sendOne(tx: Tx, message: Message, person: Recipient): Promise<void> {
  const { subject, body, locale } = writtenFor(message, person.locale)
  const texts = {
    subject: filledText(subject, person.values, locale),
    text: filledText(body, person.values, locale),
  }
  const messageId =
    person.messageId ?? (person.talks ? await talk(tx, person, `${texts.subject}\n\n${texts.text}`) : null)
  const seat = messageId ? await seatOf(tx, messageId, person.userId) : undefined
  const answer = seat && tx.registry.inbound?.of('reply', tx.site.id, seat.id)
  const house = await houseOf(tx, message)
  const to = { id: person.userId, email: person.email, locale, firstName: person.firstName }
  const [mail, key] = [mailFor(message, seat !== undefined), `${person.id}:${person.attempt}`]
  await queueMail(tx, {
    mail,
    key,
    to,
    values: {
      ...texts,
      sender: person.values.sender ?? house.name,
      organization: house.name,
      ...(seat ? { answering: howToAnswer[answer ? 'mail' : 'site'][locale] } : {}),
    },
    ...(seat ? { link: `/conversations/${seat.conversationId}` } : {}),
    ...replyTo(answer ?? (message.repliesToSender && !seat ? house.replyTo : null)),
  })
  await tx.run(
    `update bulk_message_recipients set sent_at = now(), message_id = $2,
       mail_id = (select m.id from mails m where m.dedupe_key = $3) where id = $1`,
    [person.id, messageId, `${mail.purpose}:${key}`],
  )
}

/** Who has no account reads where an answer is welcome. */
const mailFor = ({ repliesToSender }: Message, talks: boolean): MailKind =>
  talks
    ? bulkMessageMails.bulkMessage
    : repliesToSender
      ? bulkMessageMails.bulkMessageToAnswer
      : bulkMessageMails.bulkMessageByMail

/** The mail tells of it, so nobody is told ten minutes later that something is unread. */
async function talk(tx: Tx, { id, userId }: Recipient, body: string): Promise<string> {
  const senderId = tx.me.requireId()
  const { id: conversationId } = await conversationBetween(tx, senderId, String(userId))
  await tx.run('select 1 from conversations where id = $1 for no key update', [conversationId])
  const messageId = await keepMessage(tx, { conversationId, senderId, madeId: id, body })
  await deliver(tx, { id: messageId, conversationId, senderId, isTold: true })
  return messageId
}

const replyTo = (address: string | null | undefined) => (address ? { replyTo: address } : {})

/** Where the reader sits in the conversation: what they answer by mail becomes their message there. */
const seatOf = (tx: Tx, messageId: string, userId: string | null) =>
  tx.row<{ id: string; conversationId: string }>(
    `select s.id, s.conversation_id as "conversationId" from messages m
     join conversation_members s on s.conversation_id = m.conversation_id where m.id = $1 and s.user_id = $2`,
    [messageId, userId],
  )

const houseOf = (tx: Tx, { organizationId, senderId }: Message) =>
  tx.one<{ name: string; replyTo: string | null }>(
    'select o.name, (select u.email from users u where u.id = $2) as "replyTo" from organizations o where o.id = $1',
    [organizationId, senderId],
  )
