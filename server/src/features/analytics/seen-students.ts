import { compile, type Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { studentsIn } from '#features/internships/student-stages.ts'
import { userPolicy } from '#features/users/users.policy.ts'
import type { demandParts } from '#protocol/features/analytics.ts'

/** Who takes part in a period and how far they are, once each: `s`, with their account as `t`. */
export function seenStudents(me: Me, periodId: string, params: Params): string {
  const rule = compile(userPolicy.read(me), 't', params)
  const among = studentsIn(me, { periodId: [periodId], takesPart: true }, params.add)
  return `(select s.* from (${among}) s join users t on t.id = s.id where ${rule}) s`
}

/** Classes, levels or mentors with the students of each. */
export const partsOf: Record<(typeof demandParts)[number], string> = {
  group: `select g.id, g.name, m.student_id from group_memberships m join groups g on g.id = m.group_id
    join period p on p.school_id = g.school_id
    where today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')`,
  level: `select l.id, l.name, s.student_id from level_students s join levels l on l.id = s.level_id
    join period p on p.school_id = s.school_id where s.days::datemultirange @> today_nl()`,
  mentor: `select u.id, concat_ws(' ', u.first_name, u.infix, u.last_name), m.student_id
    from mentored_students m join users u on u.id = m.mentor_id`,
}
