import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/internship-history.ts'
import { historyPolicy, seesWholeHistory, takesPart } from './internships.policy.ts'

/** More than that is no story to read; one more says that there is more. */
const MOST = 60

/** What a host learns: how it goes with the internship itself and with its steps, not how the school and the student talk. */
const forHosts = `(e.topic in ('internship', 'phase', 'visit', 'paperSheet') and e.name not in ('visit.noted', 'internship.stop_asked', 'internship.stop_left',
  'phase.returned', 'phase.skipped', 'phase.due_changed', 'phase.due_soon', 'phase.overdue'))`
/** What a student asked about a host, or a host about a student, is between them and who decides. */
const forBoth = `(e.topic in ('internship', 'phase', 'selfFound', 'visit', 'paperSheet')
  and (e.name not in ('internship.stop_asked', 'internship.stop_left', 'visit.noted')))`

/** Who is missing and when, for everybody who counts on them; why is told elsewhere, to who may know it. */
const absence = `(select json_build_object('firstDay', a.first_day, 'lastDay', a.last_day) from absences a
  where e.topic = 'absence' and a.id = (e.data->>'absenceId')::uuid)`

export const internshipHistory = answer(protocol.internshipHistory, async ({ me, read, asked }) => {
  const about = asked().filter.get('internshipId')
  if (!about || !isId(about.text)) throw failParameter('parameter.invalid', 'filter[internship_id]')
  const params = new Params()
  const id = params.add(about.text)
  const may = compile(historyPolicy(me), 'i', params)
  const whole = compile(seesWholeHistory(me), 'i', params)
  const seesAbsence = compile(takesPart(me), 'i', params)
  const rows = await read<{ happenings: protocol.InternshipHappening[] }>({
    text: `select coalesce((select json_agg(h order by h."createdAt" desc, h.id) from (
          select e.id, e.name, e.created_at as "createdAt", e.data->>'phaseId' as "phaseId",
            coalesce(e.data->'changed', '[]'::jsonb) as changed, ${absence} as absence,
            (select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = e.actor_id) as "actorName"
          from events e where e.data->>'internshipId' = i.id::text and (e.topic = 'absence' and ${seesAbsence}
            or case when ${whole} then ${forBoth} else ${forHosts} end)
          order by e.created_at desc, e.id limit ${MOST + 1}) h), '[]') as happenings
      from internships i where i.id = ${id}::uuid and ${may}`,
    values: params.values,
  })
  const [found] = rows
  if (!found) throw fail('record.missing')
  const { happenings } = found
  return { meta: { happenings: happenings.slice(0, MOST), more: happenings.length > MOST } }
})
