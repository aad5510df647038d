import { askedIds } from '#engine/asking/asked.ts'
import { fail } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { assignmentPolicy } from '#features/assignments/assignments.policy.ts'
import { workflowPolicy } from '#features/workflows/workflows.policy.ts'
import * as protocol from '#protocol/features/content/content-forms.ts'
import { isOutText, keepsContent } from '../content-pages.policy.ts'
import { MOST_FORMS } from './page-forms.ts'

/** Pages that are written count from the moment the form stands on them. */
export const formPlaces = answer(protocol.formPlaces, async ({ me, asked, read }) => {
  if (!keepsContent(me)) throw fail('access.forbidden')
  const ids = askedIds(asked(), 'formId', MOST_FORMS)
  if (ids.length === 0) return { meta: { places: [] } }
  const params = new Params()
  const chosen = `any(${params.add(ids)}::uuid[])`
  const work = compile(assignmentPolicy.read(me), 'a', params)
  const route = compile(workflowPolicy.read(me), 'w', params)
  const places = await read<protocol.FormPlace>({
    text: `with pages as materialized (
        select p.id, p.kind, p.title_nl as name, ${isOutText('p')} as "isOut",
          ids_in(concat(p.blocks_nl, p.blocks_en)) as live,
          (select ids_in(string_agg(v.content::text, ' ')) from page_versions v
            where v.page_id = p.id and (v.is_current or v.publish_at is not null)) as written
        from content_pages p where p.removed_at is null)
      select x.form_id as "formId", x.kind, x.id, x.name, x."isLive" from (
        select f.id as form_id, p.kind, p.id, p.name, p."isOut" and f.id = any (p.live) as "isLive"
        from forms f join pages p on f.id = any (p.live || p.written) where f.id = ${chosen}
        union all
        select f.id, 'assignment', a.id, a.title, a.status = 'published'
        from forms f join assignments a on f.id in (a.form_id, a.rubric_id) where f.id = ${chosen} and ${work}
        union all
        select distinct on (s.form_id, w.id) s.form_id, 'step', w.id, w.name, true
        from workflow_phases s join workflows w on w.id = s.workflow_id where s.form_id = ${chosen} and ${route}) x
      order by x.name, x.id`,
    values: params.values,
  })
  return { meta: { places } }
})
