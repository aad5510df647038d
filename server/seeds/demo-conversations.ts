import type { Sql } from '#db/database.ts'

type Line = readonly [writer: number, daysAgo: number, time: string, text: string]
type Cast = { student: string; mentor: string; host: string | null; internshipId: string | null; schoolAdmin: string }

const withMentor: Line[] = [
  [1, 6, '09:12', 'Hoi, hoe was je eerste week?'],
  [0, 6, '15:40', 'Leuk! Ik mocht meteen veel zelf doen. Alleen de reis is lang.'],
  [1, 5, '08:55', 'Fijn om te horen. Neem dinsdag even je urenbriefje mee, dan kijken we samen.'],
  [0, 5, '16:05', 'Doe ik.'],
  [1, 1, '10:20', 'Goed bezig, al over de helft van je uren!'],
]
const withHost: Line[] = [
  [1, 3, '11:02', 'Morgen beginnen we een half uur later. Trek oude kleren aan, we gaan schilderen.'],
  [0, 3, '15:31', 'Oké, dan ben ik er om half tien.'],
  [1, 2, '16:48', 'Bedankt voor je hulp vandaag, het ziet er mooi uit.'],
]
const aroundPlace: Line[] = [
  [1, 8, '13:15', 'Welkom allebei. Hier kunnen we met zijn allen afspraken maken over de stage.'],
  [2, 7, '10:05', 'Goed idee. Op donderdag is er altijd iemand die vragen kan beantwoorden.'],
  [0, 7, '15:52', 'Top, dank u wel.'],
]
const amongStaff: Line[] = [
  [1, 4, '14:10', 'Van vier leerlingen mist nog een handtekening op het contract. Kun jij ze even herinneren?'],
  [0, 4, '14:35', 'Ik zie ze morgen in de les, ik vraag het meteen.'],
]

/** Three students of the mentor with a demo account, the student with one first. */
const casts = `select i.student_id as student, m.mentor_id as mentor, i.id as "internshipId",
    (select u.id from users u join roles r on r.user_id = u.id join organizations o on o.id = r.organization_id
     where u.id in (i.supervisor_id, i.contact_person_id) and u.status = 'active' and o.type in ('NonProfit', 'Provider') limit 1) as host,
    (select u.id from users u where u.email like 'schooladmin@%' limit 1) as "schoolAdmin"
  from internships i join users s on s.id = i.student_id join mentored_students m on m.student_id = i.student_id
    join users t on t.id = m.mentor_id and t.email like 'mentor@%'
  where i.status in ('running', 'evaluating', 'ready', 'contracting', 'approved') and i.school_id is not null
  order by s.email like 'student@%' desc, i.status = 'running' desc, i.id limit 3`

/** The conversation, its lines and who takes part in one statement: there are many sites to fill. */
const talk = `with lines as (
    select writer, body, n, (today_nl() - days_ago + at) at time zone 'Europe/Amsterdam' as moment
    from unnest($5::int[], $6::int[], $7::time[], $8::text[]) with ordinality l(writer, days_ago, at, body, n)
  ), made as (
    insert into conversations (kind, pair_key, internship_id, student_id, organization_id, started_by_id, last_number, last_message_at)
    select case when $2::text is null then 'internship' else 'direct' end, $2, $3::uuid, $4::uuid,
      (select r.organization_id from roles r join organizations o on o.id = r.organization_id
       where r.user_id = any($1::uuid[]) and o.type = 'School' limit 1),
      ($1::uuid[])[2], count(*), max(moment) from lines
    returning id, last_number, last_message_at
  ), said as (
    insert into messages (conversation_id, sender_id, made_id, body, created_at, sent_at, number)
    select made.id, ($1::uuid[])[writer + 1], gen_random_uuid(), body, moment, moment, n from made, lines
  )
  insert into conversation_members (conversation_id, user_id, unread, read_number, last_message_at)
  select made.id, u, (u <> l.newest)::int, made.last_number - (u <> l.newest)::int, made.last_message_at
  from made, unnest($1::uuid[]) u, (select ($1::uuid[])[writer + 1] as newest from lines order by n desc limit 1) l`

/** What was said between them, of which the newest message is not read yet. Nobody is mailed about it. */
const addTalk = (
  sql: Sql,
  people: string[],
  about: Pick<Cast, 'internshipId'>,
  lines: Line[],
  studentId: string | null,
) =>
  sql.run(talk, [
    people,
    about.internshipId ? null : people.toSorted().join(':'),
    about.internshipId,
    studentId,
    ...[0, 1, 2, 3].map((at) => lines.map((line) => line[at])),
  ])

/** A few conversations that one can look at; nothing is drawn for them, so that nothing else of the demo changes. */
export async function addConversations(sql: Sql): Promise<void> {
  const found = await sql.rows<Cast>(casts)
  const none = { internshipId: null }
  for (const { student, mentor, host, internshipId } of found) {
    await addTalk(sql, [student, mentor], none, withMentor, student)
    if (!host) continue
    await addTalk(sql, [student, host], none, withHost, student)
    await addTalk(sql, [student, mentor, host], { internshipId }, aroundPlace, student)
  }
  const [first] = found
  if (first) await addTalk(sql, [first.mentor, first.schoolAdmin], none, amongStaff, null)
}
