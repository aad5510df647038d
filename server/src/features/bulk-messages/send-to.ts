import type { RowOf } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { howToAnswer } from '#features/conversations/how-to-answer.ts'
import { type Seat, writeToEach } from '#features/conversations/write-to-each.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { type NewMail, queueMail } from '#mail/queue.ts'
import { filledText, writtenFor } from '#protocol/features/bulk-message-text.ts'
import type { bulkMessages } from '#protocol/features/bulk-messages.ts'
import { bulkMessageMails } from './bulk-messages.mails.ts'
import type { Recipient } from './send-batch.ts'

type Message = RowOf<typeof bulkMessages>
type House = { name: string; replyTo: string | null }
type Letter = { person: Recipient; subject: string; text: string }

/** As a message between the two where that can be, and as a mail; all in the transaction that says it was sent. */
export async function sendTo(tx: Tx, message: Message, people: readonly Recipient[]): Promise<void> {
  const letters = people.map((person) => letterTo(message, person))
  const [house, seats] = await Promise.all([houseOf(tx, message), seatsFor(tx, letters)])
  const mailIds = await Promise.all(
    letters.map((letter) => queueMail(tx, mailOf(tx, message, house, letter, seats.get(letter.person.id)))),
  )
  await tx.run(
    `update bulk_message_recipients r set sent_at = now(), message_id = g.message_id, mail_id = g.mail_id
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) g(id, message_id, mail_id) where r.id = g.id`,
    [people.map(({ id }) => id), people.map(({ id }) => seats.get(id)?.messageId ?? null), mailIds],
  )
}

function letterTo(message: Message, person: Recipient): Letter {
  const { subject, body, locale } = writtenFor(message, person.locale)
  return {
    person: { ...person, locale },
    subject: filledText(subject, person.values, locale),
    text: filledText(body, person.values, locale),
  }
}

/** By recipient. Whose first mail did not arrive has the message already. */
async function seatsFor(tx: Tx, letters: Letter[]): Promise<Map<string, Seat>> {
  const known = letters.flatMap(({ person }) => person.messageId ?? [])
  const fresh = letters.filter(({ person }) => person.talks && !person.messageId)
  const [there, made] = await Promise.all([
    known.length ? seatsOf(tx, known) : [],
    writeToEach(
      tx,
      tx.me.requireId(),
      fresh.map(({ person, subject, text }) => ({
        userId: String(person.userId),
        madeId: person.id,
        body: `${subject}\n\n${text}`,
      })),
    ),
  ])
  const byUser = new Map([...there, ...made].map((seat) => [seat.userId, seat]))
  return new Map(
    letters.flatMap(({ person }) => {
      const seat = person.userId && byUser.get(person.userId)
      return seat ? [[person.id, seat]] : []
    }),
  )
}

const seatsOf = (tx: Tx, messageIds: string[]) =>
  tx.rows<Seat>(
    `select s.user_id as "userId", s.id as "seatId", s.conversation_id as "conversationId", m.id as "messageId"
     from messages m join conversation_members s on s.conversation_id = m.conversation_id and s.user_id <> m.sender_id
     where m.id = any($1::uuid[])`,
    [messageIds],
  )

function mailOf(tx: Tx, message: Message, house: House, { person, ...texts }: Letter, seat: Seat | undefined): NewMail {
  const answer = seat && tx.registry.inbound?.of('reply', tx.site.id, seat.seatId)
  const replyTo = answer ?? (message.repliesToSender && !seat ? house.replyTo : null)
  return {
    mail: mailFor(message, seat !== undefined),
    key: `${person.id}:${person.attempt}`,
    to: { id: person.userId, email: person.email, locale: person.locale, firstName: person.firstName },
    values: {
      ...texts,
      sender: person.values.sender ?? house.name,
      organization: house.name,
      ...(seat ? { answering: howToAnswer[answer ? 'mail' : 'site'][person.locale] } : {}),
    },
    ...(seat ? { link: `/conversations/${seat.conversationId}` } : {}),
    ...(replyTo ? { replyTo } : {}),
  }
}

/** Who has no account reads where an answer is welcome. */
const mailFor = ({ repliesToSender }: Message, talks: boolean): MailKind =>
  talks
    ? bulkMessageMails.bulkMessage
    : repliesToSender
      ? bulkMessageMails.bulkMessageToAnswer
      : bulkMessageMails.bulkMessageByMail

const houseOf = (tx: Tx, { organizationId, senderId }: Message) =>
  tx.one<House>(
    'select o.name, (select u.email from users u where u.id = $2) as "replyTo" from organizations o where o.id = $1',
    [organizationId, senderId],
  )
