import { fail, failParameter } from '#engine/fail.ts'
import { answer, feature } from '#engine/feature.ts'
import { keepsContent } from '#features/content/content-pages.policy.ts'
import * as protocol from '#protocol/features/stock-images.ts'
import { stockColours } from '#protocol/features/stock-paths.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import type { Theme } from '#protocol/tenants/themes.ts'
import { type FoundDrawing, findDrawings } from './find-drawings.ts'
import { lookOfSite, type SavedLook, themeOfSite } from './look-of-site.ts'
import { markOf, paint } from './paint.ts'
import { stockPlaces } from './stock-places.ts'

const stockDrawings = answer(protocol.stockDrawings, async ({ call, me, read, asked }) => {
  if (!keepsContent(me)) throw fail('access.forbidden')
  const { filter } = asked()
  const sector = filter.get('sector')
  if (sector && !isSector(sector.text)) throw failParameter('parameter.invalid', sector.parameter)
  const theme = themeOfSite(call.site, await read<SavedLook>(lookOfSite))
  const found = findDrawings(filter.get('search')?.text ?? '', isSector(sector?.text) ? sector.text : null)
  return { meta: { images: found.map((drawing) => told(drawing, theme)), total: findDrawings('', null).length } }
})

function told(drawing: FoundDrawing, theme: Theme): protocol.StockImage {
  const { name, sector, nl, en } = drawing
  return {
    name,
    sector,
    titleNl: nl[0],
    titleEn: en[0],
    altNl: nl[1],
    altEn: en[1],
    marks: recordOf(stockColours, (colours) => markOf(paint(drawing, colours, theme))),
  }
}

export const stockImagesFeature = feature({ queries: [stockDrawings, stockPlaces] })
