import { clothOf } from '#protocol/shared/flag-cloth.ts'
import { type Sector, sectors } from '#protocol/shared/sectors.ts'
import type { Colour } from './colours.ts'

/** A part of a drawing: SVG in which a colour stands by its name, between braces. */
export type Part = string

export const WIDTH = 240
export const HEIGHT = 160

/** 7.6 and not 7.600000001: what is worked out stays as short as what is written. */
const round = (value: number) => Number(value.toFixed(2))
const attributes = (values: Record<string, number | string | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== 0)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
const ink = (colour: Colour) => `{${colour}}`

export const fill = (colour: Colour, d: string): Part => `<path d="${d}" fill="${ink(colour)}"/>`
/** A line with round ends. */
export const line = (colour: Colour, width: number, d: string): Part =>
  `<path d="${d}" fill="none" stroke="${ink(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** A line that ends where it is told to. */
export const bar = (colour: Colour, width: number, d: string): Part =>
  `<path d="${d}" fill="none" stroke="${ink(colour)}" stroke-width="${width}" stroke-linejoin="round"/>`
export const box = (colour: Colour, x: number, y: number, width: number, height: number, rx?: number): Part =>
  `<rect${attributes({ x, y, width, height, rx })} fill="${ink(colour)}"/>`
export const dot = (colour: Colour, cx: number, cy: number, r: number): Part =>
  `<circle${attributes({ cx, cy, r })} fill="${ink(colour)}"/>`
export const oval = (colour: Colour, cx: number, cy: number, rx: number, ry: number): Part =>
  `<ellipse${attributes({ cx, cy, rx, ry })} fill="${ink(colour)}"/>`
export const ring = (colour: Colour, width: number, cx: number, cy: number, r: number): Part =>
  `<circle${attributes({ cx, cy, r })} fill="none" stroke="${ink(colour)}" stroke-width="${width}"/>`

/** Parts that stand somewhere else; a size below nothing looks to the left. */
export const at = (x: number, y: number, size: number, ...parts: Part[]): Part => {
  const scale = size === 1 ? '' : size < 0 ? ` scale(${size} ${-size})` : ` scale(${size})`
  return `<g transform="translate(${round(x)} ${round(y)})${scale}">${parts.join('')}</g>`
}
export const turned = (x: number, y: number, degrees: number, ...parts: Part[]): Part =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${degrees})">${parts.join('')}</g>`
export const faint = (opacity: number, ...parts: Part[]): Part => `<g opacity="${opacity}">${parts.join('')}</g>`
/** The same thing a few times: at each of the places. */
export const each = <T>(places: readonly T[], draw: (place: T, index: number) => Part): Part =>
  places.map(draw).join('')

// What stands in more than one drawing.

export const backdrop = (colour: Colour) => box(colour, 0, 0, WIDTH, HEIGHT)
/** From this height down to the bottom. */
export const floor = (colour: Colour, y: number) => box(colour, 0, y, WIDTH, HEIGHT - y)
export const quay = (y: number) => floor('quay', y) + box('quay-top', 0, y, WIDTH, 5)
export const hill = (colour: Colour, y: number) =>
  fill(colour, `M0 ${y}C50 ${y - 18} 110 ${y - 14} 150 ${y - 4}S220 ${y - 10} 240 ${y - 6}V160H0z`)
export const water = (y: number) => floor('water', y) + faint(0.8, fill('water-2', `M0 ${y}h240v5H0z`))
export const waves = (x: number, y: number, count: number) =>
  faint(0.8, line('foam', 2.2, `M${x} ${y}q4.5-4 9 0${'t9 0'.repeat(count - 1)}`))
export const town = (y: number) =>
  at(
    0,
    y - 130,
    1,
    fill(
      'far',
      'M12 130V84l12-14 12 14v46zM36 130V74h6v-6h6v-6h10v6h6v6h6v56zM172 130V80c6-2 4-12 10-14 3-2 3-6 8-6s5 4 8 6c6 2 4 12 10 14v50zM208 130V90l12-12 12 12v40z',
    ),
  )
