import { hasLeft } from '#features/groups/has-left.ts'
import type { ClassPlan } from './turn-classes.ts'
import type { Turn } from './turn-years.ts'

const numbers = (names: string) => `array(select substring(n from '\\d+') from unnest(${names}) n)`

/**
 * Everybody in a class of the year, with what becomes of them. The preview counts these rows and the turn stores them, so that
 * what is told is what is done. In this order: what somebody decided here, that they leave or are in a class of the next
 * year already, else as their class.
 *
 * $1: the turn, $2: the school, $3 and $4: the year and the next one, $5: the classes as planned.
 */
export const plannedStudents = `years as (
    select y.start_date, least(greatest(today_nl(), y.start_date), y.end_date) as day, n.start_date as turns_on
    from school_years y, school_years n where y.id = $3 and n.id = $4),
  classes as (
    select c.id, c.name, c.fate, c.target from jsonb_to_recordset($5::jsonb) as c(id uuid, name text, fate text, target text)),
  members as (
    select m.student_id, c.id as group_id, c.name, c.fate, c.target
    from years, classes c join group_memberships m on m.group_id = c.id
    where day between m.started_on and coalesce(m.ended_on, 'infinity') and not ${hasLeft('m.student_id')}
      and exists (select from roles r where r.user_id = m.student_id and r.name = 'student' and r.organization_id = $2)
    group by 1, 2, 3, 4, 5),
  of_class as (
    select student_id, (array_agg(group_id order by name))[1] as group_id, array_agg(name order by name) as names,
      array_agg(target order by name) as targets, array_agg(target order by name) filter (where fate = 'moves') as moving
    from members group by student_id),
  placed as (
    select m.student_id, array_agg(distinct g.name) as names
    from years, groups g join group_memberships m on m.group_id = g.id
    where g.school_id = $2 and g.school_year_id = $4 and coalesce(m.ended_on, 'infinity') >= greatest(today_nl(), turns_on)
    group by m.student_id),
  judged as (
    select c.*, x.choice, x.choice_name, p.names as placed, case when c.moving is null then 'leaves' else 'moves' end as usual,
      coalesce(x.choice, case when s.departed_on <= turns_on then 'leaves'
        when ${numbers('p.names')} && ${numbers('c.names')} then 'stays' when p.names is not null then 'moves'
        when c.moving is null then 'leaves' else 'moves' end) as fate
    from years, of_class c left join student_profiles s on s.id = c.student_id
    left join placed p on p.student_id = c.student_id
    left join year_turn_students x on x.year_turn_id = $1 and x.student_id = c.student_id),
  named as (
    select j.*, case when fate = 'leaves' then '{}' when choice_name is not null then array[choice_name]
        when choice = 'stays' then names when choice = 'moves' then coalesce(moving, targets)
        when placed is not null then placed else moving end as class_names
    from judged j),
  planned as (
    select n.*, fate <> usual
        or (fate <> 'leaves' and lower(class_names::text) <> lower(moving::text)) as is_exception
    from named n)`

export const plannedValues = (turn: Turn, classes: readonly ClassPlan[]) => [
  turn.id,
  turn.schoolId,
  turn.schoolYearId,
  turn.nextYearId,
  JSON.stringify(classes.map(({ id, name, fate, target }) => ({ id, name, fate, target }))),
]
