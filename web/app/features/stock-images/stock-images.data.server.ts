import type { RouterContextProvider } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import {
  type StockColours,
  type StockImage,
  stockColours,
  stockDrawings,
  stockFormats,
  stockPath,
} from '#protocol/features/stock-images.ts'
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

/** The drawings that were looked for, by kind of work, and the one to look at: the chosen one, else the first. */
export async function findStock(context: Readonly<RouterContextProvider>, { q, sector, colours, name }: Wanted) {
  const { locale, site } = context.get(pageContext)
  const { images, total } = await context.get(apiContext).tell(stockDrawings, {
    filter: { ...(q && { search: q }), ...(sector && { sector }) },
  })
  const titleOf = (image: StockImage) => (locale === 'en' ? image.titleEn : image.titleNl)
  const groups = sectors
    .map((each) => ({
      sector: each,
      images: images
        .filter((image) => image.sector === each)
        .map((image) => ({ name: image.name, title: titleOf(image), src: srcOf(image, colours) })),
    }))
    .filter((group) => group.images.length > 0)
  const shown = images.find((image) => image.name === name) ?? images[0]
  return {
    total,
    found: images.length,
    groups,
    shown: shown && {
      name: shown.name,
      sector: shown.sector,
      title: titleOf(shown),
      alt: locale === 'en' ? shown.altEn : shown.altNl,
      alts: { nl: shown.altNl, en: shown.altEn },
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
export type StockFound = Awaited<ReturnType<typeof findStock>>

const srcOf = ({ name, marks }: StockImage, colours: StockColours) => stockPath(name, colours, 'svg', marks[colours])
