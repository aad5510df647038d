import { query, told } from '#protocol/declaring/define.ts'
import { oneOf, text } from '#protocol/declaring/fields.ts'
import { type Sector, sectors } from '#protocol/shared/sectors.ts'

/** The colours of this site by day, those of its dark mode, or those of the product. */
export const stockColours = ['site', 'night', 'house'] as const
export type StockColours = (typeof stockColours)[number]
export const stockFormats = ['svg', 'png', 'webp'] as const
export type StockFormat = (typeof stockFormats)[number]

/** A drawing that was made for the product. `marks` change with what it looks like; they stand in its address. */
export type StockImage = {
  name: string
  sector: Sector
  titleNl: string
  titleEn: string
  altNl: string
  altEn: string
  marks: Record<StockColours, string>
}

export const stockSize = { width: 1200, height: 800 } as const

/**
 * Where a drawing is. With its mark the address never shows anything else and is kept for a year; without one, or with an
 * older one, it shows the drawing as it is now.
 */
export const stockPath = (name: string, colours: StockColours, format: StockFormat = 'svg', mark?: string) =>
  `/stock/${colours}/${name}${mark ? `.${mark}` : ''}.${format}`

/** Of a drawing in the colours of the site the picture with which links are shared: who shows them elsewhere knows no SVG. */
export function sharedDrawing(path: string | null | undefined): string | null {
  const name = /^\/stock\/site\/([a-z0-9-]+)\.svg$/.exec(path ?? '')?.[1]
  return name ? stockPath(name, 'site', 'png') : null
}

export const stockDrawings = query('stockDrawings', 'GET /stock_images', {
  filters: { search: text({ max: 100, optional: true }), sector: oneOf(sectors, { optional: true }) },
  tells: told<{ images: StockImage[]; total: number }>(),
  summary: 'The drawings that come with the product, for whoever keeps the content of a site',
})
