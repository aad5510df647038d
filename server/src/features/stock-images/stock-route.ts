import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { type StockFormat, stockColours, stockFormats } from '#protocol/features/stock-paths.ts'
import { drawingOf } from './find-drawings.ts'
import { lookOfSite, type SavedLook, themeOfSite } from './look-of-site.ts'
import { markOf, paint } from './paint.ts'

const year = 365 * 24 * 3600
const MOST_KEPT = 120
const types: Record<StockFormat, string> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' }

/**
 * A drawing as a picture, for everybody. With the mark of how it looks now it is kept for a year; another mark is of colours
 * that the site had before, and shows those of today for a few minutes.
 */
export function stockRoute(road: Road): HandledRoute {
  const pictures = new Pictures()
  return route('GET /stock/:colours/:file', 'public', async ({ call, request, reply }) => {
    const { colours: asked, file } = request.params as { colours: string; file: string }
    const colours = stockColours.find((each) => each === asked)
    const [, name = '', mark, ending] = /^([a-z0-9-]{1,60})(?:\.([0-9a-f]{10}))?\.([a-z]{3,4})$/.exec(file) ?? []
    const format = stockFormats.find((each) => each === ending)
    const drawing = drawingOf(name)
    if (!colours || !drawing || !format) throw fail('record.missing')
    const saved = colours === 'house' ? [] : await road.rows<SavedLook>(call, lookOfSite)
    const svg = paint(drawing, colours, themeOfSite(call.site, saved))
    const now = markOf(svg)
    const tag = `"${now}-${format}"`
    reply
      .header('cache-control', mark === now ? `public, max-age=${year}, immutable` : 'public, max-age=300')
      .header('etag', tag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(types[format]).send(format === 'svg' ? svg : await pictures.of(svg, format, `${name}${tag}`))
  })
}

/** Making one costs a moment; the last ones are kept. */
class Pictures {
  private readonly kept = new Map<string, Promise<Buffer>>()

  of(svg: string, format: 'png' | 'webp', key: string): Promise<Buffer> {
    const known = this.kept.get(key)
    if (known) return known
    const made = pictureOf(svg, format)
    made.catch(() => this.kept.delete(key))
    this.kept.set(key, made)
    for (const [oldest] of this.kept) if (this.kept.size > MOST_KEPT) this.kept.delete(oldest)
    return made
  }
}

async function pictureOf(svg: string, format: 'png' | 'webp'): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(svg))
  return format === 'png' ? picture.png({ palette: true }).toBuffer() : picture.webp({ quality: 90 }).toBuffer()
}
