import { recordOf } from '#protocol/shared/guards.ts'
import { type Palette, type Shade, shades } from './palettes.ts'

type Oklch = { light: number; chroma: number; hue: number }

/** How far the lighter shades are on their way to white. */
const towardsWhite: Partial<Record<Shade, number>> = {
  500: 0.16,
  400: 0.34,
  300: 0.54,
  200: 0.74,
  100: 0.87,
  50: 0.945,
}
/** How light the darker ones are at most, so that white can be read on one of them whatever the colour is. */
const darkAtMost: Partial<Record<Shade, [share: number, most: number]>> = {
  700: [0.84, 0.5],
  800: [0.7, 0.42],
  900: [0.58, 0.36],
  950: [0.42, 0.26],
}

/** The eleven shades of one colour, which is the sixth of them: lighter ones towards white, darker ones that carry text. */
export function makeShades(colour: string): Palette {
  const base = toOklch(colour)
  return recordOf(shades, (shade) => {
    const way = towardsWhite[shade]
    const dark = darkAtMost[shade]
    if (way !== undefined) {
      return toHex({
        ...base,
        light: base.light + (Math.max(0.985, base.light) - base.light) * way,
        chroma: base.chroma * (1 - way * 0.86),
      })
    }
    if (!dark) return longHex(colour)
    const light = Math.min(base.light * dark[0], dark[1])
    return toHex({ ...base, light, chroma: base.chroma * 0.92 })
  })
}

const longHex = (colour: string) =>
  (colour.length === 4 ? `#${[...colour.slice(1)].map((sign) => sign + sign).join('')}` : colour).toLowerCase()

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const gamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** The colour by how light it looks, how strong and of which hue: https://bottosson.github.io/posts/oklab */
function toOklch(colour: string): Oklch {
  const hex = longHex(colour)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bee = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { light, chroma: Math.hypot(a, bee), hue: Math.atan2(bee, a) }
}

/** Two colours mixed as the style sheet mixes them (`color-mix` in oklab): so much of the one, the rest of the other. */
export function mixed(one: string, share: number, other: string): string {
  const [first, second] = [toOklch(one), toOklch(other)]
  const part = (of: (colour: Oklch) => number) => of(first) * share + of(second) * (1 - share)
  const a = part(({ chroma, hue }) => chroma * Math.cos(hue))
  const b = part(({ chroma, hue }) => chroma * Math.sin(hue))
  return toHex({ light: part(({ light }) => light), chroma: Math.hypot(a, b), hue: Math.atan2(b, a) })
}

/** The same colour, so much lighter or darker. */
export function shifted(colour: string, by: number): string {
  const base = toOklch(colour)
  return toHex({ ...base, light: Math.min(1, Math.max(0, base.light + by)) })
}

/** What a screen cannot show is shown as strong as it can. */
function toHex({ light, chroma, hue }: Oklch): string {
  for (let strength = chroma; ; strength *= 0.94) {
    const parts = toRgb({ light, chroma: strength, hue })
    const fits = parts.every((part) => part > -0.002 && part < 1.002)
    if (!fits && strength > 0.001) continue
    return `#${parts.map((part) => hexOf(gamma(Math.min(1, Math.max(0, part))))).join('')}`
  }
}

const hexOf = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

function toRgb({ light, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
