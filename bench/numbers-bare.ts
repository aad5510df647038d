import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The yardstick for charts: one statement by hand for exactly these numbers, as the owner of the tables and past row-level security,
 * sent as the JSON that PostgreSQL makes; no session, no policy, no small groups to leave out, no year before.
 */
const { BENCH_TENANT_ID: tenant, BENCH_SCHOOL_ID: school, BENCH_PERIOD_ID: period, BENCH_HOST_ID: host } = process.env
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 20 })

const placed = `('approved', 'contracting', 'ready', 'running', 'evaluating', 'completed')`
const demand = `with f as materialized (
    select i.student_id, min((coalesce(i.decided_at, i.created_at) at time zone 'Europe/Amsterdam')::date) as placed_on,
      sum(i.hours) filter (where i.status in ('running', 'evaluating', 'completed')) as hours,
      sum(coalesce(i.planned_hours, p.target_hours)) filter (where i.status in ('running', 'evaluating', 'completed')) as target
    from internships i join internship_periods p on p.tenant_id = i.tenant_id and p.id = i.internship_period_id
    where i.tenant_id = $1 and i.internship_period_id = $3 and i.status in ${placed} group by i.student_id),
  n as materialized (select o.user_id as id, coalesce(s.stage, 0) as stage, coalesce(s.due_on < today_nl(), false) as late, s.up, s.block,
      f.placed_on, f.hours, f.target
    from organization_people o left join student_standings s on s.tenant_id = $1 and s.about_id = $3 and s.student_id = o.user_id
    left join f on f.student_id = o.user_id
    where o.tenant_id = $1 and o.organization_id = $2 and 'student' = any(o.roles_here) and o.status in ('active', 'invited')
      and (o.departed_on is null or o.departed_on > today_nl()))
  select json_build_object(
    'stages', (select json_object_agg(stage, c) from (select stage, count(*) as c from n group by stage) s),
    'late', (select count(*) from n where late),
    'waits', (select json_agg(w) from (select up, count(*), count(*) filter (where late) as late from n where block <> 'search' group by up) w),
    'hours', (select json_agg(h) from (select width_bucket(hours / nullif(target, 0), 0, 1, 4) as share, count(*), sum(hours), sum(target) from n group by 1) h),
    'contracts', (select json_build_object('days', avg(d.days), 'paces', json_build_object('3', count(*) filter (where d.days <= 3),
        '7', count(*) filter (where d.days > 3 and d.days <= 7), '14', count(*) filter (where d.days > 7 and d.days <= 14),
        'more', count(*) filter (where d.days > 14))) from (
      select distinct on (i.student_id) (c.signed_at at time zone 'Europe/Amsterdam')::date
          - (coalesce(i.decided_at, i.created_at) at time zone 'Europe/Amsterdam')::date as days
      from contracts c join internships i on i.tenant_id = $1 and i.id = c.internship_id
      where c.tenant_id = $1 and c.status in ('signed', 'signed_external') and c.amends_id is null and i.internship_period_id = $3
      order by i.student_id, c.signed_at) d),
    'making', (select avg(m.asked - m.agreed) from (select min(g.invited_at) as asked, coalesce(i.decided_at, i.created_at) as agreed
      from contracts c join internships i on i.tenant_id = $1 and i.id = c.internship_id
      join contract_signers g on g.tenant_id = $1 and g.contract_id = c.id
      where c.tenant_id = $1 and c.signed_at is not null and i.internship_period_id = $3 group by i.id, 2) m),
    'signers', (select json_agg(r) from (select g.role, avg(g.signed_at - g.invited_at) from contract_signers g
      join contracts c on c.tenant_id = $1 and c.id = g.contract_id join internships i on i.tenant_id = $1 and i.id = c.internship_id
      where g.tenant_id = $1 and c.signed_at is not null and i.internship_period_id = $3 group by g.role) r),
    'stops', (select json_agg(s) from (select ended_by, count(distinct student_id) from internships
      where tenant_id = $1 and internship_period_id = $3 and status = 'stopped' group by ended_by) s),
    'evaluations', (select json_agg(e) from (select f.name, count(distinct x.student_id) filter (where x.status in ('submitted', 'accepted')) as given,
        count(distinct x.student_id) filter (where x.status in ('requested', 'in_progress', 'returned')) as waiting,
        count(distinct x.student_id) filter (where x.status = 'expired') as expired
      from form_submissions x join forms f on f.tenant_id = $1 and f.id = x.form_id and f.purpose in ('evaluation_student', 'evaluation_host', 'evaluation_mentor')
      join internships i on i.tenant_id = $1 and i.id = x.internship_id
      where x.tenant_id = $1 and i.internship_period_id = $3 group by f.id, f.name) e),
    'weeks', (select json_agg(w) from (select d, count(*) from n cross join generate_series(-12, 12) d
      where n.stage < 2 or n.placed_on > today_nl() + d * 7 group by d) w),
    'parts', (select json_agg(g) from (select g.name, n.stage, count(*) as c, count(*) filter (where n.late) as late
      from group_memberships m join groups g on g.tenant_id = $1 and g.id = m.group_id join n on n.id = m.student_id
      where m.tenant_id = $1 and m.ended_on is null and g.school_id = $2 group by g.name, n.stage) g))::text as body`

