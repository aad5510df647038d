import type { Tx } from '#engine/writing/transaction.ts'
import type { HostWorks, LinkedWork, LinkedWorks } from '#protocol/features/assignment-links.ts'
import { type AssignmentLink, isAskedAt } from './assignment-links.ts'

/** Answered longer ago is of no use to them any more. */
const ANSWERED_DAYS = 30

/** Work `w` of the internship `i` as who guides the student sees it. */
export const linkedWorks = (
  where: string,
) => `select w.id, v.id as "versionId", v.number as version, concat_ws(' ', u.first_name, u.infix, u.last_name) as student,
    coalesce(o.name, i.organization_name, i.title) as organization, a.title as assignment, a.instructions,
    a.supervisor = 'decides' as decides, w.status, v.text, w.level,
    case when v.answers is not null then (select jsonb_build_object('content', n.content, 'answers', v.answers)
      from form_versions n where n.id = v.form_version_id) end as form,
    to_char(v.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "handedInAt",
    coalesce((select json_agg(json_build_object('id', x.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size)
        order by x.position) from assignment_files x join files f on f.id = x.file_id where x.version_id = v.id), '[]') as files,
    r.kind as verdict, r.text as opinion
  from assignment_works w join assignments a on a.id = w.assignment_id join internships i on i.id = w.internship_id
    join users u on u.id = w.student_id left join organizations o on o.id = i.organization_id
    join lateral (select v.* from work_versions v where v.work_id = w.id order by v.number desc limit 1) v on true
    left join work_reviews r on r.version_id = v.id and r.side = 'supervisor'
  where ${where} and w.status <> 'todo'
    and (w.status = 'handed_in' and r.id is null or r.created_at > now() - interval '${ANSWERED_DAYS} days')
  order by u.last_name, u.first_name, a.title, w.id limit 200`

export const sorted = (found: LinkedWork[]): HostWorks => ({
  waiting: found.filter(({ verdict }) => verdict === null),
  answered: found.filter(({ verdict }) => verdict !== null),
})

type Who = { supervisor: string; school: string }
/** What whoever holds the link may see: names, what was asked, and what was handed in last. */
export async function viewLink(tx: Tx, { email }: AssignmentLink): Promise<LinkedWorks> {
  const found = await tx.rows<LinkedWork>(linkedWorks(isAskedAt('$1')), [email])
  const who = await tx.row<Who>(
    `select coalesce((select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where lower(u.email) = lower($1)), '') as supervisor,
       (select s.name from assignment_works w join organizations s on s.id = w.school_id where lower(w.asked_email) = lower($1)
         order by w.asked_at desc nulls last limit 1) as school`,
    [email],
  )
  return {
    supervisor: who?.supervisor ?? '',
    school: who?.school ?? '',
    ...sorted(found),
  }
}
