import type { TableName } from '#db/tables.ts'
import { allOf, type Condition, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { isThere } from '#features/users/kept-people.ts'
import type { Values } from '#protocol/declaring/define.ts'
import { studentStages } from '#protocol/features/progress.ts'
import type { users } from '#protocol/features/users.ts'

const rank = (stage: (typeof studentStages)[number]) => studentStages.indexOf(stage)

const isGoing = (i: string) => `${i}.status not in ('completed', 'refused', 'stopped')`
/** The current step should have been done before today, and is not handed in. */
const isLate = (i: string, p: string) => `(${isGoing(i)} and ${p}.due_on < today_nl() and ${p}.status <> 'submitted')`
/** The student handed something in; the other side is up. */
const isHandedIn = (i: string, p: string) => `(${isGoing(i)} and ${p}.status = 'submitted')`

/** A student of the school who counts: whoever left or was kept out for a while counts nowhere. */
export const isStudent = (o: string) =>
  `'student' = any(${o}.roles_here) and ${o}.status in ('active', 'invited') and ${isThere(o)}`

/**
 * Every student of a school once, with where they stand in these periods: the dashboard counts these and the list of people
 * shows them, so that a number and its list cannot differ. Only for staff of that school; without a period, over all.
 */
export function studentsIn(me: Me, periodIds: string[] | undefined, add: (value: unknown) => string): string {
  const ours = me.isOperator ? 'true' : `ip.school_id = any(${add(me.staffOf())}::uuid[])`
  return `select o.user_id as id, coalesce(max(s.stage), 0) as stage,
      coalesce(bool_or(s.due_on < today_nl()), false) as late, coalesce(bool_or(s.handed_in), false) as handed_in
    from internship_periods ip
    join organization_people o on o.organization_id = ip.school_id and ${isStudent('o')}${ofMentor(me, 'o.user_id', add)}
    left join student_standings s on s.student_id = o.user_id and s.internship_period_id = ip.id
    where ${ours}${periodIds ? ` and ip.id = any(${add(periodIds)}::uuid[])` : ''}
    group by o.user_id`
}

/** Whoever is a mentor and nothing more starts from their own students instead of from the school. */
function ofMentor(me: Me, column: string, add: (value: unknown) => string): string {
  if (me.isOperator || me.isAdmin || me.mentorOf().length === 0) return ''
  const self = add(me.id)
  return ` and ${column} = any(array(
    select m.student_id from mentored_students m where m.mentor_id = ${self} union all select ${self}::uuid))`
}

/** The internships that wait longest for a step of the student, so many at most. */
export function longestLate(me: Me, periodId: string, most: number, add: (value: unknown) => string): string {
  const ours = me.isOperator ? '' : ` and i.school_id = any(${add(me.staffOf())}::uuid[])`
  return `select i.id from (
      select s.* from student_standings s where s.internship_period_id = ${add(periodId)} and s.due_on < today_nl()
        and s.counts and ${isThere('s')}${ofMentor(me, 's.student_id', add)}
      order by s.due_on fetch first ${most} rows with ties) s
    join internships i on i.student_id = s.student_id and i.internship_period_id = s.internship_period_id${ours}
    join internship_phases p on p.id = i.current_phase_id and ${isLate('i', 'p')}
    order by p.due_on, i.created_at desc, i.id desc limit ${most}`
}

type Asked = Partial<Values<typeof users.scopes>>

/** People by where they stand, as far as it was asked. */
export function atStage({ periodId, stage, late, handedIn }: Asked, me: Me): Condition<TableName> {
  if ([periodId, stage, late, handedIn].every((each) => each === undefined)) return true
  return sqlCondition((t, add) => {
    const asked = [
      stage === undefined ? '' : `s.stage = any(${add(stage.map(rank))}::int[])`,
      late === undefined ? '' : `s.late = ${add(late)}`,
      handedIn === undefined ? '' : `s.handed_in = ${add(handedIn)}`,
    ].filter(Boolean)
    const where = asked.length > 0 ? `where ${asked.join(' and ')}` : ''
    return `${t}.id in (select s.id from (${studentsIn(me, periodId, add)}) s ${where})`
  })
}

/** Internships whose student is late, or waits for somebody; of students who count. */
export function standingStill({ late, handedIn }: Asked): Condition<TableName> {
  const asked = [late === true && isLate, handedIn === true && isHandedIn].filter((each) => each !== false)
  return allOf(
    ...asked.map((rule) =>
      sqlCondition(
        (t) => `exists (select from internship_phases p where p.id = ${t}.current_phase_id and ${rule(t, 'p')})
          and exists (select from users u where u.id = ${t}.student_id and u.status in ('active', 'invited')
            and not exists (select from student_profiles gone where gone.id = u.id and gone.departed_on <= today_nl()))`,
      ),
    ),
  )
}
