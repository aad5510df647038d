import type { Sql } from '#db/database.ts'

/** Where the demo accounts of a school work. */
const sender = `select u.id as sender, r.organization_id as house from users u join roles r on r.user_id = u.id and r.name = 'admin'
  join organizations o on o.id = r.organization_id and o.type = 'School' where u.email like 'schooladmin@%' limit 1`

const texts = {
  done: [
    'Lever je urenbriefje in, {voornaam}',
    'Hoi {voornaam},\n\nVrijdag kijken we alle uren na. Van jou staan er {uren} uur bij {stageplek}. Klopt dat?\n\nGroeten,\n{afzender}',
  ],
  draft: ['Bedankt voor het begeleiden van {leerling}', 'Beste {voornaam},\n\n'],
}

/** One that went out and one that is being written; nobody is mailed about them. */
export async function addBulkMessages(sql: Sql): Promise<void> {
  const [subject, body] = texts.done
  await sql.run(
    `with s as (${sender}), made as (
       insert into bulk_messages (sender_id, organization_id, audience, chosen, subject, body, status, started_at, finished_at, total, left_out, created_at)
       select s.sender, s.house, 'students', '{"filter": "filter[status_in]=running"}', $1, $2, 'done',
         now() - interval '2 days', now() - interval '2 days', 0, 0, now() - interval '2 days' from s returning id, organization_id
     ), people as (
       insert into bulk_message_recipients (bulk_message_id, person_key, user_id, locale, student_ids, internship_ids, sent_at, left_out)
       select distinct on (lower(u.email)) m.id, lower(u.email), u.id, u.locale, array[u.id], array[i.id],
         case when u.status = 'active' then now() - interval '2 days' end, case when u.status <> 'active' then 'notActive' end
       from made m join internships i on i.school_id = m.organization_id and i.status = 'running'
         join users u on u.id = i.student_id order by lower(u.email), i.id limit 40 returning bulk_message_id, left_out
     )
     select 1 from people limit 1`,
    [subject, body],
  )
  await sql.run(
    `update bulk_messages b set total = n.total, left_out = n.left_out from (
       select bulk_message_id as id, count(*) filter (where left_out is null) as total,
         count(*) filter (where left_out is not null) as left_out from bulk_message_recipients group by 1) n where b.id = n.id`,
  )
  await sql.run(
    `with s as (${sender}) insert into bulk_messages (sender_id, organization_id, audience, chosen, subject, body)
     select s.sender, s.house, 'hosts', '{"filter": "filter[status_in]=running,evaluating"}', $1, $2 from s`,
    texts.draft,
  )
}
