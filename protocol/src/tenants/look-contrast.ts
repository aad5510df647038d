import { bestOnWhite, contrast, MINIMUM_CONTRAST } from './contrast.ts'
import { makeShades, mixed, shifted } from './make-shades.ts'
import type { Palette } from './palettes.ts'

export const paletteNames = ['primary', 'secondary'] as const
export type PaletteName = (typeof paletteNames)[number]

/** Where text of the site stands on a colour of the site. */
export const pairNames = {
  primary: ['button', 'link', 'chip', 'initials'],
  secondary: ['label', 'count'],
} as const
export type PairName = (typeof pairNames)[PaletteName][number]
export type Pair = {
  name: PairName
  mode: 'light' | 'dark'
  ink: string
  ground: string
  ratio: number
  isGood: boolean
}

/** The surface of a card by night: see tokens.css, of which these pairs are. */
const night = '#121d28'
const white = '#ffffff'

type Drawn = [name: PairName, mode: Pair['mode'], ink: string, ground: string]

function primaryPairs(p: Palette): Drawn[] {
  const strong = p[bestOnWhite(p).shade]
  return [
    ['button', 'light', white, strong],
    ['link', 'light', strong, white],
    ['chip', 'light', strong, p[100]],
    ['initials', 'light', p[900], p[200]],
    ['button', 'dark', p[950], p[400]],
    ['link', 'dark', p[300], night],
    ['chip', 'dark', p[300], mixed(p[800], 0.48, night)],
    ['initials', 'dark', p[100], p[800]],
  ]
}

const secondaryPairs = (s: Palette): Drawn[] => [
  ['label', 'light', s[700], s[100]],
  ['count', 'light', white, s[700]],
  ['label', 'dark', s[300], mixed(s[800], 0.5, night)],
  ['count', 'dark', s[950], s[400]],
]

/** Every pair that text is written in, and whether it can be read by the measure of WCAG 2.2 AA. */
export function pairsOf(name: PaletteName, palette: Palette): Pair[] {
  const drawn = name === 'primary' ? primaryPairs(palette) : secondaryPairs(palette)
  return drawn.map(([pair, mode, ink, ground]) => {
    const ratio = contrast(ink, ground)
    return { name: pair, mode, ink, ground, ratio, isGood: ratio >= MINIMUM_CONTRAST }
  })
}

export const canBeRead = (name: PaletteName, palette: Palette): boolean =>
  pairsOf(name, palette).every(({ isGood }) => isGood)

const STEP = 0.01

/** The colour nearest to this one, lighter or darker, of which every pair can be read. */
export function nearestReadable(name: PaletteName, colour: string): string | null {
  for (let away = 0; away <= 1; away += STEP) {
    const near = [shifted(colour, away), shifted(colour, -away)]
    const found = near.find((each) => canBeRead(name, makeShades(each)))
    if (found) return found
  }
  return null
}
