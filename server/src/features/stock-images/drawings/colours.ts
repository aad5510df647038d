import { type Palette, palette, type Shade, shades, slate } from '#protocol/tenants/palettes.ts'
import type { Theme } from '#protocol/tenants/themes.ts'

/** Places where the day and the night of a site differ. */
const places = [
  'sky',
  'far',
  'far-2',
  'hill-1',
  'hill-2',
  'water',
  'water-2',
  'foam',
  'quay',
  'quay-top',
  'win',
  'win-2',
] as const
type Place = (typeof places)[number]
type Family = 'p' | 's' | 'n' | 'err' | 'warn' | 'sand'
/** Every colour that a drawing may name: two families of the site, four that all sites share, skins, and places. */
export type Colour = `${Family}-${Shade}` | `skin-${1 | 2 | 3 | 4}` | 'white' | Place
export type Colours = Readonly<Record<string, string>>

/** What stays as it is on every site: greys, warm colours, wood and skin. */
const shared: Colours = {
  ...familyOf('n', slate),
  ...familyOf(
    'err',
    palette('#fff7f6 #ffecea #ffd7d3 #ffb7b0 #ff877f #ee5552 #c33536 #9d2628 #7c1e1f #621919 #3b0a0a'),
  ),
  ...familyOf(
    'warn',
    palette('#fffbec #fef4d6 #fee8b0 #fdd882 #f5c253 #e4ab31 #bf8808 #916300 #744c00 #5d3c04 #392201'),
  ),
  ...familyOf(
    'sand',
    palette('#fcfaf5 #f9f4ea #f2e9d6 #e5d8bd #ccbc9b #ad9d7b #87795a #6b5f46 #534935 #413a2a #262117'),
  ),
  'skin-1': '#ffdec6',
  'skin-2': '#fecb97',
  'skin-3': '#ba713f',
  'skin-4': '#733d11',
  white: '#ffffff',
}
const dusk = '#0b131c'

function familyOf(name: Family, colours: Palette): Record<string, string> {
  return Object.fromEntries(shades.map((shade) => [`${name}-${shade}`, colours[shade]]))
}

/** The colours of a site by day, or those of its dark mode. */
export function coloursOf({ primary: p, secondary: s }: Theme, time: 'day' | 'night'): Colours {
  const sand = (shade: Shade) => shared[`sand-${shade}`] ?? dusk
  const byDay: Record<Place, string> = {
    sky: s[100],
    far: s[200],
    'far-2': s[300],
    'hill-1': p[200],
    'hill-2': p[300],
    water: s[200],
    'water-2': s[300],
    foam: '#ffffff',
    quay: sand('300'),
    'quay-top': sand('200'),
    win: '#ffffff',
    'win-2': s[300],
  }
  const byNight: Record<Place, string> = {
    sky: mixed(s[900], 0.4),
    far: mixed(s[900], 0.75),
    'far-2': mixed(s[800], 0.8),
    'hill-1': mixed(p[900], 0.6),
    'hill-2': mixed(p[800], 0.6),
    water: mixed(s[800], 0.45),
    'water-2': mixed(s[700], 0.45),
    foam: s[400],
    quay: sand('700'),
    'quay-top': sand('600'),
    win: '#1d3446',
    'win-2': '#1d3446',
  }
  return { ...shared, ...familyOf('p', p), ...familyOf('s', s), ...(time === 'day' ? byDay : byNight) }
}

/** So much of a colour, and for the rest the dark of the page. */
function mixed(colour: string, share: number): string {
  const part = (hex: string, from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  const parts = [1, 3, 5].map((from) =>
    Math.round(part(longHex(colour), from) * share + part(dusk, from) * (1 - share)),
  )
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
const longHex = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex)
