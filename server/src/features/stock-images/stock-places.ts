import { fail } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { isOutText, keepsContent } from '#features/content/content-pages.policy.ts'
import * as protocol from '#protocol/features/stock-images.ts'
import { drawingOf } from './find-drawings.ts'

/** Found by looking through the pages of the site, of which there are tens. */
export const stockPlaces = answer(protocol.stockPlaces, async ({ me, asked, read }) => {
  if (!keepsContent(me)) throw fail('access.forbidden')
  const drawing = drawingOf(asked().filter.get('name')?.text ?? '')
  if (!drawing) return { meta: { places: [] } }
  const places = await read<protocol.StockPlace>({
    text: `select p.kind, p.id, p.title_nl as "titleNl", p.title_en as "titleEn",
        ${isOutText('p')} and p.live ~ $1 as "isLive"
      from (select *, concat(blocks_nl, blocks_en, share_picture) as live
        from content_pages where removed_at is null) p
      where p.live ~ $1 or exists (select from page_versions v
        where v.page_id = p.id and (v.is_current or v.publish_at is not null) and v.content::text ~ $1)
      order by p.title_nl, p.id`,
    values: [`/stock/(site|night|house)/${drawing.name}[.]svg`],
  })
  return { meta: { places } }
})
