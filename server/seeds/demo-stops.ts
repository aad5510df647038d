import type { Sql } from '#db/database.ts'

/** Who ended it, in whose words, and how many days ago. */
const stops = [
  ['student', 'De reistijd was te lang: drie kwartier heen en drie kwartier terug.', 4],
  ['host', 'De begeleider is ziek en er is niemand die het kan overnemen.', 9],
  ['noShow', 'Niet verschenen op de eerste twee dagen, en niet te bereiken.', 12],
  ['student', 'Het werk paste niet. Wil liever iets met dieren.', 16],
  ['school', 'Ging niet meer naar de lessen. Eerst de vakken op orde.', 21],
  ['host', 'De winkel sluit eerder dan gedacht.', 26],
  ['student', 'Blessure aan de knie, kan niet lang staan.', 33],
] as const

/** Places that ended before their time, of students who look for another one: each at the host of a classmate. */
export async function addStops(sql: Sql, schoolId: string, periodId: string): Promise<void> {
  await sql.run(
    `with given as (select s.*, row_number() over () as n
         from jsonb_to_recordset($3::jsonb) as s ("by" text, reason text, days integer)),
       students as (select p.id, row_number() over (order by md5(u.email)) as n from student_profiles p join users u on u.id = p.id
         where p.school_id = $1 and p.departed_on is null and u.status <> 'archived' and u.email not like 'student@%'
           and not exists (select from internships i where i.student_id = p.id)),
       places as (select i.*, row_number() over (order by md5(i.title), i.id) as n from internships i
         where i.school_id = $1 and i.internship_period_id = $2 and i.organization_id is not null and i.status = 'running')
     insert into internships (school_id, student_id, organization_id, vacancy_id, internship_period_id, contact_person_id, supervisor_id,
       status, title, description, start_date, end_date, weekdays, contract_type, ended_by, ended_reason, ended_by_id, created_at, updated_at)
     select $1, s.id, i.organization_id, i.vacancy_id, $2, i.contact_person_id, i.supervisor_id,
       'stopped', i.title, i.description, least(i.start_date, today_nl() - g.days), today_nl() - g.days, i.weekdays, i.contract_type,
       g.by, g.reason, (select id from users where email like 'schooladmin@%'),
       now() - make_interval(days => g.days + 40), now() - make_interval(days => g.days)
     from given g join students s on s.n = g.n join places i on i.n = g.n`,
    [schoolId, periodId, JSON.stringify(stops.map(([by, reason, days]) => ({ by, reason, days })))],
  )
}
