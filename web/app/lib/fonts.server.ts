import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import poppins500 from '@fontsource/poppins/files/poppins-latin-500-normal.woff2?url'
import poppins600 from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'
import poppins700 from '@fontsource/poppins/files/poppins-latin-700-normal.woff2?url'
import poppinsExt400 from '@fontsource/poppins/files/poppins-latin-ext-400-normal.woff2?url'
import poppinsExt500 from '@fontsource/poppins/files/poppins-latin-ext-500-normal.woff2?url'
import poppinsExt600 from '@fontsource/poppins/files/poppins-latin-ext-600-normal.woff2?url'
import poppinsExt700 from '@fontsource/poppins/files/poppins-latin-ext-700-normal.woff2?url'
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import quicksandExt from '@fontsource-variable/quicksand/files/quicksand-latin-ext-wght-normal.woff2?url'
import quicksand from '@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2?url'
import robotoExt from '@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2?url'
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url'
import type { Font, Theme } from '#protocol/tenants/themes.ts'

/** Dutch and English need only the first; names from elsewhere in Europe bring in the second. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

type Face = { weight: string; file: string; extended: string }
type Family = {
  faces: Face[]
  /** What almost every page needs at once. */
  first: string[]
  /** How Arial is stretched to take the same room until the font is there, so that no line moves. */
  standIn: { size: number; ascent: number; descent: number; gap: number }
}

const families: Record<Font, Family> = {
  'Inter Variable': {
    faces: [{ weight: '100 900', file: inter, extended: interExt }],
    first: [inter],
    standIn: { size: 107.12, ascent: 90.44, descent: 22.52, gap: 0 },
  },
  'Quicksand Variable': {
    faces: [{ weight: '300 700', file: quicksand, extended: quicksandExt }],
    first: [quicksand],
    standIn: { size: 103.53, ascent: 96.59, descent: 24.15, gap: 0 },
  },
  Poppins: {
    faces: [
      { weight: '400', file: poppins400, extended: poppinsExt400 },
      { weight: '500', file: poppins500, extended: poppinsExt500 },
      { weight: '600', file: poppins600, extended: poppinsExt600 },
      { weight: '700', file: poppins700, extended: poppinsExt700 },
    ],
    first: [poppins400, poppins600],
    standIn: { size: 112.16, ascent: 93.62, descent: 31.21, gap: 8.92 },
  },
  Roboto: {
    faces: [{ weight: '100 900', file: roboto, extended: robotoExt }],
    first: [roboto],
    standIn: { size: 100.3, ascent: 92.49, descent: 24.34, gap: 0 },
  },
}

const usedBy = ({ sans, heading }: Theme['fonts']): Font[] => [...new Set([sans, heading])]

/** The files to fetch before the styles ask for them. */
export const firstFontFiles = (fonts: Theme['fonts']): string[] => usedBy(fonts).flatMap((font) => families[font].first)

/** Only the fonts of this site are named, and a browser fetches of those only what the text needs. */
export const fontFaces = (fonts: Theme['fonts']): string => usedBy(fonts).map(facesOf).join('')

function facesOf(font: Font): string {
  const { faces, standIn } = families[font]
  const rules = faces.flatMap(({ weight, file, extended }) => [
    face(font, weight, extended, latinExtended),
    face(font, weight, file, latin),
  ])
  const { size, ascent, descent, gap } = standIn
  const room = `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%`
  return `${rules.join('')}@font-face{font-family:'${font} stand-in';src:local('Arial');${room}}`
}

function face(font: Font, weight: string, file: string, range: string): string {
  const source = `src:url(${file}) format('woff2')`
  return `@font-face{font-family:'${font}';font-weight:${weight};font-display:swap;${source};unicode-range:${range}}`
}
