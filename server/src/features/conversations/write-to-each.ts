import type { Tx } from '#engine/writing/transaction.ts'
import { tellLive } from './deliver.ts'
import { houseOf, studentOf } from './start-conversation.ts'

/** To one person: `madeId` is what the sender's side calls it. */
type Letter = { userId: string; madeId: string; body: string }
/** Where the reader sits: what they answer by mail becomes their message there. */
export type Seat = { userId: string; messageId: string; conversationId: string; seatId: string }

/**
 * A message of its own to each of many people, to whom the sender may write: the caller has looked. Something else tells
 * them of it at once, so no mail about what is unread follows. As few statements for fifty as for one, and none of the rows
 * is written twice.
 */
export async function writeToEach(tx: Tx, senderId: string, letters: Letter[]): Promise<Seat[]> {
  if (letters.length === 0) return []
  const sent = await tx.rows<Seat>(
    `with given as (
       select g.*, least($1::uuid, g.user_id) || ':' || greatest($1::uuid, g.user_id) as pair_key, array[$1::uuid, g.user_id] as pair
       from unnest($2::uuid[], $3::uuid[], $4::text[]) g(user_id, made_id, body)),
     talk as (
       insert into conversations (kind, pair_key, student_id, organization_id, started_by_id, last_number, last_message_at)
       select 'direct', g.pair_key, ${studentOf('g.pair')}, ${houseOf('g.pair')}, $1, 1, now() from given g order by g.pair_key
       on conflict (tenant_id, pair_key) do update set last_number = conversations.last_number + 1, last_message_at = now()
       returning id, pair_key, last_number),
     message as (
       insert into messages (conversation_id, sender_id, made_id, body, number, sent_at)
       select t.id, $1, g.made_id, g.body, t.last_number, now() from talk t join given g using (pair_key)
       returning id, conversation_id),
     seat as (
       insert into conversation_members as m (conversation_id, user_id, read_number, last_message_at, unread)
       select t.id, p.id, t.last_number - 1, now(), (p.id <> $1)::int
       from talk t join given g using (pair_key) cross join unnest(g.pair) p(id)
       on conflict (tenant_id, conversation_id, user_id) do update set left_at = null, last_message_at = now(),
         unread = m.unread + excluded.unread, is_archived = m.is_archived and m.is_muted and m.user_id <> $1
       returning id, conversation_id, user_id)
     select s.user_id as "userId", s.id as "seatId", s.conversation_id as "conversationId", m.id as "messageId"
     from seat s join message m using (conversation_id) where s.user_id <> $1`,
    [senderId, ...(['userId', 'madeId', 'body'] as const).map((name) => letters.map((letter) => letter[name]))],
  )
  await tellLive(tx, ...sent.map(({ conversationId }) => conversationId))
  return sent
}
