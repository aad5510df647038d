import { fail } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { phaseKinds } from '#protocol/features/phases.ts'
import * as protocol from '#protocol/features/workflows.ts'

/** Students without a place are at the search; finding one brings it to an end, whichever way. */
const endsByItself = ['search']

/** The routes that the reader sees. Of that of the site a school counts its own periods and students, the centre those of all. */
export const workflowUse = answer(protocol.workflowUse, async ({ me, read, phaseKinds: looked }) => {
  const schools = me.staffOf()
  const isOfSite = me.isOperator || me.adminOf('VolunteerCenter').length > 0
  if (schools.length === 0 && !isOfSite) throw fail('access.forbidden')
  const uses = await read<protocol.WorkflowUse>({
    text: `with seen as (select w.id, w.school_id from workflows w where w.school_id is null or w.school_id = any($1) or $3),
        standing as (select f.workflow_id, f.id, count(*)::int as students
          from internships i join internship_phases p on p.id = i.current_phase_id
          join workflow_phases f on f.id = p.workflow_phase_id
          where i.status not in ('completed', 'refused', 'stopped') and (i.school_id = any($1) or $2)
            and f.workflow_id in (select id from seen) group by 1, 2)
      select s.id as "workflowId",
        coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name) order by o.start_date desc, o.id)
          from (select * from internship_periods o where o.status = 'active' and (o.school_id = any($1) or $2)
            and (o.workflow_id = s.id or (o.workflow_id is null and s.school_id is null))
            order by o.start_date desc limit 50) o), '[]') as periods,
        coalesce((select sum(t.students) from standing t where t.workflow_id = s.id), 0)::int as students,
        coalesce((select json_agg(json_build_object('phaseId', t.id, 'students', t.students))
          from standing t where t.workflow_id = s.id), '[]') as standing
      from seen s limit 500`,
    values: [schools, isOfSite, me.isOperator],
  })
  const ownKinds = phaseKinds.filter((kind) => endsByItself.includes(kind) || looked.has(kind))
  return { meta: { uses, ownKinds } }
})
