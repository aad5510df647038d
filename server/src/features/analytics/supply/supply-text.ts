import { compile, type Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { applicationPolicy } from '#features/applications/applications.policy.ts'
import { isStudent, studentsIn } from '#features/internships/student-stages.ts'
import { organizationPolicy } from '#features/organizations/organizations.policy.ts'
import { inScope, takesPart } from '#features/periods/periods-in-scope.ts'
import { userPolicy } from '#features/users/users.policy.ts'
import { vacancyPolicy } from '#features/vacancies/vacancies.policy.ts'
import { quietReasons } from '#protocol/features/supply-numbers.ts'
import { seesNames } from '../analytics.policy.ts'
import { answerPace, answersText, answerTime, areaOf, isThisYear, quietFor } from './supply-facts.ts'

/** More towns than that are no table to read, and more hosts than that no list to call. */
export const MOST_TOWNS = 60
const MOST_CITIES = 1000
const MOST_QUIET = 8

/** Who has no place yet: of one's own period; for who sees no names, of all that run or begin within a quarter. */
function searchingText(me: Me, periodId: string | undefined, params: Params): string {
  if (seesNames(me)) {
    if (!periodId) return 'select null::uuid as id where false'
    const rule = compile(userPolicy.read(me), 't', params)
    const among = studentsIn(me, { periodId: [periodId], takesPart: true }, params.add)
    return `select s.id from (${among}) s join users t on t.id = s.id where s.stage < 2 and ${rule}`
  }
  return `select distinct o.user_id as id from internship_periods ip
    join organization_people o on o.organization_id = ip.school_id and ${isStudent('o')}
    where ${inScope('ip')} and ip.end_date >= today_nl()
      and ip.start_date <= today_nl() + 90 and ${takesPart('ip', 'o.user_id')}
      and not exists (select from student_standings st where st.student_id = o.user_id and st.about_id = ip.id and st.stage > 1)`
}

/** All numbers of the page in one statement. */
export function supplyText(me: Me, periodId: string | undefined, params: Params): string {
  const offered = compile(vacancyPolicy.read(me), 'v', params)
  const known = compile(organizationPolicy.read(me), 'o', params)
  const sent = seesNames(me)
    ? compile(applicationPolicy.read(me), 'a', params)
    : 'a.organization_id in (select h.id from hosts h)'
  const quiet = quietReasons.map((reason) => `${quietFor(reason, 'o')} as ${reason}`).join(', ')
  return `with offered as materialized (
      select v.status, v.sector, v.places, v.places_taken as taken, v.organization_id, coalesce(v.city, o.city) as city,
        coalesce(v.latitude, o.latitude) as latitude, coalesce(v.longitude, o.longitude) as longitude
      from vacancies v join organizations o on o.id = v.organization_id where v.status in ('published', 'full') and ${offered}),
    hosts as materialized (
      select o.id, o.name, o.city, o.sector, o.latitude, o.longitude, o.created_at, ${quiet} from organizations o
      where o.type in ('NonProfit', 'Provider') and o.status = 'approved' and ${known}),
    searching as materialized (select s.id, ${areaOf('p')} as area
      from (${searchingText(me, periodId, params)}) s left join student_profiles p on p.id = s.id),
    paces as materialized (select ${answerPace('a')} as pace, ${answerTime('a')} as took from applications a
      where ${isThisYear('a')} and ${sent}),
    cities as (select c.city, sum(c.hosts)::int as hosts, sum(c.vacancies)::int as vacancies, sum(c.places)::int as places,
        sum(c.taken)::int as taken, avg(c.latitude) as latitude, avg(c.longitude) as longitude
      from (select h.city, 1 as hosts, 0 as vacancies, 0 as places, 0 as taken, h.latitude, h.longitude from hosts h
        union all select v.city, 0, (v.status = 'published')::int, v.places, v.taken, v.latitude, v.longitude from offered v) c
      where c.city is not null group by c.city order by places desc, hosts desc, c.city limit ${MOST_CITIES})
    select json_build_object('today', today_nl(),
      'school', (select json_build_object('name', o.name, 'city', o.city, 'latitude', o.latitude, 'longitude', o.longitude)
        from organizations o where o.id = any(${params.add(me.adminOf('School').slice(0, 1))}::uuid[])),
      'hosts', (select count(*) from hosts),
      'hostsOffering', (select count(*) from hosts h
        where exists (select from vacancies v where v.organization_id = h.id and v.status = 'published')),
      'offered', (select json_build_object('vacancies', count(*) filter (where v.status = 'published'),
        'places', coalesce(sum(v.places), 0), 'taken', coalesce(sum(v.taken), 0)) from offered v),
      'sectors', (select coalesce(json_agg(s), '[]') from (select v.sector, count(*) filter (where v.status = 'published') as vacancies,
        sum(v.places)::int as places, sum(v.taken)::int as taken from offered v group by v.sector order by places desc, v.sector) s),
      'cities', (select coalesce(json_agg(c), '[]') from cities c),
      'homes', (select coalesce(json_agg(h), '[]') from (select s.area, count(*)::int as searching from searching s group by s.area) h),
      'answers', (${answersText('paces')}),
      'hours', (select coalesce(json_agg(g order by g.hours desc, g.name), '[]') from (select w.municipality as name,
        count(*)::int as people, sum(w.hours) as hours from municipality_people w where ${!seesNames(me)} group by w.municipality) g),
      'quiet', (select json_build_object('hosts', count(*) filter (where ${quietReasons.map((reason) => `h.${reason}`).join(' or ')}),
        'by', json_build_object(${quietReasons.map((reason) => `'${reason}', count(*) filter (where h.${reason})`).join(', ')})) from hosts h),
      'first', (select coalesce(json_agg(q order by q.places desc, q.months desc, q.name, q.id), '[]') from (
        select h.id, h.name, h.city, h.sector, case when h.unanswered then 'unanswered' else 'still' end as reason,
          greatest(0, (extract(epoch from now() - coalesce(f.last, h.created_at)) / 2629800)::int) as months, f.places
        from hosts h cross join lateral (select coalesce(sum(v.places), 0)::int as places, max(v.updated_at) as last
          from vacancies v where v.organization_id = h.id and v.status not in ('draft', 'in_review', 'removed')) f
        where ${quietReasons.map((reason) => `h.${reason}`).join(' or ')}
        order by f.places desc, months desc, h.name, h.id limit ${MOST_QUIET}) q)) as numbers`
}
