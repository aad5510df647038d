import pg from 'pg'
import { hashPassword } from '#auth/passwords/hash.ts'
import { Database } from '#db/database.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { fillSchool } from './growth-fill.ts'

export const numbersTenant = 'stagehaven'
export const password = 'a bench needs no secret'
export const emails = { school: 'admin1@groei.test', centre: 'centre@numbers.test', host: 'host@numbers.test' }
const STUDENTS = 5000
const HOSTS = 2000

export type FilledNumbers = { tenantId: string; schoolId: string; periodId: string; hostId: string }

/**
 * One school of 5,000 students in the middle of a year, with every evening of the year before; and a centre whose 2,000 hosts in forty
 * towns had so many internships in eight years. One host had a hundredth of them.
 */
export async function fillNumbers(url: string, internships: number): Promise<FilledNumbers> {
  await migrate({ url, appPassword: 'bench' })
  const db = new Database(appUrl(url, 'bench'))
  const system = new System(db)
  await Sites.load(system, numbersTenant)
  await system.ensureSchoolYears()
  await db.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    const tenantId = (await client.query('select id from tenants where key = $1', [numbersTenant])).rows[0].id as string
    await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
    const count = async (text: string) =>
      (await client.query(`select count(*)::int as n from ${text}`)).rows[0].n as number
    if ((await count(`users where email = '${emails.centre}'`)) === 0) {
      const hash = await hashPassword(password)
      await fillSchool(client, numbersTenant, STUDENTS, hash)
      for (const step of once) await client.query(step)
      await client.query(accounts, [hash])
    }
    if ((await count('contracts')) === 0) {
      await client.query('set session_replication_role = replica')
      for (const step of contracts) await client.query(step)
      await client.query('set session_replication_role = default')
      await client.query('analyze contracts, contract_signers')
    }
    if ((await count('form_submissions')) === 0) for (const step of evaluations) await client.query(step)
    const before = await count('internships where school_id is null')
    if (before < internships || (await count('municipality_people')) === 0) {
      // As if it had grown over the years: what is kept is counted once at the end.
      await client.query('set session_replication_role = replica')
      await withoutIndexes(client, async () => {
        for (const step of growth(before, internships)) await client.query(step)
      })
      await client.query('vacuum analyze')
      await client.query(municipalityPeople)
      await client.query('analyze municipality_people')
    }
    const { rows } = await client.query<FilledNumbers>(
      `select $1::text as "tenantId", p.school_id as "schoolId", p.id as "periodId",
        (select organization_id from roles r join users u on u.id = r.user_id where u.email = '${emails.host}') as "hostId"
      from internship_periods p where p.status = 'active'`,
      [tenantId],
    )
    return rows[0] as FilledNumbers
  } finally {
    await client.end()
  }
}

/** Made anew at the end, indexes of a million rows take a tenth of the time. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select indexname as name, indexdef as text from pg_indexes where tablename in ('internships', 'applications')
       and schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { text } of rows) await client.query(text)
}

const municipalityPeople = `insert into municipality_people (municipality, student_id, hours)
  select municipality, student_id, hours from municipality_people_now where tenant_id = current_tenant()
  on conflict (tenant_id, municipality, student_id) do update set hours = excluded.hours`

const once: string[] = [
  // A year before, and every evening of it.
  `insert into internship_periods (school_id, school_year_id, name, start_date, end_date, status)
   select p.school_id, y.id, 'Vorig jaar', p.start_date - 364, p.end_date - 364, 'archived'
   from internship_periods p join school_years x on x.tenant_id = p.tenant_id and x.id = p.school_year_id
     join school_years y on y.tenant_id = x.tenant_id and y.end_date = x.start_date - 1`,
  `insert into period_evenings (internship_period_id, part, name, day, stages, late)
   select p.id, n.part, n.name, d::date, array[5, 4, 3, 3, 3, 2], 3 from internship_periods p
   cross join lateral (select 'all' as part, '' as name union all select 'group', g.name from groups g where g.school_id = p.school_id
     union all select 'level', l.name from levels l where l.school_id = p.school_id) n
   cross join lateral generate_series(p.start_date, p.end_date, '1 day') d where p.status = 'archived'`,
  `insert into organizations (type, status, name, city) values ('VolunteerCenter', 'approved', 'Centrale', 'Town 1')`,
  `insert into organizations (type, status, name, city, sector, center_id, created_at, latitude, longitude)
   select case when n % 2 = 0 then 'NonProfit' else 'Provider' end, 'approved', 'Huis ' || n, 'Town ' || n % 40,
     (array['zorg', 'techniek', 'horeca', 'natuur'])[1 + n % 4], c.id, now() - interval '8 years', 52 + n % 40 * 0.01, 5 + n % 7 * 0.02
   from generate_series(0, ${HOSTS - 1}) n, organizations c where c.type = 'VolunteerCenter'`,
  `insert into vacancies (organization_id, title, description, status, places, places_taken, published_at, sector)
   select o.id, 'Plek ' || h.n, 'Help mee', case when h.n % 3 = 0 then 'closed' else 'published' end, 5, h.n % 5, now(), o.sector
   from organizations o cross join lateral (select substring(o.name from 6)::int as n) h, generate_series(0, 1) where o.name ~ '^Huis [0-9]+$'`,
]

/** Of every place at the school, three out of four signed by the four who do; some took long. */
const contracts: string[] = [
  `insert into contracts (number, internship_id, student_id, school_id, organization_id, template_version_id, status, signed_at, created_at)
   select 'N' || row_number() over (order by i.id), i.id, i.student_id, i.school_id, i.organization_id, gen_random_uuid(),
     case when n.k = 0 then 'ready' else 'signed' end, case when n.k > 0 then i.created_at + (4 + n.k * 2) * interval '1 day' end, i.created_at
   from internships i cross join lateral (select abs(hashtext(i.id::text)) % 4 * (1 + abs(hashtext(i.id::text)) % 3) as k) n where i.school_id is not null`,
  `insert into contract_signers (contract_id, role, step, name, status, invited_at, signed_at)
   select c.id, r.role, r.nr, 'Sam', case when c.status = 'signed' then 'signed' else 'invited' end, c.created_at + r.nr * interval '1 day',
     case when c.status = 'signed' then c.created_at + (r.nr + 1) * interval '1 day' end
   from contracts c cross join unnest(array['student', 'guardian', 'host', 'school']) with ordinality r (role, nr)`,
]

