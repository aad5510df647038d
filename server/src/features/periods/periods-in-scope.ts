import { answer } from '#engine/feature.ts'
import { allOf, type Condition, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import * as protocol from '#protocol/features/periods.ts'

/** Active, and of a school year that is this one or the next. */
export const inScope = (
  p: string,
) => `(${p}.status = 'active' and ${p}.school_year_id in (select y.id from school_years y
  where y.end_date >= today_nl() and y.start_date <= (today_nl() + interval '1 year')::date))`

const without = (p: string, table: string) =>
  `not exists (select from ${table} x where x.internship_period_id = ${p}.id)`
const names = (p: string, table: string, column: string, value: string) =>
  `exists (select from ${table} x where x.internship_period_id = ${p}.id and x.${column} = ${value})`

/** A period for nobody in particular is for everybody. */
export const isForAll = (p: string) =>
  `${without(p, 'internship_period_levels')} and ${without(p, 'internship_period_groups')}`

/**
 * Is a period for this student? If it is not for all, their level counts, or a class they are in now or later, since a
 * period of next year is for next year's classes.
 */
export const takesPart = (p: string, student: string) => `(
  ${isForAll(p)}
  or exists (select from student_profiles s where s.id = ${student}
    and ${names(p, 'internship_period_levels', 'level_id', 's.level_id')})
  or exists (select from group_memberships m join groups g on g.id = m.group_id
    where m.student_id = ${student} and coalesce(m.ended_on, 'infinity') >= today_nl()
    and (${names(p, 'internship_period_groups', 'group_id', 'g.id')}
      or ${names(p, 'internship_period_levels', 'level_id', 'g.level_id')})))`

/** The same turned round: the ids of everybody who takes part in one of these periods. */
export const participantsOf = (periodIds: string) => `
  select o.user_id from internship_periods p join organization_people o on o.organization_id = p.school_id
  where p.id = any(${periodIds}::uuid[]) and ${isForAll('p')}
  union select s.id from student_profiles s join internship_period_levels x on x.level_id = s.level_id
  where x.internship_period_id = any(${periodIds}::uuid[])
  union select m.student_id from group_memberships m join groups g on g.id = m.group_id
  where coalesce(m.ended_on, 'infinity') >= today_nl()
    and (g.id in (select x.group_id from internship_period_groups x where x.internship_period_id = any(${periodIds}::uuid[]))
      or g.level_id in (select x.level_id from internship_period_levels x where x.internship_period_id = any(${periodIds}::uuid[])))`

const isOnlyStudent = (me: Me) => me.isStudent && me.staffOf().length === 0

/** What is in scope for one person; for a student that is less. */
function inScopeFor(me: Me): Condition<'internship_periods'> {
  return allOf(
    sqlCondition((t) => inScope(t)),
    isOnlyStudent(me) ? sqlCondition((t, add) => takesPart(t, `${add(me.id)}::uuid`)) : true,
  )
}

export function periodScopes({ inScope: wanted }: Record<string, unknown>, me: Me): Condition<'internship_periods'> {
  if (wanted === undefined) return true
  if (wanted) return inScopeFor(me)
  return sqlCondition((t) => `not ${inScope(t)}`)
}

/**
 * In scope are active periods whose school year is this one or the next, for people of a school those of their school,
 * for a student those they take part in. Of several it is the one that runs or comes first; only when all have ended,
 * the first of those.
 */
export const currentInternshipPeriod = answer(protocol.currentInternshipPeriod, ({ me }) => ({
  where: sqlCondition((t, add) => {
    const schools = [...me.staffOf(), ...me.studentOf()]
    const own = schools.length > 0 ? `and p.school_id = any(${add(schools)})` : ''
    const taking = isOnlyStudent(me) ? `and ${takesPart('p', `${add(me.id)}::uuid`)}` : ''
    return `${t}.id = (
      select p.id from internship_periods p where ${inScope('p')} ${own} ${taking}
      order by p.end_date < today_nl(), p.start_date, p.id limit 1)`
  }),
}))
