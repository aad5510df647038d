import { query, told } from '#protocol/declaring/define.ts'
import { oneOf, text } from '#protocol/declaring/fields.ts'
import { type Sector, sectors } from '#protocol/shared/sectors.ts'
import type { StockColours } from './stock-paths.ts'

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

/** A page or news item on which a drawing stands, in whichever colours. */
export type StockPlace = {
  kind: 'page' | 'news'
  id: string
  titleNl: string
  titleEn: string | null
  /** Whether visitors see it there now, or only who writes. */
  isLive: boolean
}
export const stockPlaces = query('stockPlaces', 'GET /stock_image_places', {
  filters: { name: text({ max: 60 }) },
  tells: told<{ places: StockPlace[] }>(),
  summary: 'The pages on which a drawing stands, also while they are being written',
})

export const stockDrawings = query('stockDrawings', 'GET /stock_images', {
  filters: { search: text({ max: 100, optional: true }), sector: oneOf(sectors, { optional: true }) },
  tells: told<{ images: StockImage[]; total: number }>(),
  summary: 'The drawings that come with the product, for whoever keeps the content of a site',
})
