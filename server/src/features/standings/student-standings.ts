import { askedIds } from '#engine/asking/asked.ts'
import { failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { cameOn, dueFor, searchDue } from '#features/internships/search-due.ts'
import { takesPart } from '#features/periods/periods-in-scope.ts'
import { userPolicy } from '#features/users/users.policy.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { studentStages } from '#protocol/features/progress.ts'
import * as protocol from '#protocol/features/standings.ts'
import { isTurnOf, namesOf } from './whose-turn.ts'

const step = (p: string, status: string, dueOn = `${p}.due_on`) =>
  `json_build_object('kind', ${p}.kind, 'status', ${status}, 'name', ${p}.name, 'nameEn', ${p}.name_en, 'dueOn', ${dueOn})`

/** The route of who has no place yet: that of the period, with all of it ahead. */
const routeAhead = `(select coalesce(json_agg(${step('f', `case when f.position = 0 then 'open' else 'upcoming' end`, 'null')} order by f.position, f.id), '[]')
  from workflow_phases f where f.removed_at is null and not f.only_self_found and f.workflow_id = coalesce(o.workflow_id,
    (select w.id from workflows w where w.school_id is null)))`

const ownRoute = `(select json_agg(${step('p', 'p.status')} order by p.position, p.id) from internship_phases p
  where p.internship_id = i.id and p.removed_at is null)`

const place = `case when i.id is not null then json_build_object('title', i.title, 'host', coalesce(h.name, i.organization_name, ''),
  'city', coalesce(h.city, i.city), 'organizationId', i.organization_id, 'vacancyId', i.vacancy_id,
  'sector', (select v.sector from vacancies v where v.id = i.vacancy_id), 'weekdays', i.weekdays,
  'selfFound', i.self_found, 'startDate', i.start_date, 'endDate', i.end_date, 'hours', i.hours,
  'targetHours', coalesce(i.planned_hours, o.target_hours)) end`

const open = `json_build_object('applications', (select count(*) from applications a where a.student_id = b.student_id
    and a.status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered')),
  'proposals', (select count(*) from vacancy_proposals v where v.student_id = b.student_id and v.status = 'open'))`

/** Who has no place waits for one since it was due, or until then since the period began or they came. */
const searchedSince =
  'case when d.due_on < today_nl() then d.due_on when o.start_date <= today_nl() then greatest(o.start_date, c.day) end'

type Row = Omit<protocol.StudentStanding, 'stage'> & { stage: number }

/** For staff of the school about its students, and for students about themselves; what they wait for is said once, here. */
export const studentStandings = answer(protocol.studentStandings, async ({ me, read, asked }) => {
  const period = asked().filter.get('periodId')
  const ids = askedIds(asked(), 'idIn')
  if (period && !isId(period.text)) throw failParameter('parameter.invalid', period.parameter)
  const params = new Params()
  const seen = compile(userPolicy.read(me), 't', params, 'few')
  if (seen === false || ids.length === 0) return { meta: { standings: [] } }
  const chosen = period ? `${params.add(period.text)}::uuid` : 'null::uuid'
  const ofPeriod = `coalesce(i.internship_period_id, ${chosen}, q.period_id)`
  const isOurs = `(${me.isOperator} or b.student_id = ${params.add(me.id)} or b.school_id = any(${params.add(me.staffOf())}::uuid[]))`
  const rows = await read<Row>({
    text: `select distinct on (b.student_id) b.student_id as id, s.stage, s.block, s.up, ${isTurnOf(me, params.add)} as "isMine",
        coalesce(s.up_since, ${searchedSince}, t.created_at) as "upSince", d.due_on::text as "dueOn",
        coalesce(d.due_on < today_nl(), false) as "isLate", ${namesOf} as names,
        s.internship_id as "internshipId", s.application_id as "applicationId", ${place} as place, ${open} as open,
        (select ${step('p', 'p.status')} from internship_phases p where p.id = i.current_phase_id) as phase,
        coalesce(${ownRoute}, ${routeAhead}) as course,
        (select max(r.created_at) from turn_reminders r where r.student_id = b.student_id) as "remindedAt"
      from student_standings b
      join users t on t.id = b.student_id
      left join student_standings k on k.student_id = b.student_id and k.about_id = coalesce(${chosen}, b.school_id)
      -- In a period in which they have no line they look for a place.
      cross join lateral (select coalesce(k.stage, 0) as stage, coalesce(k.block, 'search') as block, coalesce(k.up, 'student') as up,
        k.up_since, k.due_on, k.internship_id, k.application_id) s
      left join internships i on i.id = s.internship_id
      left join organizations h on h.id = i.organization_id
      left join search_days q on q.student_id = b.student_id and q.school_id = b.school_id
      left join lateral (select ip.* from internship_periods ip where ip.school_id = b.school_id
        and (ip.id = ${ofPeriod} or ${ofPeriod} is null and ip.start_date <= today_nl())
        order by ip.start_date desc limit 1) o on true
      cross join lateral (select ${cameOn('b.student_id', 'b.school_id')} as day) c
      -- Who has no place yet should have one by the day that the route of the period says.
      cross join lateral (select least(s.due_on, case when s.stage = 0 and ${takesPart('o', 'b.student_id')}
        then (select ${dueFor('r.day', 'c.day', 'o')} from (select ${searchDue('o')} as day) r) end) as due_on) d
      where b.student_id = any(${params.own(ids)}::uuid[]) and b.about_id = b.school_id and ${isOurs}${seen === true ? '' : ` and ${seen}`}
      order by b.student_id, b.is_student desc`,
    values: params.values,
  })
  const standings = rows.map((row) => ({ ...row, stage: studentStages[row.stage] ?? 'without' }))
  return { meta: { standings } }
})
