import type { Palette, Shade } from './palettes.ts'

/** What WCAG 2.2 AA asks of text of a normal size. */
export const MINIMUM_CONTRAST = 4.5

/** How bright a hex colour is to the eye, from 0 to 1, as WCAG 2.2 defines it. */
export function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The first of these that can be read on a ground; else black, which can wherever white cannot. */
export const inkOn = (ground: string, inks: string[]): string =>
  inks.find((ink) => contrast(ink, ground) >= MINIMUM_CONTRAST) ?? '#000000'

const candidates: Shade[] = ['700', '800']
const darkest: Shade = '900'

/** Buttons have shade 700. When white text cannot be read on it they take 800, then 900. */
export function bestOnWhite(primary: Palette): { shade: Shade; contrast: number } {
  const on = (shade: Shade) => ({ shade, contrast: contrast('#ffffff', primary[shade]) })
  return candidates.map(on).find((each) => each.contrast >= MINIMUM_CONTRAST) ?? on(darkest)
}
