import { createHash } from 'node:crypto'
import type { StockColours } from '#protocol/features/stock-paths.ts'
import { havenTheme, type Theme } from '#protocol/tenants/themes.ts'
import { coloursOf } from './drawings/colours.ts'
import type { Drawing } from './drawings/drawing.ts'
import { HEIGHT, WIDTH } from './drawings/shapes.ts'

/** As large as it is when nobody says how large; a drawing has no smallest parts. */
const SCALE = 5

/** The drawing as a file, every name of a colour replaced by that colour of the house or of this site. */
export function paint({ art }: Pick<Drawing, 'art'>, colours: StockColours, theme: Theme): string {
  const named = coloursOf(colours === 'house' ? havenTheme : theme, colours === 'night' ? 'night' : 'day')
  const painted = art.replace(/\{([\w-]+)\}/g, (_, name: string) => named[name] ?? '#000000')
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${painted}</svg>`
}

/** Changes with the drawing and with the colours: an address that holds it always shows the same. */
export const markOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 10)
