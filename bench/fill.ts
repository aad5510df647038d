import type pg from 'pg'

export const benchTenant = 'demo'

/** A site of the size that one city has: 100,000 internships of 20,000 students at 2,000 hosts over eight periods. */
export async function fill(client: pg.Client, internships = 100_000): Promise<{ tenantId: string; schoolId: string }> {
  const tenantId = (await client.query('select id from tenants where key = $1', [benchTenant])).rows[0].id as string
  await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
  await client.query(`
    insert into organizations (type, status, name, city, brin) values ('School', 'approved', 'Bench College', 'Utrecht', '99XX');
    insert into organizations (type, status, name, city, website, description)
      select case when i % 2 = 0 then 'NonProfit' else 'Provider' end, 'approved', 'Host ' || i, 'Utrecht', 'https://host' || i || '.example', repeat('Wij doen mooi werk. ', 5)
      from generate_series(1, 2000) i;
    insert into users (email, status, first_name, last_name)
      select 'student' || i || '@bench.test', 'active', 'Student', 'Nummer ' || i from generate_series(1, 20000) i;
    insert into users (email, status, first_name, last_name)
      select 'host' || i || '@bench.test', 'active', 'Contact', 'Nummer ' || i from generate_series(1, 4000) i;`)
  const schoolId = (await client.query(`select id from organizations where brin = '99XX'`)).rows[0].id as string
  await client.query(`
    insert into roles (user_id, name, organization_id) select id, 'student', '${schoolId}' from users where email like 'student%@bench.test';
    insert into vacancies (organization_id, title, description, status)
      select id, 'Vacature bij ' || name, repeat('Help je mee? ', 8), 'published' from organizations where name like 'Host %';
    insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
      select '${schoolId}', y.id, 'Periode ' || p, y.start_date, y.end_date from school_years y, generate_series(1, 2) p where y.tenant_id = current_tenant();`)
  // The planner knows nothing about these lists and would walk them row by row.
  await client.query('analyze; set enable_nestloop = off; set session_replication_role = replica')
  await client.query(
    `with s as (select id, row_number() over (order by id) - 1 as n from users where email like 'student%@bench.test'),
          h as (select id, row_number() over (order by id) - 1 as n from users where email like 'host%@bench.test'),
          v as (select id, organization_id, row_number() over (order by id) - 1 as n from vacancies),
          p as (select id, row_number() over (order by id) - 1 as n from internship_periods)
     insert into internships (school_id, student_id, organization_id, vacancy_id, internship_period_id, contact_person_id,
       supervisor_id, status, title, description, motivation, start_date, end_date, contract_type, hours, created_at)
     select $1, s.id, v.organization_id, v.id, p.id, h.id, h2.id, 'running', 'Stage ' || i, repeat('Ik help mee. ', 8),
       repeat('Ik wil dit graag. ', 6), '2026-09-01', '2027-01-31', 'digital', i % 40, now() - make_interval(secs => i)
     from generate_series(1, $2::int) i
       join s on s.n = i % 20000 join v on v.n = i % 2000 join p on p.n = i % 8
       join h on h.n = i % 4000 join h h2 on h2.n = (i + 7) % 4000`,
    [schoolId, internships],
  )
  await client.query(`
    insert into internship_phases (internship_id, student_id, position, step, kind, name, name_en, status) select id, student_id, 1, 1, 'hours', 'Uren maken', 'Do the hours', 'open' from internships;
    update internships i set current_phase_id = p.id, updated_at = i.created_at from internship_phases p where p.internship_id = i.id;`)
  await client.query('reset enable_nestloop; reset session_replication_role')
  await client.query('vacuum analyze')
  return { tenantId, schoolId }
}