const supply = (isCentre: boolean) => `with paces as materialized (
    select a.organization_id, a.status, extract(epoch from a.decided_at - a.sent_at) / 86400 as days, a.school_id from applications a
    where a.tenant_id = $1 and a.sent_at > now() - interval '1 year'),
  hosts as materialized (select o.id, o.name, o.city, o.sector, o.latitude, o.longitude, o.created_at,
      exists (select from paces p where p.organization_id = o.id and p.status = 'expired')
        and not exists (select from paces p where p.organization_id = o.id and p.status in ('accepted', 'declined')) as unanswered,
      o.created_at < now() - interval '180 days'
        and not exists (select from vacancies v where v.tenant_id = $1 and v.organization_id = o.id
          and (v.status in ('published', 'full', 'in_review') or v.updated_at > now() - interval '180 days'))
        and not exists (select from internships i where i.tenant_id = $1 and i.organization_id = o.id
          and i.status in ('approved', 'contracting', 'ready', 'running', 'evaluating')) as still
    from organizations o where o.tenant_id = $1 and o.type in ('NonProfit', 'Provider') and o.status = 'approved'),
  offered as materialized (select v.status, v.sector, v.places, v.places_taken, v.organization_id, coalesce(v.city, h.city) as city,
      coalesce(v.latitude, h.latitude) as latitude, coalesce(v.longitude, h.longitude) as longitude
    from vacancies v join hosts h on h.id = v.organization_id where v.tenant_id = $1 and v.status in ('published', 'full'))
  select json_build_object('hosts', (select count(*) from hosts),
    'offering', (select count(distinct organization_id) from offered where status = 'published'),
    'offered', (select json_build_object('n', count(*), 'places', sum(places), 'taken', sum(places_taken)) from offered),
    'sectors', (select json_agg(s) from (select sector, count(*), sum(places), sum(places_taken) from offered group by sector) s),
    'cities', (select json_agg(c) from (select city, sum(h), sum(v), sum(places), sum(taken), avg(latitude), avg(longitude) from (
      select city, 1 as h, 0 as v, 0 as places, 0 as taken, latitude, longitude from hosts
      union all select city, 0, 1, places, places_taken, latitude, longitude from offered) x group by city) c),
    'searching', (select json_agg(s) from (select substring(p.postal_code from '^\\s*([1-9][0-9]{3})') as area, count(*)
      from organization_people o left join student_profiles p on p.tenant_id = $1 and p.id = o.user_id
      where o.tenant_id = $1 and o.organization_id = $2 and 'student' = any(o.roles_here) and o.status in ('active', 'invited')
        and (o.departed_on is null or o.departed_on > today_nl()) and not exists (select from student_standings s
          where s.tenant_id = $1 and s.about_id = $3 and s.student_id = o.user_id and s.stage > 1) group by 1) s),
    'paces', (select json_agg(p) from (select width_bucket(days, array[2, 7, 14]::numeric[]) as pace, count(*) from paces
      where status <> 'expired' and (${isCentre} or school_id = $2) group by 1) p),
    'days', (select percentile_cont(0.5) within group (order by days) from paces where status in ('accepted', 'declined') and (${isCentre} or school_id = $2)),
    'hours', (select json_agg(t) from (select municipality, count(*), sum(hours) from municipality_people where tenant_id = $1 and ${isCentre} group by municipality) t),
    'quiet', (select json_build_object('unanswered', count(*) filter (where unanswered), 'still', count(*) filter (where still)) from hosts),
    'first', (select json_agg(q) from (select h.id, h.name, h.city, h.sector, f.places, f.last from hosts h
      cross join lateral (select coalesce(sum(v.places), 0) as places, max(v.updated_at) as last from vacancies v
        where v.tenant_id = $1 and v.organization_id = h.id and v.status not in ('draft', 'in_review', 'removed')) f
      where h.unanswered or h.still order by f.places desc, h.name limit 8) q))::text as body`

const own = `with sent as materialized (select a.status, extract(epoch from a.decided_at - a.sent_at) / 86400 as days, a.sent_at
    from applications a where a.tenant_id = $1 and a.organization_id = $4)
  select json_build_object(
    'offered', (select json_build_object('n', count(*), 'places', sum(places), 'taken', sum(places_taken)) from vacancies
      where tenant_id = $1 and organization_id = $4 and status in ('published', 'full')),
    'applications', (select json_agg(s) from (select status, count(*) from sent group by status) s),
    'paces', (select json_agg(p) from (select width_bucket(days, array[2, 7, 14]::numeric[]), count(*) from sent
      where sent_at > now() - interval '1 year' group by 1) p),
    'days', (select percentile_cont(0.5) within group (order by days) from sent where sent_at > now() - interval '1 year'),
    'trainees', (select json_agg(t) from (select status, count(*), sum(hours) from internships
      where tenant_id = $1 and organization_id = $4 group by status) t))::text as body`

const statements: Record<string, string> = {
  '/demand': demand,
  '/school': supply(false),
  '/centre': supply(true),
  '/own': own,
}
const used = (text: string) => [tenant, school, period, host].slice(0, text.includes('$4') ? 4 : 3)
/** PostgreSQL wants to know the type of a value that is not asked for. */
const typed = (text: string) =>
  `with given as (select $1::uuid, $2::uuid, $3::uuid${text.includes('$4') ? ', $4::uuid' : ''}) ${text.replace(/^with/, ',')}`

const server = createServer((request, response) => {
  const text = statements[request.url ?? ''] ?? ''
  pool.query({ name: request.url ?? '', text: typed(text), values: used(text) }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0].body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address() as { port: number }
  process.send?.({ port: address.port })
})
