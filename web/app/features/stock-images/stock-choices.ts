import { apiContext, pageContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { stockDrawings } from '#protocol/features/stock-images.ts'
import { stockPath } from '#protocol/features/stock-paths.ts'
import type { Route } from './+types/stock-choices'
import { wantedOf } from './stock-images.data.server.ts'

/** The drawings for whoever chooses one on another screen. Their address has no mark: on a page they follow the site's colours. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const { q } = wantedOf(request.url)
  const { images } = await context.get(apiContext).tell(stockDrawings, { filter: { ...(q && { search: q }) } })
  const { locale } = context.get(pageContext)
  const choices = images.map(({ name, titleNl, titleEn, altNl, altEn }) => ({
    name,
    title: locale === 'en' ? titleEn : titleNl,
    src: stockPath(name, 'site'),
    alts: { nl: altNl, en: altEn },
  }))
  return { choices }
}
export type StockChoices = Awaited<ReturnType<typeof loader>>
