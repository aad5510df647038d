import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { dueOfColumn } from '#features/internships/search-due.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/progress-board.ts'
import { seesRoute } from './progress.policy.ts'

type Found = { name: string; steps: protocol.RouteStep[] }

export const periodRoute = answer(protocol.periodRoute, async ({ me, read, asked }) => {
  if (!seesRoute(me)) throw fail('access.forbidden')
  const periodId = asked().filter.get('periodId')
  if (!periodId || !isId(periodId.text))
    throw failParameter('parameter.invalid', periodId?.parameter ?? 'filter[period_id]')
  const [found] = await read<Found>({
    text: `select p.name, (select coalesce(json_agg(json_build_object('id', f.id, 'step', f.step, 'kind', f.kind, 'name', f.name,
        'nameEn', f.name_en, 'explanation', f.explanation, 'explanationEn', f.explanation_en, 'actor', f.actor,
        'dueOn', ${dueOfColumn}, 'onlySelfFound', f.only_self_found, 'onlyMinors', f.only_minors)
        order by f.position, f.id), '[]') from workflow_phases f where f.removed_at is null and f.workflow_id =
          coalesce(p.workflow_id, (select w.id from workflows w where w.school_id is null))) as steps
      from internship_periods p where p.id = $1 and ($2 or p.school_id = any($3::uuid[]))`,
    values: [periodId.text, me.isOperator, [...me.staffOf(), ...me.studentOf()]],
  })
  if (!found) throw fail('record.missing')
  return { meta: found }
})
