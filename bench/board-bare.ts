import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The yardstick for the board: one statement written by hand for one administrator of one school, as the owner of the tables
 * and past row-level security, sent as the JSON that PostgreSQL makes. The same document; no session, no policy.
 */
const values = [process.env.BENCH_TENANT_ID, process.env.BENCH_SCHOOL_ID, process.env.BENCH_PERIOD_ID]
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })

const statuses = `array['upcoming','open','submitted','approved','returned','skipped']`
const stages = `array['proposed','approved','refused','contracting','ready','running','evaluating','completed','stopped']`
const text = `with p as (select * from internship_periods where tenant_id = $1 and id = $3),
  phases as (select f.* from p join workflow_phases f on f.tenant_id = $1 and f.workflow_id = p.workflow_id and f.removed_at is null),
  columns as (select array_agg(id order by position) as ids from phases),
  students as materialized (
    select u.id, u.first_name, concat_ws(' ', u.infix, u.last_name) as last_name, u.last_name_order
    from organization_people o join users u on u.tenant_id = $1 and u.id = o.user_id
    where o.tenant_id = $1 and o.organization_id = $2 and 'student' = any(o.roles_here) and o.status in ('active', 'invited')),
  mentors as materialized (
    select u.id, concat_ws(' ', u.first_name, u.infix, u.last_name) as name, row_number() over (order by u.last_name_order, u.id) - 1 as n
    from users u where u.tenant_id = $1 and u.id in (select m.mentor_id from mentees m where m.tenant_id = $1)),
  cared as (select m.student_id, json_agg(x.n) as ns from mentees m join mentors x on x.id = m.mentor_id
    where m.tenant_id = $1 and today_nl() between m.started_on and m.ended_on group by 1),
  classes as materialized (select m.student_id, g.id, g.name from group_memberships m join groups g on g.tenant_id = $1 and g.id = m.group_id
    where m.tenant_id = $1 and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')),
  numbered as materialized (select id, name, row_number() over (order by name, id) - 1 as n from (select distinct id, name from classes) c),
  cells as (select h.internship_id, json_agg(v.n) as cells from internships i
    join internship_phases h on h.tenant_id = $1 and h.internship_id = i.id and h.removed_at is null
    cross join p cross join columns c cross join lateral (values (array_position(c.ids, h.workflow_phase_id) - 1),
      (array_position(${statuses}, h.status) - 1), (h.due_on - p.start_date), (h.moved_at::date - p.start_date)) v (n)
    where i.tenant_id = $1 and i.internship_period_id = $3 group by 1)
  select json_build_object('jsonapi', json_build_object('version', '1.1'), 'meta', json_build_object('base', p.start_date, 'today', today_nl(),
    'columns', (select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'name', f.name, 'nameEn', f.name_en, 'actor', f.actor,
      'byHand', f.by_hand, 'dueOn', f.due_date) order by f.position) from phases f),
    'groups', (select json_agg(json_build_object('id', id, 'name', name) order by n) from numbered),
    'mentors', (select json_agg(json_build_object('id', id, 'name', name) order by n) from mentors),
    'rows', (select json_agg(json_build_array(s.id, s.first_name, s.last_name, g.n, a.ns, i.id, o.name,
        array_position(${stages}, i.status) - 1, coalesce(i.block, 'search'), coalesce(i.up, 'student'), i.up_since::date - p.start_date,
        case when i.up = 'school' then 1 else 0 end, i.hours, i.planned_hours,
        case when i.up = 'calendar' then i.start_date - p.start_date end, coalesce(c.cells, '[]'::json)) order by s.last_name_order, s.id)
      from students s
      left join internships i on i.tenant_id = $1 and i.student_id = s.id and i.internship_period_id = $3 and i.status not in ('refused', 'stopped')
      left join organizations o on o.tenant_id = $1 and o.id = i.organization_id
      left join classes k on k.student_id = s.id left join numbered g on g.id = k.id
      left join cared a on a.student_id = s.id left join cells c on c.internship_id = i.id)))::text as body
  from p`

const server = createServer((_, response) => {
  pool.query({ name: 'board', text, values }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0].body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address() as { port: number }
  process.send?.({ port: address.port })
})
