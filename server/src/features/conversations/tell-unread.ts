import { job } from '#engine/feature.ts'
import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import { adminsOf } from '#features/mentorships/who-looks-after.ts'
import type { Recipient } from '#mail/queue.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { conversationMails } from './conversations.mails.ts'
import { conversationNews } from './conversations.news.ts'
import { howToAnswer } from './how-to-answer.ts'

/**
 * Ten minutes after the first message that somebody did not read. Whatever else waits for them goes along, so that the
 * jobs of their other conversations find nothing left to tell: one mail for a person, not one for each message.
 */
export const tellUnread = job('tellUnread', ({ site, payload, road }) =>
  road.inTenant(site, async (tx) => {
    const told = await tx.rows<{ userId: string }>(
      `update conversation_members m set untold_since = null
       where m.untold_since is not null and m.user_id = (select s.user_id from conversation_members s
         where s.id = $1 and s.untold_since is not null)
       returning m.user_id as "userId"`,
      [payload.seatId],
    )
    const userId = told[0]?.userId
    if (userId) tx.emit(protocol.messageReceived, { userId }, { type: 'users', id: userId })
  }),
)

type Waiting = { seatId: string; conversationId: string; writer: string | null; unread: number }

const waiting = `select m.id as "seatId", m.conversation_id as "conversationId", m.unread,
    (select concat_ws(' ', u.first_name, u.infix, u.last_name) from messages x join users u on u.id = x.sender_id
     where x.conversation_id = m.conversation_id and x.sender_id <> m.user_id and x.number is not null
     order by x.number desc limit 1) as writer
  from conversation_members m
  where m.user_id = $1 and m.unread > 0 and not m.is_muted and m.left_at is null
  order by m.last_message_at desc`

/** Only from whom and how many: a mail is read by others and kept for ever. */
export const tellMessageReceived = on('tellMessageReceived', protocol.messageReceived, async ({ event, tx }) => {
  const { userId } = event
  const found = await tx.rows<Waiting>(waiting, [userId])
  const to = await tx.row<Recipient & { id: string }>(
    `select id, email, locale, first_name as "firstName" from users where id = $1 and status = 'active'`,
    [userId],
  )
  if (!to || found.length === 0) return
  const names = [...new Set(found.flatMap(({ writer }) => (writer ? [writer] : [])))]
  const and = to.locale === 'nl' ? ' en ' : ' and '
  const shown = names.slice(0, 3)
  const more = names.length - shown.length
  const rest = more > 0 ? [to.locale === 'nl' ? `nog ${more}` : `${more} more`] : []
  const who = new Intl.ListFormat(to.locale, { type: 'conjunction' }).format([...shown, ...rest]) || and.trim()
  const count = found.reduce((sum, { unread }) => sum + unread, 0)
  const path = found.length === 1 ? `/conversations/${found[0]?.conversationId}` : '/conversations'
  const [only, ...others] = found
  const replyTo = only && others.length === 0 ? tx.registry.inbound?.of('reply', tx.site.id, only.seatId) : undefined
  const answering = howToAnswer[replyTo ? 'mail' : 'site'][to.locale]
  const mail = count === 1 ? conversationMails.messageReceived : conversationMails.messagesReceived
  const values = { who, count: String(count), answering }
  await tell(tx, conversationNews.messageReceived, { event, to, detail: who, path, mail, values, replyTo })
})

export const tellMessageReported = on('tellMessageReported', protocol.messageReported, async ({ event, tx }) => {
  if (!event.organizationId) return
  const report = await tx.row<{ senderId: string | null }>(
    `select sender_id as "senderId" from message_reports where id = $1 and status = 'open'`,
    [event.reportId],
  )
  if (!report) return
  const path = '/conversations/klachten'
  for (const to of await adminsOf(tx, event.organizationId)) {
    if (to.id === report.senderId) continue
    await tell(tx, conversationNews.messageReported, { event, to, path, mail: conversationMails.messageReported })
  }
})
