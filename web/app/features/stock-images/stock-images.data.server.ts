import type { RouterContextProvider } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { contentPages } from '#protocol/features/content/content-pages.ts'
import { type StockImage, stockDrawings, stockPlaces } from '#protocol/features/stock-images.ts'
import { type StockColours, stockColours, stockFormats, stockPath } from '#protocol/features/stock-paths.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { isSector, sectors } from '#protocol/shared/sectors.ts'

/** What the address asks for; what it does not know is as if it were not there. */
export type Wanted = ReturnType<typeof wantedOf>
export function wantedOf(address: string) {
  const { searchParams } = new URL(address)
  const sector = searchParams.get('sector')
  return {
    q: searchParams.get('q')?.trim().slice(0, 100) ?? '',
    sector: isSector(sector) ? sector : null,
    colours: stockColours.find((each) => each === searchParams.get('colours')) ?? 'site',
    name: searchParams.get('name'),
  }
}

/** To put a drawing on, the last changed first. */
const MOST_PAGES = 100

/** The drawings that were looked for, by kind of work, and the one to look at: the chosen one, else the first. */
export async function findStock(context: Readonly<RouterContextProvider>, { q, sector, colours, name }: Wanted) {
  const { locale, site } = context.get(pageContext)
  const api = context.get(apiContext)
  const { images, total } = await api.tell(stockDrawings, {
    filter: { ...(q && { search: q }), ...(sector && { sector }) },
  })
  const titleOf = ({ titleNl, titleEn }: { titleNl: string; titleEn?: string | null | undefined }) =>
    (locale === 'en' && titleEn) || titleNl
  const groups = sectors
    .map((each) => ({
      sector: each,
      images: images
        .filter((image) => image.sector === each)
        .map((image) => ({ name: image.name, title: titleOf(image), src: srcOf(image, colours) })),
    }))
    .filter((group) => group.images.length > 0)
  const shown = images.find((image) => image.name === name) ?? images[0]
  const [pages, { places }] = await Promise.all([
    api.list(contentPages, {
      filter: { removedAtNull: true },
      fields: { contentPages: ['kind', 'titleNl', 'titleEn'] },
      sort: '-updatedAt',
      page: { size: MOST_PAGES },
    }),
    shown ? api.tell(stockPlaces, { filter: { name: shown.name } }) : { places: [] },
  ])
  return {
    pages: pages.map((page) => ({ id: page.id, kind: page.kind, title: titleOf(page) })),
    total,
    found: images.length,
    groups,
    shown: shown && {
      name: shown.name,
      sector: shown.sector,
      title: titleOf(shown),
      alt: locale === 'en' ? shown.altEn : shown.altNl,
      alts: { nl: shown.altNl, en: shown.altEn },
      places: places.map(({ id, isLive, ...place }) => ({ id, isLive, title: titleOf(place) })),
      looks: recordOf(stockColours, (each) => srcOf(shown, each)),
      address: `${site.url}${stockPath(shown.name, colours)}`,
      files: stockFormats.map((format) => ({
        format,
        href: stockPath(shown.name, colours, format, shown.marks[colours]),
        name: `${shown.name}.${format}`,
      })),
    },
  }
}
/** The drawing that the address names as a page holds it: without a mark, so that it follows the colours of the site. */
export async function drawingToPut(context: Readonly<RouterContextProvider>, { name, colours }: Wanted) {
  const { images } = await context.get(apiContext).tell(stockDrawings, {})
  const image = images.find((each) => each.name === name)
  return image && { src: stockPath(image.name, colours), alts: { nl: image.altNl, en: image.altEn } }
}

export type StockFound = Awaited<ReturnType<typeof findStock>>

const srcOf = ({ name, marks }: StockImage, colours: StockColours) => stockPath(name, colours, 'svg', marks[colours])