export const tree = (x: number, y: number, height: number, colour: Colour = 'p-500') =>
  at(x, y, 1, box('sand-600', -2.5, -height, 5, height), oval(colour, 0, -1.5 * height, 0.62 * height, 0.8 * height))
export const plant = (x: number, y: number, size: number, pot: Colour = 'err-700', leaf: Colour = 'p-500') =>
  at(
    x,
    y,
    size,
    fill(
      leaf,
      'M0 -14C-4 -30-16 -34-20 -30c0 9 8 16 20 16zM0 -14C4 -34 14 -40 20 -36c1 10-6 20-20 22zM0 -14C-1 -34-4 -44 2 -50c6 8 5 22-2 36z',
    ),
    fill(pot, 'M-11 -16H11L8 0H-8z'),
  )
export const sailboat = (x: number, y: number, size: number, sail: Colour, small: Colour, hull: Colour) =>
  at(
    x,
    y,
    size,
    line('sand-700', 4, 'M-2 -96V-8'),
    fill(sail, 'M4 -92C34 -74 46 -44 48 -16H4z'),
    fill(small, 'M-8 -84C-20 -58-34 -34-46 -16H-8z'),
    fill(hull, 'M-62 -8H66C60 14 44 24 22 24H-24C-44 24-56 12-62 -8z'),
    faint(0.85, fill('white', 'M-62 -8H66l-2 7H-60z')),
    fill('err-400', 'M-2 -96l20 6-20 7z'),
  )
/** A lamp that hangs from the ceiling. */
export const lamp = (x: number, y: number, colour: Colour) =>
  bar('n-700', 3, `M${x} 0v${y}`) + fill(colour, `M${x - 20} ${y + 16}q0-18 20-18t20 18z`)
export const awning = (x: number, y: number, count: number, width: number, colours: readonly [Colour, Colour]) =>
  each([...Array(count).keys()], (index) =>
    fill(
      colours[index % 2 ? 1 : 0],
      `M${x + index * width} ${y}h${width}v${width * 0.6}a${width / 2} ${width / 2} 0 0 1-${width} 0z`,
    ),
  )
/** The flag of a sector; its colours are those of the flag on every site. */
export const cloth = (sector: Sector, x: number, y: number, size: number): Part => {
  const { back, front, shape } = clothOf(sector)
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size})"><path d="M0 0h48v48H0z" fill="${back}"/><path d="${shape}" fill="${front}"/></g>`
}
export const steam = (x: number, y: number) =>
  line('foam', 3, `M${x} ${y}q-4-6 0-11t0-11M${x + 12} ${y}q-4-6 0-11t0-11`)
export const mug = (x: number, y: number, colour: Colour) =>
  at(x, y, 1, fill(colour, 'M-10 -14h20v8q0 6-6 6h-8q-6 0-6-6z'), bar(colour, 3, 'M10 -12q7 0 6 5t-7 4'))
export const table = (y: number, top: Colour = 'sand-600', front: Colour = 'sand-500') =>
  floor(front, y) + box(top, 0, y - 4, WIDTH, 8)
/** A line of flags, one of each sector, that hangs through in the middle. */
export const bunting = (y: number, sag: number, count: number) =>
  bar('n-400', 1.6, `M-4 ${y}Q120 ${y + sag} 244 ${y - 4}`) +
  each([...Array(count).keys()], (index) => {
    const way = (index + 0.5) / count
    return cloth(
      sectors[index % sectors.length] ?? 'zorg',
      way * WIDTH - 8,
      y + 2 * way * (1 - way) * sag - 4 * way * way,
      0.33,
    )
  })

const spines = [
  'err-400',
  'p-500',
  's-400',
  'warn-400',
  'n-300',
  'p-300',
  's-600',
  'err-300',
  'warn-300',
  'p-600',
] as const
/** A row of books that stand on a shelf, each a little other than the one before. */
export const books = (x: number, y: number, count: number, first: number) =>
  each([...Array(count).keys()], (index) => {
    const height = 19 + ((index * 7 + first * 3) % 11)
    return box(spines[(index * 3 + first) % spines.length] ?? 'p-500', x + index * 9, y - height, 8, height)
  })
