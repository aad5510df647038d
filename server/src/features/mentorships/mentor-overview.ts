import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { hasLeft, isThere } from '#features/groups/has-left.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/mentorships.ts'

/** Of a row or a sum of `organization_people`. */
const isAlone = (o: string) => `'student' = any(${o}.roles_here) and ${o}.status in ('active', 'invited', 'inactive')
  and ${isThere(o)} and not ${o}.mentored_on::datemultirange @> today_nl()`

/**
 * Whom nobody looks after: to find them is the reason to open the page of mentorships. Which days of being looked after
 * leave today out is known from the few that there are; then an index finds the first people with such days.
 */
export const unmentoredStudents = answer(protocol.unmentoredStudents, async ({ me, read, asked }) => {
  if (!me.isSchoolAdmin) throw fail('access.forbidden')
  const { number, size } = asked().page
  const schools = me.adminOf('School')
  // Who is a student of two schools of one administrator is one person.
  const total =
    schools.length === 1 ? 'coalesce(sum(n), 0)' : `(select count(distinct o.user_id) ${aloneOn('user_id')})`
  const [found] = await read<{ ids: string[]; total: number }>({
    text: `with days as materialized (
        select s.organization_id, s.mentored_on, sum(s.n) as n from organization_people_sums s
        where s.organization_id = any($1) and ${isAlone('s')} group by 1, 2)
      select array(select o.user_id ${aloneOn(`last_name_order, user_id limit ${number * size}`)}
          group by o.user_id, o.last_name_order order by o.last_name_order, o.user_id
          limit ${size} offset ${(number - 1) * size}) as ids,
        ${total}::int as total from days`,
    values: [schools],
  })
  return { found: { ids: found?.ids ?? [], total: found?.total ?? 0, meta: {} } }
})

const aloneOn = (order: string) => `from days d cross join lateral (
  select o.user_id, o.last_name_order from organization_people o
  where o.organization_id = d.organization_id and o.mentored_on = d.mentored_on and ${isAlone('o')}
  order by ${order}) o`

/** The mentors who are asked about, else all of the school. */
export const mentorTotals = answer(protocol.mentorTotals, async ({ me, read, asked }) => {
  if (!me.isSchoolAdmin) throw fail('access.forbidden')
  const chosen = asked().filter.get('mentorIdIn')
  const mentorIds = chosen?.text.split(',')
  if (chosen && !mentorIds?.every(isId)) throw failParameter('parameter.invalid', chosen.parameter)
  const totals = await read({
    text: `select m.mentor_id as "mentorId", count(y.id)::int as groups,
        count(m.student_id) filter (where not ${hasLeft('m.student_id')})::int as single,
        (select count(distinct s.student_id) from mentored_students s
          where s.mentor_id = m.mentor_id and not ${hasLeft('s.student_id')})::int as students
      from mentorships m
      left join groups g on g.id = m.group_id
      left join school_years y on y.id = g.school_year_id and today_nl() between y.start_date and y.end_date
      where m.school_id = any($1)${mentorIds ? ' and m.mentor_id = any($2::uuid[])' : ''} group by m.mentor_id`,
    values: mentorIds ? [me.adminOf('School'), mentorIds] : [me.adminOf('School')],
  })
  return { meta: { totals } }
})
