import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import { mailBounced } from '#protocol/features/inbound-mail.ts'
import { inboundMailNews } from './inbound-mail.news.ts'

type Bounced = { recipient: string; senderId: string | null; name: string | null }
type Signer = { contractId: string; name: string }

/** Who looks after somebody: the administrators of the school, centre or host where they are. */
const lookAfter = `select distinct a.user_id as id from roles r
  join roles a on a.organization_id = r.organization_id and a.name = 'admin'
  join users u on u.id = a.user_id and u.status = 'active' where r.user_id = $1 and a.user_id <> $1`

/** Somebody without an account is known by what they are to sign. */
const signerAt = `select s.contract_id as "contractId", s.name from contract_signers s
  where lower(s.email) = lower($1) and s.status in ('invited', 'viewed') order by s.invited_at desc limit 1`

/** A message to many says itself whom it did not reach. */
const reportOf = `select r.bulk_message_id as "messageId" from bulk_message_recipients r where r.mail_id = $1`

/**
 * Whoever sent it hears of every mail that did not arrive, who looks after its reader only of the first: after that the
 * page of that person says it.
 */
export const tellMailBounced = on('tellMailBounced', mailBounced, async ({ event, tx }) => {
  const mail = await tx.row<Bounced>(
    `select m.recipient, s.id as "senderId", concat_ws(' ', u.first_name, u.infix, u.last_name) as name from mails m
     left join users s on s.id = m.sender_id and s.status = 'active' and s.id is distinct from m.user_id
     left join users u on u.id = m.user_id where m.id = $1`,
    [event.mailId],
  )
  if (!mail) return
  const owners = event.userId && event.isFirst ? await tx.rows<{ id: string }>(lookAfter, [event.userId]) : []
  const told = new Set([...(mail.senderId ? [mail.senderId] : []), ...owners.map(({ id }) => id)])
  const signer = event.userId ? undefined : await tx.row<Signer>(signerAt, [mail.recipient])
  const sent = event.userId ? undefined : await tx.row<{ messageId: string }>(reportOf, [event.mailId])
  const path = event.userId
    ? `/users/${event.userId}`
    : sent
      ? `/internships/bulk_messages/${sent.messageId}`
      : signer
        ? `/contracts/${signer.contractId}`
        : '/dashboard'
  const detail = mail.name || signer?.name || mail.recipient
  const people = await tx.rows<Recipient>(
    'select id, email, locale, first_name as "firstName" from users where id = any($1::uuid[])',
    [[...told]],
  )
  for (const to of people) await tell(tx, inboundMailNews.mailBounced, { event, to, detail, path })
})
