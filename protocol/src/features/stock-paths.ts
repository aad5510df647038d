/** The colours of this site by day, those of its dark mode, or those of the product. */
export const stockColours = ['site', 'night', 'house'] as const
export type StockColours = (typeof stockColours)[number]
export const stockFormats = ['svg', 'png', 'webp'] as const
export type StockFormat = (typeof stockFormats)[number]

export const stockSize = { width: 1200, height: 800 } as const

/**
 * Where a drawing is. With its mark the address never shows anything else and is kept for a year; without one, or with an
 * older one, it shows the drawing as it is now.
 */
export const stockPath = (name: string, colours: StockColours, format: StockFormat = 'svg', mark?: string) =>
  `/stock/${colours}/${name}${mark ? `.${mark}` : ''}.${format}`

/** Which drawing stands at an address on a page, when it follows the colours of the site. */
const siteDrawing = (path: string | null | undefined) => /^\/stock\/site\/([a-z0-9-]+)\.svg$/.exec(path ?? '')?.[1]

/** Of a drawing in the colours of the site the picture with which links are shared: who shows them elsewhere knows no SVG. */
export function sharedDrawing(path: string | null | undefined): string | null {
  const name = siteDrawing(path)
  return name ? stockPath(name, 'site', 'png') : null
}

/** What stands in its place on a page in dark mode. */
export function nightDrawing(path: string): string | null {
  const name = siteDrawing(path)
  return name ? stockPath(name, 'night') : null
}
