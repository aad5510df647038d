const isFixed = (f: string) => `${f}.due_rule in ('date', 'start', 'end')`
const fixedDay = (f: string) => `case ${f}.due_rule when 'date' then ${f}.due_date
  when 'start' then p.start_date + coalesce(${f}.due_days, 0) when 'end' then p.end_date + coalesce(${f}.due_days, 0) end`

/** So many days after the steps before it: those count on from the last one with a day of its own, or from the first day of the period. */
const dayAfterPrevious = `(select coalesce(max(b.day), p.start_date) + coalesce(sum(b.days), 0)::int from (
    select a.position, case when ${isFixed('a')} then ${fixedDay('a')} end as day, case a.due_rule when 'previous' then coalesce(a.due_days, 0) end as days,
      max(a.position) filter (where ${isFixed('a')}) over () as anchor
    from workflow_phases a where a.workflow_id = f.workflow_id and a.removed_at is null and a.position <= f.position) b
  where b.anchor is null or b.position >= b.anchor)`

/** The day a phase is due for who has no place yet. Of what comes after the search nobody can tell when the one before is done. */
export const dueOfColumn = `case when ${isFixed('f')} then ${fixedDay('f')}
  when f.due_rule = 'previous' and f.kind = 'search' then ${dayAfterPrevious} end`

/** The day by which everybody in a period should have a place, as far as its route says one. */
export const searchDue = (period: string) => `(select min(${dueOfColumn}) from (select ${period}.*) p
  join workflow_phases f on f.workflow_id = coalesce(p.workflow_id, (select w.id from workflows w where w.school_id is null))
  where f.kind = 'search' and f.removed_at is null)`

/** That day is past; without a period that was asked for, in one that runs. */
export const isSearchOver = (period: string, isAsked: boolean) =>
  `(coalesce(${searchDue(period)} < today_nl(), false)${isAsked ? '' : ` and today_nl() between ${period}.start_date and ${period}.end_date`})`

/** Two weeks is what anybody gets to answer, also where the route gives less. */
const LEAST_DAYS = 14
const daysGiven = (day: string, period: string) => `greatest(${day} - ${period}.start_date, ${LEAST_DAYS})`

/** The first day on which somebody was in a class of the school; nothing where they never were. */
export const cameOn = (student: string, school: string) => `(select min(m.started_on) from group_memberships m
  join groups g on g.id = m.group_id where m.student_id = ${student} and g.school_id = ${school})`

/** That day for one student: whoever came after it gets as many days as it gave the others. `came`: what `cameOn` says. */
export const dueFor = (day: string, came: string, period: string) =>
  `case when ${came} > ${day} then ${came} + ${daysGiven(day, period)} else ${day} end`

/** Whoever came after this day still has time, although the day of the period is past. */
export const newSince = (period: string) => `(select greatest(d.day, today_nl() - ${daysGiven('d.day', period)} - 1)
  from (select ${searchDue(period)} as day) d)`
