import { askedIds } from '#engine/asking/asked.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/students.ts'
import { studentProfilePolicy } from './students.policy.ts'

/** The level that somebody has today: their own, or that of the class. */
export const levelOf = (
  student: string,
): string => `(select string_agg(l.name, ', ' order by l.name) from level_students s
  join levels l on l.id = s.level_id where s.student_id = ${student} and s.days::datemultirange @> today_nl())`

/** Who looks after somebody today, one by one or through the class. */
export const mentorsOf = (
  student: string,
): string => `(select string_agg(concat_ws(' ', u.first_name, u.infix, u.last_name), ', '
    order by u.last_name_order) from mentored_students m join users u on u.id = m.mentor_id
  where m.student_id = ${student} and u.status <> 'archived')`

export const studentFacts = answer(protocol.studentFacts, async ({ me, read, asked }) => {
  const ids = askedIds(asked(), 'idIn')
  const params = new Params()
  const where = compile(studentProfilePolicy.read(me), 'p', params, 'few')
  if (where === false || ids.length === 0) return { meta: { facts: [] } }
  const seesMentors = `(${me.isOperator} or p.school_id = any(${params.add(me.adminOf('School'))}::uuid[]))`
  const facts = await read<protocol.StudentFacts>({
    text: `select p.id, p.student_number as number, ${levelOf('p.id')} as level,
        case when ${seesMentors} then ${mentorsOf('p.id')} end as mentors
      from student_profiles p where p.id = any(${params.own(ids)}::uuid[])${where === true ? '' : ` and ${where}`}`,
    values: params.values,
  })
  return { meta: { facts } }
})
