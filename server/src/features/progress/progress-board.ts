import type { Asked } from '#engine/asking/asked.ts'
import { fail, failParameter } from '#engine/fail.ts'
import { answerAtOnce } from '#engine/feature.ts'
import { Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { cameOn, dueFor, dueOfColumn } from '#features/internships/search-due.ts'
import { isStudent } from '#features/internships/student-stages.ts'
import { participantsOf } from '#features/periods/periods-in-scope.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { internshipStatuses } from '#protocol/features/internships.ts'
import { phaseStatuses } from '#protocol/features/phases.ts'
import * as protocol from '#protocol/features/progress-board.ts'
import { seesBoard } from './progress.policy.ts'

const literals = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`).join()}]`
const numberIn = (names: readonly string[], column: string) => `array_position(${literals(names)}, ${column}) - 1`

/** Everybody who takes part, and whoever has a place although they do not, or no more. */
function studentsText(me: Me, only: readonly string[] | undefined, period: string, add: (value: unknown) => string) {
  const isAll = me.isOperator ? 'true' : `p.school_id = any(${add(me.adminOf('School'))}::uuid[])`
  const own = `o.user_id in (select m.student_id from mentored_students m where m.mentor_id = ${add(me.id)})`
  return `select o.user_id as id, o.last_name_order from period p
    join organization_people o on o.organization_id = p.school_id and ${isStudent('o')}
    where (${isAll}${me.mentorOf().length > 0 ? ` or ${own}` : ''})
      and (o.user_id in (${participantsOf(`array[${period}]`)}) or o.user_id in (select i.student_id from placed i))
      ${only ? `and o.user_id = any(${add(only)}::uuid[])` : ''}`
}

/**
 * Column, status, due day and day of the last move of every phase, in one flat list, written as text at once: one value of JSON
 * for each number took half of the time of a board. A phase that knows no workflow, from before there were any, goes by its kind.
 */
const cells = `select ('[' || string_agg(concat_ws(',',
    coalesce((coalesce(array_position(c.ids, h.workflow_phase_id), case when h.workflow_phase_id is null then array_position(c.kinds, h.kind) end) - 1)::text, 'null'),
    ${numberIn(phaseStatuses, 'h.status')}, coalesce((h.due_on - p.start_date)::text, 'null'),
    (h.moved_at at time zone 'Europe/Amsterdam')::date - p.start_date), ',') || ']')::json as cells
  from internship_phases h where h.internship_id = i.id and h.removed_at is null`

function boardText(me: Me, asked: Asked, params: Params): string {
  const { add } = params
  const periodId = asked.filter.get('periodId')
  if (!periodId || !isId(periodId.text))
    throw failParameter('parameter.invalid', periodId?.parameter ?? 'filter[period_id]')
  const given = asked.filter.get('studentIdIn')
  const only = given?.text.split(',')
  if (given && !only?.every(isId)) throw failParameter('parameter.invalid', given.parameter)
  const period = `${params.own(periodId.text)}::uuid`
  const ours = me.isOperator ? 'true' : `p.school_id = any(${add(me.staffOf())}::uuid[])`
  const isMine = `exists (select from own m where m.student_id = s.id and m.mentor_id = ${add(me.id)})`
  const isAdmin = me.isSchoolAdmin
  // Who else looks after them is for the school to know.
  const seesMentors = isAdmin || me.isOperator
  return `with period as materialized (
      select p.id, p.school_id, p.start_date, p.end_date, coalesce(p.workflow_id,
        (select w.id from workflows w where w.school_id is null)) as workflow_id
      from internship_periods p where p.id = ${period} and ${ours}),
    placed as materialized (
      select distinct on (i.student_id) i.id, i.student_id, i.status, i.block, i.up, i.up_since, i.hours, i.planned_hours,
        i.start_date, i.organization_id, i.organization_name
      from internships i where i.internship_period_id = ${period} and i.status not in ('refused', 'stopped')
      order by i.student_id, i.created_at desc, i.id),
    phases as materialized (
      select f.*, ${dueOfColumn} as due_on from period p join workflow_phases f on f.workflow_id = p.workflow_id
      where f.removed_at is null),
    columns as materialized (
      select array_agg(f.id order by f.position, f.id) as ids, array_agg(f.kind order by f.position, f.id) as kinds from phases f),
    students as materialized (${studentsText(me, only, period, add)}),
    own as materialized (
      select m.student_id, m.mentor_id from students s join mentored_students m on m.student_id = s.id${seesMentors ? '' : ` where m.mentor_id = ${add(me.id)}`}),
    mentors as materialized (
      select u.id, concat_ws(' ', u.first_name, u.infix, u.last_name) as name,
        row_number() over (order by u.last_name_order, u.id) - 1 as n
      from users u where u.id in (select mentor_id from own) and u.status <> 'archived'),
    classes as materialized (
      select distinct on (s.id) s.id as student_id, g.id, g.name from students s
      join group_memberships m on m.student_id = s.id and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')
      join groups g on g.id = m.group_id order by s.id, g.name, g.id),
    groups_here as materialized (
      select c.id, c.name, row_number() over (order by c.name, c.id) - 1 as n from (select distinct id, name from classes) c),
    cared as (select o.student_id, json_agg(m.n) as mentors from own o join mentors m on m.id = o.mentor_id group by o.student_id)
    select json_build_object('base', p.start_date, 'today', today_nl(),
      'columns', (select coalesce(json_agg(json_build_object('id', f.id, 'kind', f.kind, 'name', f.name, 'nameEn', f.name_en,
        'actor', f.actor, 'byHand', f.by_hand, 'dueOn', f.due_on) order by f.position, f.id), '[]') from phases f),
      'groups', (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.n), '[]') from groups_here g),
      'mentors', (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by m.n), '[]') from mentors m),
      'rows', (select coalesce(json_agg(json_build_array(s.id, u.first_name, concat_ws(' ', u.infix, u.last_name), g.n, a.mentors,
          i.id, coalesce(h.name, i.organization_name), ${numberIn(internshipStatuses, 'i.status')}, coalesce(i.block, q.block, 'search'),
          coalesce(i.up, q.up, 'student'), (coalesce(i.up_since, q.up_since) at time zone 'Europe/Amsterdam')::date - p.start_date,
          case when coalesce(i.up, q.up) = 'school' and ${isAdmin} or coalesce(i.up, q.up) = 'mentor' and ${isMine} then 1 else 0 end,
          i.hours, i.planned_hours, case when i.up = 'calendar' then i.start_date - p.start_date end, coalesce(l.cells, '[]'::json), n.due) order by s.last_name_order, s.id), '[]')
        from students s join users u on u.id = s.id
        left join placed i on i.student_id = s.id
        -- Who asked for a place waits for an answer, as the list of students says too.
        left join student_standings q on q.about_id = p.id and q.student_id = s.id and q.application_id is not null and i.id is null
        left join organizations h on h.id = i.organization_id
        left join classes k on k.student_id = s.id left join groups_here g on g.id = k.id
        left join cared a on a.student_id = s.id
        cross join columns c
        left join lateral (${cells}) l on i.id is not null
        -- Whoever came late has as long as the others had.
        left join lateral (select ${dueFor('d.day', 'c.day', 'p')} - p.start_date as due
          from (select min(f.due_on) as day from phases f where f.kind = 'search') d,
            (select ${cameOn('s.id', 'p.school_id')} as day) c) n on i.id is null))
    from period p`
}

/** The whole board in one statement, passed on as PostgreSQL wrote it. */
export const progressBoard = answerAtOnce(
  protocol.progressBoard,
  (me, _queues, asked) => {
    if (!seesBoard(me)) throw fail('access.forbidden')
    const params = new Params()
    return { text: boardText(me, asked, params), values: params.values, raw: true }
  },
  (_, row) => {
    if (!row?.[0]) throw fail('record.missing')
    return { metaText: row[0] }
  },
)
