import type { TableName } from '#db/tables.ts'
import { type AnyCondition, allOf, type Condition, every, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { KeptList } from '#engine/serve.ts'
import { isThere } from '#features/groups/has-left.ts'
import { participantsOf, takesPart as takesPartIn } from '#features/periods/periods-in-scope.ts'
import type { Values } from '#protocol/declaring/define.ts'
import { studentStages } from '#protocol/features/progress.ts'
import type { users } from '#protocol/features/users.ts'
import { cameOn, isSearchOver, newSince } from './search-due.ts'

type Asked = Partial<Values<typeof users.scopes>>

const rank = (stage: (typeof studentStages)[number]) => studentStages.indexOf(stage)

const isGoing = (i: string) => `${i}.status not in ('completed', 'refused', 'stopped')`
/** The current step should have been done before today, and is not handed in. */
const isLate = (i: string, p: string) => `(${isGoing(i)} and ${p}.due_on < today_nl() and ${p}.status <> 'submitted')`
/** The student handed something in; the other side is up. */
const isHandedIn = (i: string, p: string) => `(${isGoing(i)} and ${p}.status = 'submitted')`

/** A student of the school who counts: whoever left or was kept out for a while counts nowhere. */
export const isStudent = (o: string) =>
  `'student' = any(${o}.roles_here) and ${o}.status in ('active', 'invited') and ${isThere(o)}`

/** The same of a row or a sum of `student_standings`. */
export const counts = (s: string) => `${s}.is_student and ${s}.status in ('active', 'invited') and ${isThere(s)}`

/**
 * Every student of a school once, with where they stand in these periods: the dashboard counts these and the list of people
 * shows them, so that a number and its list cannot differ. Only for staff of that school; without a period, over all.
 */
/** It is the reader's own turn: that of the school, or that of the mentor of this student. */
const isMine = (s: string, me: Me, add: (value: unknown) => string) =>
  `(${s}.up = 'school' and ${s}.school_id = any(${add(me.adminOf('School'))}::uuid[]) or ${s}.up = 'mentor' and exists (
    select from mentored_students own where own.student_id = ${s}.student_id and own.mentor_id = ${add(me.id)}))`

/** Somebody has to do something, about a place that there is or that is asked for. */
export const isSomebodys = (s: string) =>
  `(${s}.block <> 'search' and ${s}.up in ('student', 'mentor', 'school', 'host'))`

export function studentsIn(
  me: Me,
  { periodId: periodIds, takesPart }: Pick<Asked, 'periodId' | 'takesPart'>,
  add: (value: unknown) => string,
): string {
  const ours = me.isOperator ? 'true' : `ip.school_id = any(${add(me.staffOf())}::uuid[])`
  const isOver = isSearchOver('ip', periodIds !== undefined)
  // What they stand in, and the periods in which they should have a place by now, unless they came later.
  const asked = periodIds
    ? `select ip.school_id, ip.id as about_id, case when ${isOver} then array[ip.id] end as over, array[${newSince('ip')}] as since
      from internship_periods ip where ${ours} and ip.id = any(${add(periodIds)}::uuid[]) offset 0`
    : `select ip.school_id, ip.school_id as about_id, array_agg(ip.id) filter (where ${isOver}) as over,
        array_agg(${newSince('ip')}) filter (where ${isOver}) as since
      from internship_periods ip where ${ours} group by ip.school_id`
  const ofSchool = `organization_people o where o.organization_id = ip.school_id and ${isStudent('o')}`
  const own = ownStudents(me, add)
  const part = takesPart && periodIds ? ` and o.user_id in (${participantsOf(add(periodIds))})` : ''
  return `select o.user_id as id, coalesce(max(s.stage), 0) as stage,
      coalesce(bool_or(s.due_on < today_nl()), false)
        or coalesce(max(s.stage), 0) = 0 and bool_or(coalesce(s.stage, 0) = 0
          and exists (select from unnest(ip.over, ip.since) p (id, since) where p.id is not null and ${takesPartIn('p', 'o.user_id')}
            and coalesce(${cameOn('o.user_id', 'ip.school_id')} <= p.since, true))) as late,
      coalesce(bool_or(s.handed_in), false) as handed_in,
      coalesce(bool_or(${isMine('s', me, add)}), false) as mine,
      coalesce(bool_or(${isSomebodys('s')} and not ${isMine('s', me, add)}), false) as others
    from (${asked}) ip
    ${own ? `cross join (${own}) m (id) ` : ''}cross join lateral (select o.user_id from ${ofSchool}${own ? ' and o.user_id = m.id offset 0' : ''}) o
    left join student_standings s on s.student_id = o.user_id and s.about_id = ip.about_id
    where true${part}
    group by o.user_id`
}

/**
 * Whoever is a mentor and nothing more starts from their own students instead of from the school: one by one, since
 * PostgreSQL takes a school for as small as organizations are on average, and would go through all of its people.
 */
function ownStudents(me: Me, add: (value: unknown) => string): string | undefined {
  if (me.isOperator || me.isAdmin || me.mentorOf().length === 0) return undefined
  const self = add(me.id)
  return `select m.student_id from mentored_students m where m.mentor_id = ${self} union select ${self}::uuid`
}

/** The internships that wait longest for a step of the student, so many at most. */
export function longestLate(me: Me, periodId: string, most: number, add: (value: unknown) => string): string {
  const ours = me.isOperator ? '' : ` and i.school_id = any(${add(me.staffOf())}::uuid[])`
  const own = ownStudents(me, add)
  return `select i.id, i.student_id as "studentId" from (
      select s.* from student_standings s where s.about_id = ${add(periodId)} and s.due_on < today_nl()
        and ${counts('s')}${own ? ` and s.student_id = any(array(${own}))` : ''}
      order by s.due_on, s.student_id limit ${most}) s
    join internships i on i.student_id = s.student_id and i.internship_period_id = s.about_id${ours}
    join internship_phases p on p.id = i.current_phase_id and ${isLate('i', 'p')}
    order by p.due_on, i.created_at desc, i.id desc limit ${most}`
}

/** People by where they stand, as far as it was asked. */
export function atStage(of: Asked, me: Me): Condition<TableName> {
  const { periodId, stage, late, handedIn, turn } = of
  if ([periodId, stage, late, handedIn, turn].every((each) => each === undefined)) return true
  return sqlCondition((t, add) => {
    const asked = [
      stage === undefined ? '' : `s.stage = any(${add(stage.map(rank))}::int[])`,
      late === undefined ? '' : `s.late = ${add(late)}`,
      handedIn === undefined ? '' : `s.handed_in = ${add(handedIn)}`,
      turn === undefined ? '' : `s.${turn}`,
    ].filter(Boolean)
    const where = asked.length > 0 ? `where ${asked.join(' and ')}` : ''
    return `${t}.id in (select s.id from (${studentsIn(me, of, add)}) s ${where})`
  })
}

/** Every student of a school has a line about all of its periods. */
export const ofSchool = (schoolId: string): AnyCondition => ({ aboutId: schoolId, schoolId })
export const standingLines = {
  table: 'student_standings',
  row: 'student_id',
  sorts: { lastName: 'last_name_order', urgentAt: 'urgent_at' },
}

/** Whose turn it is with a whole school, for an administrator who is no mentor. */
export const schoolsTurn = {
  mine: (s: string) => `${s}.up = 'school'`,
  others: (s: string) => `${isSomebodys(s)} and ${s}.up <> 'school'`,
}

/**
 * The same people for whoever sees a whole school and nothing else, from what is kept. Whoever has no place in a period and
 * asks for none has no line there: the list of those leaves out all who are further.
 */
export function keptAtStage(asked: Asked, schoolId: string, status: AnyCondition): KeptList | undefined {
  const { periodId, stage, late, handedIn, turn, ...others } = asked
  const [aboutId = schoolId, ...more] = periodId ?? []
  // Whoever has no place when the day for that is past is late too, which no line says.
  if (Object.keys(others).length > 0 || more.length > 0 || late !== undefined || handedIn === false) return undefined
  const standing = (about: string, rule: (s: string, add: (value: unknown) => string) => string) =>
    every(
      { aboutId: about, schoolId },
      status,
      sqlCondition((s, add) => `${counts(s)} and ${rule(s, add)}`),
    )
  const ranks = stage?.map(rank)
  if (handedIn || turn || !periodId || (ranks && !ranks.includes(0))) {
    const rules = (s: string, add: (value: unknown) => string) => [
      'true',
      ...(ranks ? [`${s}.stage = any(${add(ranks)}::int[])`] : []),
      ...(handedIn ? [`${s}.handed_in`] : []),
      ...(turn ? [schoolsTurn[turn](s)] : []),
    ]
    return { ...standingLines, where: standing(aboutId, (s, add) => rules(s, add).join(' and ')) }
  }
  const isOurs = (s: string, add: (value: unknown) => string) =>
    `exists (select from internship_periods ip where ip.id = ${add(aboutId)} and ip.school_id = ${s}.school_id)`
  const except = ranks && {
    ...standingLines,
    where: standing(aboutId, (s, add) => `${s}.stage <> all(${add(ranks)}::int[])`),
  }
  return { ...standingLines, where: standing(schoolId, isOurs), except }
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
