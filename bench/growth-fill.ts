import type pg from 'pg'

export type School = {
  schoolId: string
  adminId: string
  mentorId: string
  levelId: string
  periodId: string
  studentId: string
  groupId: string
  password: string
}

/**
 * A school as it is in the middle of a year: one internship per student, a fifth of them in each of five phases, classes
 * of 20 with a mentor each, one host to ten students, and what was done so far. Whatever its size, it has the same
 * proportions, and one mentor who looks after two classes and fifteen single students.
 */
export async function fillSchool(client: pg.Client, tenantKey: string, students: number, hash: string) {
  const { id } = (await client.query('select id from tenants where key = $1', [tenantKey])).rows[0]
  await client.query(`select set_config('app.tenant', $1, false)`, [id])
  await client.query(
    `create temp table school as select gen_random_uuid() as id, $1::int as size,
    (select y.id from school_years y where y.tenant_id = current_tenant() and today_nl() between start_date and end_date) as year_id`,
    [students],
  )
  // The planner knows nothing about these lists and would walk them row by row.
  await client.query('set enable_nestloop = off')
  for (const step of steps) {
    await client.query(step)
    if (/^(insert into (users|roles|internships|internship_phases|group_memberships)|create temp)/.test(step))
      await client.query('analyze')
  }
  await client.query('reset enable_nestloop')
  await client.query(
    `insert into credentials (user_id, password_hash) select id, $1 from people where kind in ('admin', 'mentor') and n = 1`,
    [hash],
  )
  const { rows } = await client.query(`select (select id from school) as "schoolId",
    (select id from people where kind = 'admin' and n = 1) as "adminId",
    (select id from people where kind = 'mentor' and n = 1) as "mentorId",
    (select l.id from levels l join school s on s.id = l.school_id where l.name = 'havo') as "levelId",
    (select p.id from internship_periods p join school s on s.id = p.school_id order by p.start_date limit 1) as "periodId",
    (select id from people where kind = 'student' and n = 1) as "studentId",
    (select id from classes where n = 1) as "groupId"`)
  await client.query('drop table school, people, hosts, classes, places')
  return rows[0] as School
}

