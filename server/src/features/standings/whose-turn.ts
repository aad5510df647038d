import type { Me } from '#engine/judging/me.ts'

/** The reader is the one who is up: for the student themselves, their mentor, or who runs the school. */
export const isTurnOf = (me: Me, add: (value: unknown) => string): string =>
  `(s.up = 'student' and b.student_id = ${add(me.id)}
    or s.up = 'school' and b.school_id = any(${add(me.adminOf('School'))}::uuid[])
    or s.up = 'mentor' and exists (select from mentored_students m where m.student_id = b.student_id and m.mentor_id = ${add(me.id)}))`

const fullName = (u: string) => `concat_ws(' ', ${u}.first_name, ${u}.infix, ${u}.last_name)`

/** Those whose turn it can be, by name: the student, whose row or page it is, by the first one. A mentor who left is none. */
export const namesOf = `json_strip_nulls(json_build_object('student', t.first_name,
  'mentor', (select string_agg(${fullName('u')}, ' / ' order by u.last_name_order) from mentored_students m
    join users u on u.id = m.mentor_id and u.status in ('active', 'invited') where m.student_id = b.student_id),
  'host', coalesce(nullif(h.name, ''), (select n.name from applications a join organizations n on n.id = a.organization_id
    where a.id = s.application_id), i.organization_name)))`