/** Three forms with which each place at the school is looked back on; most came back. */
const evaluations: string[] = [
  `insert into forms (organization_id, name, purpose, content, status, published_version, published_at, created_by_id)
   select p.school_id, 'Evaluatie ' || r.role, 'evaluation_' || r.role, '{}', 'published', 1, now(), u.id
   from internship_periods p, unnest(array['student', 'host', 'mentor']) r (role), users u
   where p.status = 'active' and u.email = '${emails.school}'`,
  `insert into form_submissions (form_id, internship_id, student_id, school_id, role, status)
   select f.id, i.id, i.student_id, i.school_id, substring(f.purpose from 12),
     (array['accepted', 'submitted', 'accepted', 'requested', 'expired'])[1 + abs(hashtext(f.id::text || i.id::text)) % 5]
   from internships i join forms f on f.organization_id = i.school_id where i.school_id is not null`,
  'analyze forms, form_submissions',
]

const accounts = `with u as (insert into users (email, status, first_name, last_name) values ('${emails.centre}', 'active', 'Cora', 'Centrale'),
     ('${emails.host}', 'active', 'Hans', 'Huis') returning id, email),
   c as (insert into credentials (user_id, password_hash) select id, $1 from u)
   insert into roles (user_id, name, organization_id) select u.id, 'admin', o.id
   from u join organizations o on case when u.email = '${emails.host}' then o.name = 'Huis 0' else o.type = 'VolunteerCenter' end`

/** From so many to so many internships, one person to twenty. */
const growth = (from: number, to: number): string[] => [
  `insert into users (email, status, first_name, last_name)
   select 'crowd' || n || '@numbers.test', 'active', 'Sam', 'Nummer ' || n from generate_series(${from / 20}, ${to / 20 - 1}) n`,
  `create temp table many as select o.id, (select min(v.id::text)::uuid from vacancies v where v.tenant_id = o.tenant_id and v.organization_id = o.id) as vacancy_id,
     substring(o.name from 6)::bigint as n from organizations o where o.name ~ '^Huis [0-9]+$'`,
  `create temp table crowd as select u.id, substring(u.email from '^crowd([0-9]+)')::bigint as n from users u where u.email like 'crowd%@numbers.test'`,
  'analyze many, crowd',
  `insert into internships (student_id, organization_id, vacancy_id, status, title, start_date, end_date, hours, created_at)
   select c.id, m.id, m.vacancy_id, case when i % 25 = 0 then 'running' when i % 31 = 0 then 'stopped' else 'completed' end, 'Stage',
     today_nl() - i % 2900, today_nl() - i % 2900 + 60, i % 40, now() - i % 2900 * interval '1 day'
   from generate_series(${from}, ${to - 1}) i
   join many m on m.n = case when i % 100 = 0 then 0 else i::bigint * 7919 % ${HOSTS} end join crowd c on c.n = i::bigint * 104729 % ${to / 20}`,
  `insert into applications (vacancy_id, organization_id, student_id, status, sent_at, decided_at, created_at)
   select m.vacancy_id, m.id, c.id, (array['accepted', 'declined', 'expired', 'accepted'])[1 + i % 4], d.at, d.at + i % 20 * interval '1 day', d.at
   from generate_series(${from / 4}, ${to / 4 - 1}) i join many m on m.n = i::bigint * 7919 % ${HOSTS}
   -- Nobody asks twice for one place.
   join crowd c on c.n = (i::bigint * 104729 + i / 10000) % ${to / 20} cross join lateral (select now() - i % 1460 * interval '1 day' as at) d`,
]