const steps = [
  `insert into organizations (id, type, status, name, city, brin) select id, 'School', 'approved', 'Groeicollege', 'Utrecht', '97XX' from school`,
  `insert into internship_periods (school_id, school_year_id, name, start_date, end_date, target_hours)
   select s.id, y.id, 'Maatschappelijke stage', y.start_date, y.end_date, 30 from school s join school_years y on y.id = s.year_id`,
  `insert into levels (school_id, name, position) select id, name, n from school, unnest(array['vmbo', 'havo', 'vwo']) with ordinality l(name, n)`,
  `insert into tags (name) select 'Interesse ' || n from generate_series(1, 12) n`,
  `create temp table people as select gen_random_uuid() as id, 'student' as kind, n from school, generate_series(1, size) n
   union all select gen_random_uuid(), 'mentor', n from school, generate_series(1, size / 20 + 1) n
   union all select gen_random_uuid(), 'admin', n from generate_series(1, 3) n
   union all select gen_random_uuid(), 'host', n from school, generate_series(1, size / 10) n`,
  `insert into users (id, email, status, first_name, infix, last_name, confirmed_at, invited_at, last_sign_in_at)
   select id, kind || n || '@groei.test',
     case when kind <> 'student' then 'active' when n % 25 = 0 then 'archived' when n % 10 = 3 then 'invited' else 'active' end,
     (array['Noor', 'Daan', 'Emma', 'Sem', 'Zoë', 'Joël', 'Fatima', 'Lars'])[1 + n % 8], case when n % 5 = 0 then 'van der' end,
     (array['Jansen', 'de Vries', 'Bakker', 'Visser', 'Smit', 'Mulder'])[1 + n % 6] || ' ' || n, now(),
     case when n % 20 <> 3 then now() - interval '60 days' end, case when n % 10 <> 3 then now() - n % 30 * interval '1 day' end
   from people`,
  `create temp table hosts as select p.id as contact_id, gen_random_uuid() as id, gen_random_uuid() as vacancy_id, p.n,
     concat_ws(' ', (array['Bakkerij', 'Zorgcentrum', 'Museum', 'Kinderopvang', 'Buurthuis', 'Dierenasiel', 'Bibliotheek', 'Sportclub', 'Garage', 'Theater'])[1 + n % 10],
       (array['De Linde', 'Van Dijk', 'Het Anker', 'Oosterpoort', 'Zonnehoek', 'De Brug', 'Waterland', 'Sint Jan', 'Kompas'])[1 + n % 9], nullif(n / 90, 0)) as name
   from people p where kind = 'host'`,
  `insert into organizations (id, type, status, name, city, center_id)
   select h.id, case when n % 2 = 0 then 'NonProfit' else 'Provider' end, case when n % 30 = 0 then 'pending' else 'approved' end, name, 'Utrecht', s.id
   from hosts h, school s`,
  `insert into vacancies (id, organization_id, title, description, status, places, published_at, sector)
   select vacancy_id, id, 'Plek ' || n, 'Help mee', case when n % 5 = 0 then 'closed' else 'published' end, 20, now() - n * interval '1 hour', 'zorg' from hosts`,
  `insert into roles (user_id, name, organization_id)
   select p.id, case when kind = 'host' then 'admin' else kind end, coalesce(h.id, s.id) from school s, people p left join hosts h on h.contact_id = p.id`,
  `update student_profiles set student_number = (120000 + p.n)::text, birth_date = '2010-01-01', departed_on = case when p.n % 50 = 7 then today_nl() - 10 end
   from people p where p.id = student_profiles.id`,
  `create temp table classes as select gen_random_uuid() as id, n from school, generate_series(1, size / 20 + 1) n`,
  `insert into groups (id, school_id, school_year_id, level_id, name)
   select c.id, s.id, s.year_id, (select id from levels l where l.school_id = s.id and l.position = 1 + c.n % 3), 'K' || lpad(c.n::text, 4, '0')
   from classes c, school s`,
  `insert into group_memberships (group_id, student_id, started_on)
   select c.id, p.id, today_nl() - 60 from people p join classes c on c.n = 1 + (p.n - 1) / 20 where kind = 'student'`,
  `insert into mentorships (school_id, mentor_id, group_id)
   select s.id, p.id, c.id from school s, people p join classes c on c.n = p.n or (p.n = 1 and c.n = 2) where kind = 'mentor' and p.n <> 2 and c.n % 12 <> 11`,
  `insert into mentorships (school_id, mentor_id, student_id)
   select s.id, p.id, x.id from school s, people p join people x on x.kind = 'student' and x.n between 41 and 55 where p.kind = 'mentor' and p.n = 1`,
  `insert into student_interests (student_id, tag_id)
   select p.id, t.id from people p join (select id, row_number() over (order by id) as n from tags where tenant_id = current_tenant()) t
     on t.n in (1 + p.n % 12, 1 + (p.n + 5) % 12) where kind = 'student'`,
  // Of each class every phase; three in ten late, one in ten handed in. Whoever waits for a yes found the place themselves.
  `create temp table places as select gen_random_uuid() as id, p.id as student_id, p.n, p.n % 5 as at, h.id as host_id, h.name as host_name, h.vacancy_id, h.contact_id,
     ip.id as period_id, ip.school_id from people p join hosts h on h.n = 1 + p.n % (select count(*) from hosts)
     cross join internship_periods ip join school s on s.id = ip.school_id where p.kind = 'student'`,
  `insert into internships (id, school_id, student_id, organization_id, vacancy_id, internship_period_id, contact_person_id, supervisor_id, status, title,
     description, start_date, end_date, self_found, organization_name, created_at)
   select id, school_id, student_id, host_id, vacancy_id, period_id, contact_id, contact_id,
     (array['proposed', 'running', 'running', 'evaluating', 'completed'])[1 + at], 'Stage ' || n, 'Ik help mee', today_nl() - 50, today_nl() + 90,
     at = 0, host_name, now() - n % 1440 * interval '1 minute' from places`,
  `insert into internship_phases (internship_id, student_id, position, step, kind, name, name_en, status, due_on)
   select id, student_id, at, at, (array['approval', 'hours', 'assignment', 'evaluation', 'completion'])[1 + at], 'Stap', 'Step',
     case when at = 4 then 'approved' when n % 10 in (5, 6) then 'submitted' else 'open' end,
     today_nl() + case when n / 5 % 10 in (3, 5, 7) then -5 - n % 20 else n % 60 end from places`,
  `update internships i set current_phase_id = p.id from internship_phases p where p.internship_id = i.id and i.tenant_id = current_tenant() and p.tenant_id = i.tenant_id`,
  `insert into applications (vacancy_id, organization_id, student_id, school_id, internship_period_id, status, sent_at, created_at)
   select vacancy_id, host_id, student_id, school_id, period_id, (array['submitted', 'with_host', 'declined', 'accepted'])[1 + n % 4],
     case when n % 4 > 0 then now() end, now() - n * interval '1 minute' from places where n % 2 = 0 or at = 1`,
  // Signing in, being put into a class by a few requests for many, an invitation, and what a host did.
  `insert into events (name, subject_type, subject_id, actor_id, created_at)
   select 'session.started', 'users', id, id, now() - (n % 500 + d) * interval '1 hour' from people, generate_series(1, 4) d where kind in ('student', 'mentor', 'host')`,
  `insert into events (name, subject_type, subject_id, actor_id, request_id, has_others, data, created_at)
   select 'student.joined_group', 'users', p.id, a.id, 'growth-' || c.n || current_tenant(), true, jsonb_build_object('groupId', c.id), now() - c.n * interval '1 hour'
   from people p join classes c on c.n = 1 + (p.n - 1) / 20 join people a on a.kind = 'admin' and a.n = 1 where p.kind = 'student'`,
  `insert into events (name, subject_type, subject_id, actor_id, created_at)
   select 'user.invited', 'users', p.id, a.id, now() - p.n % 900 * interval '1 hour' from people p join people a on a.kind = 'admin' and a.n = 1 where p.kind = 'student'`,
  `insert into events (name, subject_type, subject_id, actor_id, created_at)
   select 'vacancy.published', 'vacancies', vacancy_id, contact_id, now() - n * interval '2 hours' from hosts`,
]
