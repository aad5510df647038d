import { createServer } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'

/**
 * The yardstick: a Node server without framework, sessions, policies or tenants' isolation, that sends what one
 * hand-written statement returns as ready JSON. It reads as the owner of the tables, past row-level security.
 */
const tenantId = process.env.BENCH_TENANT_ID as string
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })

const internship = `json_build_object('type', 'internships', 'id', i.id, 'attributes', json_build_object('title', i.title,
  'description', i.description, 'motivation', i.motivation, 'startDate', i.start_date, 'endDate', i.end_date,
  'contractType', i.contract_type, 'selfFound', i.self_found, 'organizationName', i.organization_name,
  'contactName', i.contact_name, 'contactEmail', i.contact_email, 'contactPhoneNumber', i.contact_phone_number,
  'hours', i.hours, 'hoursSupervisor', i.hours_supervisor, 'updatingHoursAllowed', i.updating_hours_allowed,
  'status', i.status, 'updatedAt', i.updated_at, 'createdAt', i.created_at), 'relationships', json_build_object(
  'student', json_build_object('data', json_build_object('type', 'students', 'id', i.student_id)),
  'organization', json_build_object('data', json_build_object('type', 'organizations', 'id', i.organization_id)),
  'vacancy', json_build_object('data', json_build_object('type', 'vacancies', 'id', i.vacancy_id)),
  'currentPhase', json_build_object('data', json_build_object('type', 'phases', 'id', i.current_phase_id)),
  'internshipPeriod', json_build_object('data', json_build_object('type', 'internshipPeriods', 'id', i.internship_period_id)),
  'contactPerson', json_build_object('data', json_build_object('type', 'contacts', 'id', i.contact_person_id)),
  'supervisor', json_build_object('data', json_build_object('type', 'contacts', 'id', i.supervisor_id))))`

const related = `
  (select json_agg(json_build_object('type', 'students', 'id', u.id, 'attributes', json_build_object('firstName', u.first_name,
    'infix', u.infix, 'lastName', u.last_name, 'createdAt', u.created_at, 'updatedAt', u.updated_at)))
    from users u where u.tenant_id = $1 and u.id in (select student_id from page)) as students,
  (select json_agg(json_build_object('type', 'organizations', 'id', o.id, 'attributes', json_build_object('name', o.name,
    'type', o.type, 'status', o.status, 'website', o.website, 'city', o.city, 'sector', o.sector, 'createdAt', o.created_at,
    'updatedAt', o.updated_at)))
    from organizations o where o.tenant_id = $1 and o.id in (select organization_id from page)) as organizations,
  (select json_agg(json_build_object('type', 'vacancies', 'id', v.id, 'attributes', json_build_object('title', v.title,
    'description', v.description, 'status', v.status, 'places', v.places, 'hours', v.hours, 'createdAt', v.created_at,
    'updatedAt', v.updated_at)))
    from vacancies v where v.tenant_id = $1 and v.id in (select vacancy_id from page)) as vacancies,
  (select json_agg(json_build_object('type', 'phases', 'id', p.id, 'attributes', json_build_object('name', p.name,
    'kind', p.kind, 'status', p.status, 'position', p.position, 'dueOn', p.due_on)))
    from internship_phases p where p.tenant_id = $1 and p.id in (select current_phase_id from page)) as phases,
  (select json_agg(json_build_object('type', 'internshipPeriods', 'id', p.id, 'attributes', json_build_object('name', p.name,
    'startDate', p.start_date, 'endDate', p.end_date, 'status', p.status, 'schoolId', p.school_id,
    'schoolYearId', p.school_year_id, 'targetHours', p.target_hours, 'createdAt', p.created_at, 'updatedAt', p.updated_at)))
    from internship_periods p where p.tenant_id = $1 and p.id in (select internship_period_id from page)) as periods,
  (select json_agg(json_build_object('type', 'contacts', 'id', u.id, 'attributes', json_build_object('firstName', u.first_name,
    'infix', u.infix, 'lastName', u.last_name, 'email', u.email)))
    from users u where u.tenant_id = $1 and u.id in (select contact_person_id from page union select supervisor_id from page)) as contacts`

const list = `with page as materialized (
    select * from internships i where i.tenant_id = $1 and i.school_id = $2 order by i.created_at desc, i.id desc limit 25)
  select json_build_object('data', (select json_agg(${internship}) from page i), 'included', (select row_to_json(r) from (select ${related}) r),
    'records', (select count(*) from internships where tenant_id = $1 and school_id = $2))::text as body`

const show = `with page as materialized (select * from internships i where i.tenant_id = $1 and i.id = $2)
  select json_build_object('data', (select ${internship} from page i), 'included', (select row_to_json(r) from (select ${related}) r))::text as body`

const signIn = `select json_build_object('id', u.id, 'email', u.email)::text as body, c.password_hash as hash
  from users u join credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id where u.tenant_id = $1 and lower(u.email) = lower($2)`

async function answer(path: string): Promise<string> {
  const [, kind, id] = path.split('/')
  if (kind === 'list')
    return (await pool.query({ name: 'list', text: list, values: [tenantId, process.env.BENCH_SCHOOL_ID] })).rows[0]
      .body
  if (kind === 'show') return (await pool.query({ name: 'show', text: show, values: [tenantId, id] })).rows[0].body
  const row = (await pool.query({ name: 'sign_in', text: signIn, values: [tenantId, process.env.BENCH_EMAIL] })).rows[0]
  if (!(await verify(row.hash, process.env.BENCH_PASSWORD as string))) throw new Error('wrong password')
  return row.body
}

const server = createServer((request, response) => {
  answer(request.url as string).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address() as { port: number }
  process.send?.({ port: address.port })
})
