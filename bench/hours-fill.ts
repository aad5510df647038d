import pg from 'pg'
import { hashPassword } from '#auth/passwords/hash.ts'
import { Database } from '#db/database.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'

/** One of the sites where hours are logged. */
export const hoursTenant = 'stagehaven'
export const password = 'a bench needs no secret'
export const hostEmail = 'host@hours.test'
export const pupilEmail = (n: number) => `pupil${n}@hours.test`

export type FilledHours = { tenantId: string; places: { studentId: string; internshipId: string }[] }

/** Students of sixteen at one host, each for years so that there are days enough; the first of them have days that wait. */
export async function prepareHours(url: string, students: number, waiting: number): Promise<FilledHours> {
  await migrate({ url, appPassword: 'bench' })
  const db = new Database(appUrl(url, 'bench'))
  await Sites.load(new System(db), hoursTenant)
  await db.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tenantId = (await client.query('select id from tenants where key = $1', [hoursTenant])).rows[0].id as string
    await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
    const one = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0].id as string
    const organization = (type: string, name: string) =>
      one(`insert into organizations (type, status, name, city) values ($1, 'approved', $2, 'Utrecht') returning id`, [
        type,
        name,
      ])
    const [schoolId, hostId] = [
      await organization('School', 'Bench College'),
      await organization('Provider', 'Bakkerij'),
    ]
    await client.query(
      `with u as (insert into users (email, status, first_name, last_name)
         select $3, 'active', 'Anna', 'Bakker'
         union all select 'pupil' || n || '@hours.test', 'active', 'Sam', 'Nummer ' || n
         from generate_series(0, $4::int - 1) n returning id, email),
       r as (insert into roles (user_id, name, organization_id)
         select id, case when email = $3 then 'admin' else 'student' end, case when email = $3 then $2::uuid else $1::uuid end from u)
       insert into credentials (user_id, password_hash) select id, $5 from u`,
      [schoolId, hostId, hostEmail, students, await hashPassword(password)],
    )
    await client.query(
      `insert into student_profiles (id, school_id, birth_date)
       select id, $1, today_nl() - 5900 from users where email like 'pupil%@hours.test'
       on conflict (tenant_id, id) do update set birth_date = excluded.birth_date`,
      [schoolId],
    )
    const periodId = await one(
      `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
       select $1, id, 'Periode', start_date, end_date from school_years
       where tenant_id = current_tenant() and today_nl() between start_date and end_date returning id`,
      [schoolId],
    )
    await client.query(
      `insert into internships (school_id, student_id, organization_id, internship_period_id, status, title, start_date, end_date,
         contract_type, planned_hours)
       select $1, id, $2, $3, 'running', 'Stage', today_nl() - 4000, today_nl() + 60, 'digital', 9000
       from users where email like 'pupil%@hours.test'`,
      [schoolId, hostId, periodId],
    )
    await client.query(
      `insert into internship_phases (internship_id, student_id, position, step, kind, name, name_en, status)
       select id, student_id, 1, 1, 'hours', 'Uren maken', 'Do the hours', 'open' from internships`,
    )
    await client.query(
      `update internships i set current_phase_id = p.id from internship_phases p where p.internship_id = i.id`,
    )
    await client.query(
      `insert into hour_entries (internship_id, student_id, day, starts_at, ends_at, minutes, work, status, submitted_at)
       select i.id, i.student_id, today_nl() - 4000 + n, '09:00', '13:00', 240, 'Broodjes gesmeerd', 'submitted', now()
       from (select id, student_id, row_number() over (order by id) as k from internships) i, generate_series(0, 4) n
       where i.k <= $1 / 5`,
      [waiting],
    )
    const { rows } = await client.query(
      `select i.student_id as "studentId", i.id as "internshipId" from internships i join users u on u.id = i.student_id
       order by substring(u.email from '\\d+')::int`,
    )
    await client.query('vacuum analyze')
    return { tenantId, places: rows }
  } finally {
    await client.end()
  }
}
