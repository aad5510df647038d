import pg from 'pg'
import { hashPassword } from '#auth/passwords/hash.ts'
import { Database } from '#db/database.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { benchTenant } from './fill.ts'

const kinds = [
  'search',
  'approval',
  'contract',
  'hours',
  'assignment',
  'form',
  'form',
  'evaluation',
  'evaluation',
  'completion',
]

type FilledBoard = { tenantId: string; schoolId: string; periodId: string }

/** A school with so many students in classes of 28, in one period with ten phases; one in ten has no place yet. */
async function fillBoard(client: pg.Client, students: number): Promise<FilledBoard> {
  const tenantId = (await client.query('select id from tenants where key = $1', [benchTenant])).rows[0].id as string
  await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
  const one = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0].id as string
  const schoolId = await one(
    `insert into organizations (type, status, name, city) values ('School', 'approved', 'Bench College', 'Utrecht') returning id`,
  )
  const workflowId = await one(`insert into workflows (school_id, name) values ($1, 'Route') returning id`, [schoolId])
  await client.query(
    `insert into workflow_phases (workflow_id, position, step, kind, name, name_en, actor)
     select $1, n - 1, n - 1, k, 'Stap ' || n, 'Step ' || n, 'student' from unnest($2::text[]) with ordinality as p(k, n)`,
    [workflowId, kinds],
  )
  const periodId = await one(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date, workflow_id)
     select $1, id, 'Periode', start_date, end_date, $2 from school_years where tenant_id = current_tenant() and today_nl() between start_date and end_date returning id`,
    [schoolId, workflowId],
  )
  await client.query(
    `insert into organizations (type, status, name, city) select 'Provider', 'approved', 'Bedrijf ' || i, 'Utrecht' from generate_series(1, 200) i`,
  )
  await client.query(
    `insert into users (email, status, first_name, last_name)
     select 'mentor' || i || '@board.test', 'active', 'Mentor', 'Nummer ' || i from generate_series(1, 40) i
     union all select 'pupil' || i || '@board.test', 'active', 'Voornaam' || i, 'Achternaam ' || i from generate_series(1, $1::int) i`,
    [students],
  )
  await client.query(
    `insert into roles (user_id, name, organization_id)
     select id, case when email like 'mentor%' then 'mentor' else 'student' end, $1 from users where email like '%@board.test'`,
    [schoolId],
  )
  await client.query(
    `insert into groups (school_id, school_year_id, name)
     select $1, y.id, 'Klas ' || i from school_years y, generate_series(1, $2::int) i where y.tenant_id = current_tenant() and today_nl() between y.start_date and y.end_date`,
    [schoolId, Math.ceil(students / 28)],
  )
  const numbered = `pupils as (select id, row_number() over (order by id) - 1 as n from users where email like 'pupil%@board.test')`
  await client.query(
    `with ${numbered}, g as (select id, row_number() over (order by id) - 1 as n, count(*) over () as c from groups where school_id = $1)
     insert into group_memberships (group_id, student_id, started_on) select g.id, pupils.id, today_nl() - 30 from pupils join g on g.n = pupils.n % g.c`,
    [schoolId],
  )
  await client.query(
    `with m as (select id, row_number() over (order by id) - 1 as n from users where email like 'mentor%@board.test'),
       g as (select id, row_number() over (order by id) - 1 as n from groups where school_id = $1)
     insert into mentorships (school_id, mentor_id, group_id) select $1, m.id, g.id from g join m on m.n = g.n % 40`,
    [schoolId],
  )
  await client.query(
    `with ${numbered}, h as (select id, row_number() over (order by id) - 1 as n from organizations where name like 'Bedrijf %')
     insert into internships (school_id, student_id, organization_id, internship_period_id, status, title, start_date, end_date,
       contract_type, hours, planned_hours, block, up, up_since)
     select $1, pupils.id, h.id, $2, 'running', 'Stage', today_nl() - 20, today_nl() + 60, 'digital', 4, 30, 'todo', 'student', now() - interval '3 days'
     from pupils join h on h.n = pupils.n % 200 where pupils.n % 10 > 0`,
    [schoolId, periodId],
  )
  await client.query(
    `insert into internship_phases (internship_id, student_id, workflow_phase_id, position, step, kind, name, name_en, actor, status, due_on)
     select i.id, i.student_id, f.id, f.position, f.step, f.kind, f.name, f.name_en, f.actor,
       case when f.position < 3 then 'approved' when f.position = 3 then 'open' else 'upcoming' end, today_nl() + f.position * 7 - 20
     from internships i cross join workflow_phases f where i.internship_period_id = $1 and f.workflow_id = $2`,
    [periodId, workflowId],
  )
  await client.query(
    `update internships i set current_phase_id = h.id from internship_phases h
     where h.internship_id = i.id and h.position = 3 and i.internship_period_id = $1`,
    [periodId],
  )
  await client.query('vacuum analyze')
  return { tenantId, schoolId, periodId }
}

export const boardAdmin = { email: 'admin@bench-board.test', password: 'a bench needs no secret' }

/** A new database with that school, and somebody who may see all of it. */
export async function prepareBoard(url: string, students: number): Promise<FilledBoard> {
  await migrate({ url, appPassword: 'bench' })
  const db = new Database(appUrl(url, 'bench'))
  await Sites.load(new System(db), benchTenant)
  await db.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const filled = await fillBoard(client, students)
    const values = [boardAdmin.email, filled.schoolId, await hashPassword(boardAdmin.password)]
    await client.query(
      `with a as (insert into users (email, status, first_name, last_name) values ($1, 'active', 'Ada', 'Beheer') returning id),
         r as (insert into roles (user_id, name, organization_id) select id, 'admin', $2 from a)
       insert into credentials (user_id, password_hash) select id, $3 from a`,
      values,
    )
    return filled
  } finally {
    await client.end()
  }
}
