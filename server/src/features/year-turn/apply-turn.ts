import type { Statement } from '#db/batch.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { joinClasses, leaveOtherClasses } from '#features/groups/move-students.ts'
import type { Turn } from './turn-years.ts'

// $1: the turn, $2: the students of this slice, $3: the next year, $4: the school.
const ofSlice = 's.year_turn_id = $1 and s.student_id = any($2)'

/** Where somebody stands in the next year, to see whether they were changed since. */
export const standing = (student: string) => `jsonb_build_object(
  'departedOn', (select p.departed_on from student_profiles p where p.id = ${student}),
  'stays', (select coalesce(jsonb_agg(jsonb_build_array(m.group_id, m.started_on, m.ended_on)
      order by m.started_on, m.group_id, m.ended_on), '[]')
    from group_memberships m join groups g on g.id = m.group_id
    where m.student_id = ${student} and g.school_year_id = $3 and g.school_id = $4))`

/** As they were: every stay that the turn may end, when they leave, and what their account was. */
const remember = `update year_turn_students s set before = jsonb_build_object('status', u.status,
    'departedOn', (select p.departed_on from student_profiles p where p.id = u.id),
    'stays', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from group_memberships m join groups g on g.id = m.group_id
      join school_years n on n.id = $3
      where m.student_id = u.id and g.school_id = $4 and coalesce(m.ended_on, 'infinity') >= n.start_date - 1))
  from users u where ${ofSlice} and u.id = s.student_id`

/**
 * From the first day of the year on, whenever it is done. Only who was decided about here leaves a class of the next year for
 * another one; who is in one by an import stays there.
 */
const target = `(select s.student_id, s.choice is not null as replaces, g.id as group_id, y.start_date, y.start_date as day
  from year_turn_students s cross join lateral unnest(s.class_names) n
  join groups g on g.school_year_id = $3 and g.school_id = $4 and g.name_key = lower(n)
  join school_years y on y.id = g.school_year_id
  where ${ofSlice} and s.fate <> 'leaves')`

/** Who leaves has left from the first day of the next year: the date says so, no job has to. Whoever stays after all has not. */
const leave = [
  `delete from group_memberships m using groups g, year_turn_students s where ${ofSlice} and s.fate = 'leaves'
     and m.student_id = s.student_id and g.id = m.group_id and g.school_year_id = $3 and g.school_id = $4`,
  `update student_profiles p set departed_on = case when s.fate = 'leaves' then y.start_date end
   from school_years y, year_turn_students s where ${ofSlice} and y.id = $3 and p.id = s.student_id
     and (s.fate = 'leaves' and coalesce(p.departed_on, 'infinity') > y.start_date
       or s.fate <> 'leaves' and s.choice is not null and p.departed_on is not null)`,
]

const mark = `update year_turn_students s set after = ${standing('s.student_id')}, applied_at = now() where ${ofSlice}`

/** Only as many values as a statement asks for. */
export function ofStudents(texts: string[], { id, schoolId, nextYearId }: Turn, studentIds: string[]): Statement[] {
  const values = [id, studentIds, nextYearId, schoolId]
  return texts.map((text) => ({ text, values: values.filter((_, at) => text.includes(`$${at + 1}`)) }))
}

export const applyTurn = {
  next: 'applied_at is null and fate is not null',
  async apply(tx: Tx, turn: Turn, studentIds: string[]): Promise<void> {
    const statements = [remember, ...leaveOtherClasses(target, '$4'), joinClasses(target), ...leave, mark]
    await tx.batch(ofStudents(statements, turn, studentIds))
  },
}
