import type { Tx } from '#engine/writing/transaction.ts'

/** Somebody is in it; whoever opens it themselves finds it in their list again. */
export async function takeSeat(tx: Tx, conversationId: string, userId: string, opensIt: boolean): Promise<void> {
  await tx.run(
    `insert into conversation_members (conversation_id, user_id, read_number, last_message_at)
     select c.id, $2, c.last_number, c.last_message_at from conversations c where c.id = $1
     on conflict (tenant_id, conversation_id, user_id) do update
       set left_at = null, is_archived = conversation_members.is_archived and not $3`,
    [conversationId, userId, opensIt],
  )
}

/**
 * Who belongs to an internship now: its student, the mentors and, from when the school has agreed, who guides it at the
 * host. Administrators of the school who came in stay in.
 */
const belongs = `select u.id from conversations c join internships i on i.id = c.internship_id
  join users u on u.status = 'active' and (u.id = i.student_id
    or (i.school_id is not null and u.id in (select m.mentor_id from mentored_students m where m.student_id = i.student_id))
    or (i.status not in ('proposed', 'refused') and u.id in (i.supervisor_id, i.contact_person_id)))
  where c.id = $1`

/** Mentors and supervisors change: whoever is new comes in, whoever has nothing to do with it any more goes. */
export async function tendMembers(tx: Tx, conversationId: string): Promise<void> {
  await tx.run(
    `insert into conversation_members (conversation_id, user_id, read_number, last_message_at)
     select c.id, b.id, c.last_number, c.last_message_at from conversations c cross join (${belongs}) b where c.id = $1
     on conflict (tenant_id, conversation_id, user_id) do update set left_at = null
       where conversation_members.left_at is not null`,
    [conversationId],
  )
  await tx.run(
    `update conversation_members m set left_at = now(), unread = 0, untold_since = null
     where m.conversation_id = $1 and m.left_at is null and m.user_id not in (${belongs})
       and not exists (select from conversations c join internships i on i.id = c.internship_id
         join roles r on r.user_id = m.user_id and r.name = 'admin' and r.organization_id in (i.school_id, i.organization_id)
         where c.id = $1)`,
    [conversationId],
  )
}
