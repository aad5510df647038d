import { askedIds } from '#engine/asking/asked.ts'
import { answer } from '#engine/feature.ts'
import { publicState } from '#features/form-submissions/public/public-state.ts'
import * as protocol from '#protocol/features/content/content-forms.ts'

/** More stand on no page. */
export const MOST_FORMS = 100

/** What is not for anybody is not told, whoever asks: a page is the same for all who read it. */
export const pageForms = answer(protocol.pageForms, async ({ asked, read }) => {
  const ids = askedIds(asked(), 'formId', MOST_FORMS)
  if (ids.length === 0) return { meta: { forms: [] } }
  const forms = await read<protocol.PageForm>({
    text: `select f.id, f.public_token as token, v.content -> 'title' as title, o.name as owner,
        f.opens_on::text as "opensOn", f.closes_on::text as "closesOn", ${publicState('f')} as state
      from forms f join organizations o on o.id = f.organization_id
        join form_versions v on v.form_id = f.id and v.number = f.published_version
      where f.is_public and f.id = any($1::uuid[])`,
    values: [ids],
  })
  return { meta: { forms } }
})
