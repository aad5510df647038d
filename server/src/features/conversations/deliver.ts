import type { Tx } from '#engine/writing/transaction.ts'

/** So long somebody may leave something unread before a mail says so. */
const MINUTES_UNREAD = 10

/** More than go into one notice: then everybody is asked what they may see of it. */
const MOST_PEOPLE = 100

/**
 * Every open browser of who may see it looks again: its members, and the staff that can read along. No event is stored: who wrote to whom, and when, is nobody's to look up
 * in the list of recent actions.
 */
export const tellLive = (tx: Tx, conversationId: string) =>
  tx.run(
    `select pg_notify('live', json_build_array(current_tenant(), 'conversations', $1::text, null,
       case when count(*) <= $2 then json_agg(p.id) end)::text)
     from (select user_id as id from conversation_members where conversation_id = $1::uuid
       union select r.user_id from conversations c join roles r on r.organization_id = c.organization_id and r.name in ('admin', 'mentor')
         where c.id = $1::uuid and c.student_id is not null) p`,
    [conversationId, MOST_PEOPLE],
  )

/** `isTold`: something else tells of it at once, so that no mail about what is unread follows. */
type Message = { id: string; conversationId: string; senderId: string | null; isTold?: boolean }

/** A message arrives: it gets its number, and for everybody else there is one more to read. */
export async function deliver(tx: Tx, { id, conversationId, senderId, isTold = false }: Message): Promise<void> {
  const { number } = await tx.one<{ number: number }>(
    `update conversations set last_number = last_number + 1, last_message_at = now() where id = $1
     returning last_number as number`,
    [conversationId],
  )
  await tx.run('update messages set number = $2, sent_at = now() where id = $1', [id, number])
  const untold = await tx.rows<{ id: string; isNew: boolean }>(
    `update conversation_members m set last_message_at = now(), is_archived = m.is_archived and m.is_muted,
       unread = m.unread + (m.user_id is distinct from $2)::int,
       untold_since = case when m.user_id is distinct from $2 and not m.is_muted and not $3
         then coalesce(m.untold_since, now()) else m.untold_since end
     where m.conversation_id = $1 and m.left_at is null returning m.id, coalesce(m.untold_since = now(), false) as "isNew"`,
    [conversationId, senderId, isTold],
  )
  const runAt = new Date(Date.now() + MINUTES_UNREAD * 60_000)
  for (const { id: seatId, isNew } of untold)
    if (isNew) tx.enqueue({ identifier: 'tellUnread', payload: { seatId }, key: `unread:${seatId}`, runAt })
  await tellLive(tx, conversationId)
}
