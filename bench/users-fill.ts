import type pg from 'pg'

export type Filled = { tenantId: string; schoolId: string; groupId: string }

/** One school with fifty thousand people: students in two thousand classes, mentors, and names as people have them. */
export async function fillUsers(client: pg.Client, tenantKey: string, size: number): Promise<Filled> {
  const tenantId = (await client.query('select id from tenants where key = $1', [tenantKey])).rows[0].id as string
  await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
  const known = (await client.query(`select id from organizations where brin = '98XX'`)).rows[0]
  const schoolId = (known?.id ?? (await addSchool(client))) as string
  if (!known) {
    await addPeople(client, schoolId, size)
    await addClasses(client, schoolId)
    await client.query('vacuum analyze')
  }
  const group = await client.query('select id from groups where school_id = $1 order by name limit 1', [schoolId])
  return { tenantId, schoolId, groupId: group.rows[0].id }
}

async function addSchool(client: pg.Client): Promise<string> {
  const added = await client.query(
    `insert into organizations (type, status, name, city, brin)
     values ('School', 'approved', 'Bench Lyceum', 'Utrecht', '98XX') returning id`,
  )
  return added.rows[0].id
}

async function addPeople(client: pg.Client, schoolId: string, size: number): Promise<void> {
  // Triggers keep the words to search by; a thousand at a time is how an import does it.
  for (let first = 1; first <= size; first += 1000) {
    await client.query(
      `with added as (
         insert into users (email, status, first_name, infix, last_name, confirmed_at)
         select 'lid' || i || '@bench.test',
           case when i % 10 = 0 then 'invited' when i % 17 = 0 then 'archived' else 'active' end,
           (array['Noor', 'Daan', 'Emma', 'Sem', 'Zoë', 'Joël', 'Fatima', 'Lars'])[1 + i % 8],
           case when i % 5 = 0 then 'van der' end,
           (array['Jansen', 'de Vries', 'Bakker', 'Visser', 'Smit', 'Mulder'])[1 + i % 6] || ' ' || (i * 7919 % $2::int), now()
         from generate_series($1::int, least($1 + 999, $2::int)) i returning id, email)
       insert into roles (user_id, name, organization_id)
       select id, case when email like '%7@%' then 'mentor' else 'student' end, $3 from added`,
      [first, size, schoolId],
    )
  }
}

async function addClasses(client: pg.Client, schoolId: string): Promise<void> {
  await client.query(
    `insert into groups (school_id, school_year_id, name)
     select $1, (select id from school_years where tenant_id = current_tenant() order by start_date desc limit 1), 'K' || lpad(i::text, 4, '0')
     from generate_series(1, 2000) i`,
    [schoolId],
  )
  await client.query(
    `insert into group_memberships (group_id, student_id, started_on)
     select g.id, s.user_id, today_nl() - 30
     from (select user_id, row_number() over (order by user_id) as n from roles where organization_id = $1 and name = 'student') s
     join (select id, row_number() over (order by name) as n from groups where school_id = $1) g on g.n = 1 + s.n % 2000`,
    [schoolId],
  )
}
