import { recordOf } from '#protocol/shared/guards.ts'
import type { Palette } from '#protocol/tenants/palettes.ts'
import { colourOf, parseShades } from '#protocol/tenants/shades.ts'
import type { lookFields } from '#protocol/tenants/site-look.ts'
import { type SiteLook, themeWith } from '#protocol/tenants/site-theme.ts'
import { fonts, shapes, type Theme } from '#protocol/tenants/themes.ts'

export const lookNames = [
  'name',
  'sloganNl',
  'sloganEn',
  'logoId',
  'primary',
  'secondary',
  'fontHeading',
  'fontSans',
  'shape',
] as const satisfies (keyof typeof lookFields)[]
/** The form as somebody left it. */
export type LookValues = Record<(typeof lookNames)[number], string>

const textOf = (palette: Palette | null) => (palette ? (colourOf(palette) ?? JSON.stringify(palette)) : '')

export const valuesOf = (look: SiteLook): LookValues => ({
  name: look.name ?? '',
  sloganNl: look.sloganNl ?? '',
  sloganEn: look.sloganEn ?? '',
  logoId: look.logoId ?? '',
  primary: textOf(look.primary),
  secondary: textOf(look.secondary),
  fontHeading: look.fontHeading ?? '',
  fontSans: look.fontSans ?? '',
  shape: look.shape ?? '',
})

export function valuesIn(form: HTMLFormElement): LookValues {
  const values = new FormData(form)
  return recordOf(lookNames, (name) => String(values.get(name) ?? ''))
}

/** What is typed as a look; what is not whole yet is as the site was made. */
export const themeOf = (standard: Theme, values: LookValues): Theme =>
  themeWith(standard, {
    primary: parseShades(values.primary).shades ?? null,
    secondary: parseShades(values.secondary).shades ?? null,
    fontSans: fonts.find((each) => each === values.fontSans) ?? null,
    fontHeading: fonts.find((each) => each === values.fontHeading) ?? null,
    shape: shapes.find((each) => each === values.shape) ?? null,
  })
