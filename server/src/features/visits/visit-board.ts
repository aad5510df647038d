import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { anyOf, compile, type Params, Params as Values } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { decides } from '#features/internships/internships.policy.ts'
import { isPlaced } from '#features/internships/start-internship.ts'
import { mentorsOf } from '#features/students/student-facts.ts'
import { isDate, isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/visits.ts'
import { mayPlan } from './visits.policy.ts'

/** As many as one can compare on a map. */
const PER_PAGE = 50
const MOST_VISITS = 200

type Given = ReadonlyMap<string, { parameter: string; text: string }>

function given(filter: Given, name: string, isRight: (text: string) => boolean): string | null {
  const found = filter.get(name)
  if (!found) return null
  if (!isRight(found.text)) throw failParameter('parameter.invalid', found.parameter)
  return found.text
}
const isPage = (text: string) => /^[1-9]\d{0,3}$/.test(text)
const isYesNo = (text: string) => text === 'true' || text === 'false'

const name = (u: string) => `concat_ws(' ', ${u}.first_name, ${u}.infix, ${u}.last_name)`
const host = `coalesce(o.name, i.organization_name, i.title)`

/** Without a last day it lasts until today, or until it begins. */
const lastDay = `coalesce(a.last_day, greatest(a.first_day, today_nl()))`
const isAway = (day: string) => `exists (select from absences a where a.internship_id = i.id and a.status <> 'cancelled'
  and ${day} between a.first_day and ${lastDay})`
/** The days in the next weeks on which somebody said not to come. */
const away = `array(select distinct d::date::text from absences a, generate_series(greatest(a.first_day, today_nl()),
    least(${lastDay}, today_nl() + 42), interval '1 day') d where a.internship_id = i.id and a.status <> 'cancelled')`

/** Is somebody at work on this day, by the days that were agreed? Who agreed on none may be there on any weekday. */
const isThere = (day: string) => `(coalesce(i.start_date <= ${day}, true) and coalesce(i.end_date >= ${day}, true)
  and (extract(isodow from ${day})::int = any(i.weekdays) or cardinality(i.weekdays) = 0 and extract(isodow from ${day}) < 6)
  and not ${isAway(day)})`

const groupOf = (student: string) => `(select min(g.name) from group_memberships m join groups g on g.id = m.group_id
  where m.student_id = ${student} and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity'))`

/** The internships that somebody plans visits for, by what they ask. */
function chosen(filter: Given, me: Me, params: Params): string {
  const rule = compile(decides(me), 'i', params)
  const mentor = given(filter, 'mentorId', isId)
  const group = given(filter, 'groupId', isId)
  const isUnvisited = given(filter, 'unvisited', isYesNo) === 'true'
  const wishes = [
    `i.school_id is not null and ${isPlaced('i')} and coalesce(i.end_date >= today_nl(), true) and ${rule}`,
    mentor
      ? `i.student_id in (select m.student_id from mentored_students m where m.mentor_id = ${params.add(mentor)}::uuid)`
      : '',
    group
      ? `i.student_id in (select m.student_id from group_memberships m where m.group_id = ${params.add(group)}::uuid
          and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity'))`
      : '',
    isUnvisited ? `not exists (select from visits v where v.internship_id = i.id and v.status <> 'cancelled')` : '',
  ]
  return wishes.filter(Boolean).join(' and ')
}

export const visitBoard = answer(protocol.visitBoard, async ({ me, read, asked }) => {
  if (!mayPlan(me)) throw fail('access.forbidden')
  const { filter } = asked()
  const params = new Values()
  const where = chosen(filter, me, params)
  const day = given(filter, 'day', isDate)
  const first = given(filter, 'internshipId', isId)
  const page = Number(given(filter, 'page', isPage) ?? 1)
  const monday = `date_trunc('week', ${params.own(given(filter, 'week', isDate) ?? day)}::date)::date`
  const from = `coalesce(${monday}, date_trunc('week', today_nl())::date)`
  const wanted = day ? `${isThere(`${params.own(day)}::date`)}` : 'true'
  const stands = `i.id is not distinct from ${params.own(first)}::uuid`
  const mine = compile(anyOf(decides(me)), 'i', params)
  const self = params.own(me.id)
  const [found] = await read<{ board: Omit<Board, 'pages'> }>({
    text: `with week as (select ${from} as monday),
      mine as materialized (select i.* from internships i where ${where}),
      wanted as materialized (select i.id, ${stands} as stands,
          (select max(v.day) from visits v where v.internship_id = i.id and v.status = 'done') as last,
          (select min(v.day) from visits v where v.internship_id = i.id and v.status = 'planned') as next
        from mine i where ${wanted} or ${stands}),
      shown as (select w.*, u.last_name_order from wanted w join mine i on i.id = w.id join users u on u.id = i.student_id
        order by w.stands desc, coalesce(w.next >= today_nl(), false), w.last nulls first, u.last_name_order, w.id
        limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE})
      select json_build_object('monday', (select monday from week),
        'total', (select count(*)::int from wanted),
        'days', (select json_agg(json_build_object('day', d.day, 'count',
            (select count(*)::int from mine i where ${isThere('d.day')})) order by d.day)
          from (select monday + n as day from week, generate_series(0, 6) n) d),
        'students', coalesce((select json_agg(json_build_object('internshipId', i.id, 'studentId', i.student_id, 'student', ${name('u')},
            'group', ${groupOf('i.student_id')}, 'mentors', ${mentorsOf('i.student_id')}, 'organizationId', i.organization_id,
            'host', ${host}, 'city', coalesce(o.city, i.city),
            'address', nullif(concat_ws(' ', o.street, o.house_number), ''),
            'latitude', coalesce(o.latitude, x.latitude), 'longitude', coalesce(o.longitude, x.longitude),
            'sector', coalesce(x.sector, o.sector), 'weekdays', i.weekdays, 'startDate', i.start_date, 'endDate', i.end_date, 'away', ${away},
            'lastVisit', s.last, 'nextVisit', (select json_build_object('id', v.id, 'day', v.day, 'time', v.time) from visits v
              where v.internship_id = i.id and v.status = 'planned' and v.day = s.next order by v.time limit 1))
            order by s.stands desc, coalesce(s.next >= today_nl(), false), s.last nulls first, s.last_name_order, i.id)
          from shown s join mine i on i.id = s.id join users u on u.id = i.student_id
          left join organizations o on o.id = i.organization_id
          left join vacancies x on x.id = i.vacancy_id), '[]'),
        'visits', coalesce((select json_agg(json_build_object('id', v.id, 'internshipId', i.id, 'day', v.day, 'time', v.time,
            'minutes', v.minutes, 'kind', v.kind, 'status', v.status, 'student', ${name('u')}, 'host', ${host}, 'visitor', ${name('w')})
            order by v.day, v.time, v.id)
          from (select v.* from visits v, week where v.day between week.monday and week.monday + 6 and v.status <> 'cancelled'
            order by v.day, v.time, v.id limit ${MOST_VISITS}) v
          join internships i on i.id = v.internship_id join users u on u.id = v.student_id
          left join users w on w.id = v.visitor_id left join organizations o on o.id = i.organization_id
          where v.visitor_id = ${self} or ${mine}), '[]'),
        'mentors', coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name) from (
          select distinct u.id, ${name('u')} as name from mine i join mentored_students m on m.student_id = i.student_id
          join users u on u.id = m.mentor_id where u.status <> 'archived') m), '[]'),
        'groups', coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name) from (
          select distinct g.id, g.name from mine i join group_memberships m on m.student_id = i.student_id
            and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity') join groups g on g.id = m.group_id) g), '[]')
      ) as board`,
    values: params.values,
  })
  const board = found?.board
  if (!board) throw fail('record.missing')
  return { meta: { ...board, pages: Math.max(1, Math.ceil(board.total / PER_PAGE)) } }
})

type Board = NonNullable<(typeof protocol.visitBoard)['tells']>['type'] & object
