import { fail } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/mentorships.ts'
import { hasLeft } from '../groups/has-left.ts'

/** Whom nobody looks after: to find them is the reason to open the page of mentorships. */
export const unmentoredStudents = answer(protocol.unmentoredStudents, ({ me }) => {
  if (!me.isSchoolAdmin) throw fail('access.forbidden')
  return {
    where: sqlCondition(
      (t, add) => `${t}.status in ('active', 'invited', 'inactive')
        and exists (select from roles r where r.user_id = ${t}.id and r.name = 'student'
          and r.organization_id = any(${add(me.adminOf('School'))}))
        and not exists (select from student_profiles p where p.id = ${t}.id and p.departed_on <= today_nl())
        and ${t}.id not in (select s.student_id from mentored_students s)`,
    ),
  }
})

export const mentorTotals = answer(protocol.mentorTotals, async ({ me, read }) => {
  if (!me.isSchoolAdmin) throw fail('access.forbidden')
  const totals = await read({
    text: `select m.mentor_id as "mentorId", count(y.id)::int as groups,
        count(m.student_id) filter (where not ${hasLeft('m.student_id')})::int as single,
        (select count(distinct s.student_id) from mentored_students s
          where s.mentor_id = m.mentor_id and not ${hasLeft('s.student_id')})::int as students
      from mentorships m
      left join groups g on g.id = m.group_id
      left join school_years y on y.id = g.school_year_id and today_nl() between y.start_date and y.end_date
      where m.school_id = any($1) group by m.mentor_id`,
    values: [me.adminOf('School')],
  })
  return { meta: { totals } }
})
