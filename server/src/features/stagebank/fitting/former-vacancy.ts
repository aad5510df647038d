import { failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/stagebank/stagebank.ts'

/**
 * What everybody could read once may still be named by who has the link. What is paused may have been changed since, so of
 * that only its kind of work is told; what was taken down, or was for some schools only, was never here.
 */
export const formerVacancy = answer(protocol.formerVacancy, async ({ asked, read }) => {
  const id = asked().filter.get('id')
  if (!id || !isId(id.text)) throw failParameter('parameter.invalid', id?.parameter ?? 'filter[id]')
  const [vacancy] = await read<protocol.FormerVacancy>({
    text: `select case when v.status <> 'paused' then v.title end as title,
        case when v.status <> 'paused' then coalesce(v.city, o.city) end as city, v.sector
      from vacancies v join organizations o on o.id = v.organization_id
      where v.id = $1 and v.visible_to = 'all'
        and (v.status in ('expired', 'paused') or v.status = 'closed' and v.published_at is not null)`,
    values: [id.text],
  })
  return { meta: { vacancy: vacancy ?? null } }
})
