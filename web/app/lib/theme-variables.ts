import { bestOnWhite, inkOn } from '#protocol/tenants/contrast.ts'
import type { Palette, Shade } from '#protocol/tenants/palettes.ts'
import type { Font, Theme } from '#protocol/tenants/themes.ts'

/** How heavy and how close headings are set: every font asks for its own. */
const headings: Record<Font, { weight: number; track: string }> = {
  'Inter Variable': { weight: 660, track: '-.024em' },
  'Quicksand Variable': { weight: 700, track: '-.015em' },
  Poppins: { weight: 600, track: '-.02em' },
  Roboto: { weight: 660, track: '-.012em' },
}

type Variable = [name: string, value: string]

const shadesOf = (prefix: string, palette: Palette) =>
  Object.entries(palette).map(([shade, colour]): Variable => [`--${prefix}-${shade}`, colour])

const family = (name: Font) => `'${name}', '${name} stand-in', ui-sans-serif, system-ui, sans-serif`

/** The look of a site as variables; everything else in the styles is made of these. */
export function themeVariables({ primary, secondary, fonts }: Theme): Variable[] {
  const { weight, track } = headings[fonts.heading]
  return [
    ...shadesOf('p', primary),
    ...shadesOf('s', secondary),
    ['--font-sans-family', family(fonts.sans)],
    ['--font-heading-family', family(fonts.heading)],
    ['--heading-weight', String(weight)],
    ['--heading-track', track],
  ]
}

/** By day buttons and links have shade 700; on a site where white cannot be read on it, the first darker one that can. */
export function darkerRoles(primary: Palette): Variable[] {
  const { shade } = bestOnWhite(primary)
  if (shade === '700') return []
  return [
    ['--primary', `var(--p-${shade})`],
    ['--primary-ink', `var(--p-${shade})`],
    ['--primary-hover', 'var(--p-950)'],
  ]
}

type Stage = [name: 'ph3' | 'ph4' | 'ph5' | 'ph6', of: 'primary' | 'secondary', ground: Shade, ink: 'white' | Shade]
/** What stages are drawn in, as tokens.css has them. */
const stages: Record<'light' | 'dark', Stage[]> = {
  light: [
    ['ph3', 'secondary', '300', '950'],
    ['ph4', 'primary', '600', 'white'],
    ['ph5', 'primary', '700', 'white'],
    ['ph6', 'primary', '900', 'white'],
  ],
  dark: [
    ['ph3', 'secondary', '400', '950'],
    ['ph4', 'primary', '700', 'white'],
    ['ph5', 'primary', '500', '950'],
    ['ph6', 'primary', '300', '950'],
  ],
}

/** Where the usual text on a stage cannot be read on the colours of a site, another one. */
export function stageInks(theme: Pick<Theme, 'primary' | 'secondary'>, mode: 'light' | 'dark'): Variable[] {
  return stages[mode].flatMap(([name, of, shade, ink]): Variable[] => {
    const palette = theme[of]
    const ground = palette[shade]
    const usual = ink === 'white' ? '#ffffff' : palette[ink]
    const found = inkOn(ground, [usual, '#ffffff', palette[950]])
    return found === usual ? [] : [[`--on-${name}`, found]]
  })
}
