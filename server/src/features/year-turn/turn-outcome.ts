import { hasLeft } from '#features/groups/has-left.ts'
import type { Classless, Fate, TargetClass, TurnCounts, TurnException } from '#protocol/features/year-turn.ts'
import { plannedStudents, plannedValues } from './planned-students.ts'
import { isMentor, mentorLinks, type PlannedTurn } from './turn-classes.ts'
import type { Read } from './turn-years.ts'

export type Flow = { groupId: string; fate: Fate; to: string | null; count: number }
type Numbers = Omit<TurnCounts, 'mentors' | 'open' | 'newClasses'>
type Target = Omit<TargetClass, 'isOpen'>
type Shared = { flows: Flow[]; exceptions: TurnException[]; classless: Classless }
type Found = Shared & { targets: Target[]; numbers: Numbers }
export type Outcome = Shared & { targets: TargetClass[]; counts: TurnCounts }

const MOST = 1000
/** So many of those without a class are named. */
const NAMED = 8

/** Somebody in the plan: rows of `planned` (p) with their account (u). */
export const studentJson = `json_build_object('studentId', p.student_id,
  'name', concat_ws(' ', u.first_name, u.infix, u.last_name), 'classId', p.group_id, 'className', p.names[1],
  'fate', p.fate, 'to', p.class_names[1],
  'source', case when p.choice is not null then 'hand' when p.is_exception then 'known' end)`
export const byName = 'u.last_name, u.first_name, u.id'

const isUnfinished = `i.status not in ('refused', 'completed', 'stopped', 'proposed')`

/** Everything that is told of a turn, from one look at everybody. */
export async function turnOutcome(read: Read, { turn, classes }: PlannedTurn): Promise<Outcome> {
  const links = mentorLinks(classes)
  const [found] = await read<Found>({
    text: `with ${plannedStudents}, flows as (
        select m.group_id, p.fate, count(*) as count,
          case when p.fate = 'leaves' then null when p.is_exception then p.class_names[1] else m.target end as to
        from members m join planned p on p.student_id = m.student_id group by 1, 2, 4),
      targets as (
        select min(n) as name, lower(n) as name_key, count(*) as students from planned, unnest(class_names) n group by lower(n)),
      linked as (
        select lower(l.target) as name_key, l."mentorId" as mentor_id
        from jsonb_to_recordset($6::jsonb) as l("mentorId" uuid, target text)
        union
        select g.name_key, m.mentor_id from groups g join mentorships m on m.group_id = g.id
        where g.school_id = $2 and g.school_year_id = $4 and ${isMentor('m.mentor_id', '$2')}),
      going_on as (
        select p.fate from planned p join internships i on i.student_id = p.student_id, years
        where ${isUnfinished} and coalesce(i.end_date, 'infinity') >= turns_on),
      classless as (
        select u.id, concat_ws(' ', u.first_name, u.infix, u.last_name) as name, row_number() over (order by ${byName}) as place
        from users u join roles r on r.user_id = u.id and r.name = 'student' and r.organization_id = $2
        where u.erased_at is null and not ${hasLeft('u.id')}
          and not exists (select from of_class c where c.student_id = u.id)
          and not exists (select from placed p where p.student_id = u.id)),
      exceptions as (
        select ${studentJson} as student, row_number() over (order by ${byName}) as place
        from planned p join users u on u.id = p.student_id where p.is_exception order by ${byName} limit ${MOST})
      select
        (select coalesce(json_agg(json_build_object('groupId', group_id, 'fate', fate, 'to', "to", 'count', count)
          order by count desc), '[]') from flows) as flows,
        (select coalesce(json_agg(json_build_object('name', coalesce(g.name, t.name), 'students', t.students,
            'isNew', g.id is null, 'mentors', (select coalesce(json_agg(concat_ws(' ', u.first_name, u.infix, u.last_name)
              order by u.last_name, u.id), '[]') from linked l join users u on u.id = l.mentor_id where l.name_key = t.name_key))
            order by t.name_key), '[]')
          from targets t left join groups g on g.school_id = $2 and g.school_year_id = $4 and g.name_key = t.name_key) as targets,
        (select coalesce(json_agg(student order by place), '[]') from exceptions) as exceptions,
        (select json_build_object('count', count(*), 'first', coalesce(json_agg(json_build_object('id', id, 'name', name)
          order by place) filter (where place <= ${NAMED}), '[]')) from classless) as classless,
        (select json_build_object('moves', count(*) filter (where fate = 'moves'),
            'stays', count(*) filter (where fate = 'stays'), 'leaves', count(*) filter (where fate = 'leaves'),
            'finishes', count(*) filter (where fate = 'leaves' and not is_exception),
            'internships', (select count(*) from going_on),
            'leaving', (select count(*) from going_on where fate = 'leaves')) from planned) as numbers`,
    values: [...plannedValues(turn, classes), JSON.stringify(links)],
  })
  if (!found) throw new Error('a statement without a row')
  const targets = found.targets.map((each) => ({ ...each, isOpen: each.mentors.length === 0 }))
  const going = new Set(targets.map(({ name }) => name.toLowerCase()))
  const along = links.filter(({ target }) => going.has(target.toLowerCase()))
  const counts = {
    ...found.numbers,
    mentors: new Set(along.map(({ mentorId }) => mentorId)).size,
    open: targets.filter(({ isOpen }) => isOpen).length,
    newClasses: targets.filter(({ isNew }) => isNew).length,
  }
  const { flows, exceptions, classless } = found
  return { flows, targets, exceptions, classless, counts }
}
