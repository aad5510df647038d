import type { TableName } from '#db/tables.ts'
import { allOf, type Condition, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Values } from '#protocol/define.ts'
import { studentStages } from '#protocol/progress.ts'
import type { users } from '#protocol/users.ts'

const rank = (stage: (typeof studentStages)[number]) => studentStages.indexOf(stage)

/** A proposal that is still being looked for is no place yet; one that waits for a yes is nearly one. */
const stage = (i: string, p: string) => `case ${i}.status
    when 'proposed' then case when ${p}.kind = 'search' then ${rank('without')} else ${rank('asking')} end
    when 'approved' then ${rank('agreed')} when 'contracting' then ${rank('agreed')} when 'ready' then ${rank('agreed')}
    when 'running' then ${rank('running')} when 'evaluating' then ${rank('reviewing')}
    when 'completed' then ${rank('completed')} else ${rank('without')} end`
const isGoing = (i: string) => `${i}.status not in ('completed', 'refused', 'stopped')`
/** The current step should have been done before today, and is not handed in. */
const isLate = (i: string, p: string) => `(${isGoing(i)} and ${p}.due_on < today_nl() and ${p}.status <> 'submitted')`
/** The student handed something in; the other side is up. */
const isHandedIn = (i: string, p: string) => `(${isGoing(i)} and ${p}.status = 'submitted')`
/** Whoever left or was kept out for a while counts nowhere. */
const counts = (u: string) => `${u}.status in ('active', 'invited') and not exists (
    select from student_profiles gone where gone.id = ${u}.id and gone.departed_on <= today_nl())`

/**
 * Every student of a school once, with where they stand in these periods: the dashboard counts these and the list of people
 * shows them, so that a number and its list cannot differ. Only for staff of that school; without a period, over all.
 */
export function studentsIn(me: Me, periodIds: string[] | undefined, add: (value: unknown) => string): string {
  const ours = me.isOperator ? 'true' : `ip.school_id = any(${add(me.staffOf())}::uuid[])`
  return `select r.user_id as id, coalesce(max(${stage('i', 'p')}), 0) as stage,
      coalesce(bool_or(${isLate('i', 'p')}), false) as late,
      coalesce(bool_or(${isHandedIn('i', 'p')}), false) as handed_in
    from internship_periods ip
    join roles r on r.organization_id = ip.school_id and r.name = 'student'
    join users u on u.id = r.user_id and ${counts('u')}
    left join internships i on i.student_id = r.user_id and i.internship_period_id = ip.id
    left join internship_phases p on p.id = i.current_phase_id
    where ${ours}${periodIds ? ` and ip.id = any(${add(periodIds)}::uuid[])` : ''}
    group by r.user_id`
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
          and exists (select from users u where u.id = ${t}.student_id and ${counts('u')})`,
      ),
    ),
  )
}
