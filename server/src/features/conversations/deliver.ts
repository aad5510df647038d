import type { Tx } from '#engine/writing/transaction.ts'

/** So long somebody may leave something unread before a mail says so. */
const MINUTES_UNREAD = 10

/** More than go into one notice: then everybody is asked what they may see of it. */
const MOST_PEOPLE = 100

/**
 * Every open browser of who may see it looks again: its members, and the staff that can read along. No event is stored: who
 * wrote to whom, and when, is nobody's to look up in the list of recent actions.
 */
export const tellLive = (tx: Tx, ...conversationIds: string[]) =>
  tx.run(
    `select pg_notify('live', json_build_array(current_tenant(), 'conversations', c.id, null, (
       select case when count(*) <= $2 then json_agg(p.id) end
       from (select user_id as id from conversation_members where conversation_id = c.id
         union select r.user_id from roles r where r.organization_id = c.organization_id and r.name in ('admin', 'mentor')
           and c.student_id is not null) p))::text)
     from conversations c where c.id = any($1::uuid[])`,
    [conversationIds, MOST_PEOPLE],
  )

type Message = { id: string; conversationId: string; senderId: string | null }

/** A message arrives: it gets its number, and for everybody else there is one more to read. */
export async function deliver(tx: Tx, { id, conversationId, senderId }: Message): Promise<void> {
  const { number } = await tx.one<{ number: number }>(
    `update conversations set last_number = last_number + 1, last_message_at = now() where id = $1
     returning last_number as number`,
    [conversationId],
  )
  await tx.run('update messages set number = $2, sent_at = now() where id = $1', [id, number])
  const untold = await tx.rows<{ id: string; isNew: boolean }>(
    `update conversation_members m set last_message_at = now(), is_archived = m.is_archived and m.is_muted,
       unread = m.unread + (m.user_id is distinct from $2)::int,
       untold_since = case when m.user_id is distinct from $2 and not m.is_muted
         then coalesce(m.untold_since, now()) else m.untold_since end
     where m.conversation_id = $1 and m.left_at is null returning m.id, coalesce(m.untold_since = now(), false) as "isNew"`,
    [conversationId, senderId],
  )
  const runAt = new Date(Date.now() + MINUTES_UNREAD * 60_000)
  for (const { id: seatId, isNew } of untold)
    if (isNew) tx.enqueue({ identifier: 'tellUnread', payload: { seatId }, key: `unread:${seatId}`, runAt })
  await tellLive(tx, conversationId)
}
