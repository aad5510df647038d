import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { tellLive } from './deliver.ts'

/**
 * How far somebody has read. Counted again rather than set to nought: what came while the page was open stays unread. The
 * conversation is held, so that no message comes in between.
 */
export const readConversation = handle(protocol.readConversation, async ({ subject, input: { number }, me, tx }) => {
  const upTo = Math.min(number, subject.lastNumber)
  const changed = await tx.run(
    `update conversation_members m set read_number = greatest(m.read_number, $3), unread = n.unread,
       untold_since = case when n.unread > 0 then m.untold_since end
     from (select count(*)::int as unread from messages x, conversation_members s
       where s.conversation_id = $1 and s.user_id = $2 and x.conversation_id = $1 and x.number > greatest($3, s.read_number)
         and x.sender_id is distinct from $2 and x.taken_back_at is null) n
     where m.conversation_id = $1 and m.user_id = $2 and (m.read_number < $3 or m.unread <> n.unread)`,
    [subject.id, me.id, upTo],
  )
  if (changed > 0) await tellLive(tx, subject.id)
})

const seat = 'where conversation_id = $1 and user_id = $2'

/** What is muted is not mailed about, and does not count in the menu. */
export const muteConversation = handle(protocol.muteConversation, async ({ subject, input: { isMuted }, me, tx }) => {
  await tx.run(
    `update conversation_members set is_muted = $3, untold_since = case when not $3 then untold_since end ${seat}`,
    [subject.id, me.id, isMuted],
  )
  await tellLive(tx, subject.id)
})

export const archiveConversation = handle(
  protocol.archiveConversation,
  async ({ subject, input: { isArchived }, me, tx }) => {
    await tx.run(`update conversation_members set is_archived = $3 ${seat}`, [subject.id, me.id, isArchived])
    await tellLive(tx, subject.id)
  },
)
