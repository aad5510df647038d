import { answer } from '#engine/feature.ts'
import * as protocol from '#protocol/features/content/content-pages.ts'
import { isOutText } from '../content-pages.policy.ts'

/** Whoever follows a link to a page that is not for everyone hears that they have to sign in, instead of that there is nothing. */
export const pageDoor = answer(protocol.pageDoor, async ({ asked, read }) => {
  const given = (name: string) => asked().filter.get(name)?.text ?? ''
  const found = await read({
    text: `select 1 from content_pages p
      where p.kind = $1 and p.removed_at is null and p.readers <> '{}' and ${isOutText('p')}
        and (p.slug = $2 or exists (
          select from page_redirects r where r.page_id = p.id and r.kind = p.kind and r.slug = $2))
      limit 1`,
    values: [given('kind'), given('slug')],
  })
  return { meta: { needsSignIn: found.length > 0 } }
})
