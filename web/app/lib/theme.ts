import type { Palette } from '../../../protocol/src/tenants/palettes.ts'
import type { Theme } from '../../../protocol/src/tenants/themes.ts'

const variables = (prefix: string, palette: Palette) =>
  Object.entries(palette).map(([shade, colour]) => `--${prefix}-${shade}:${colour}`)

/** The look of a site as variables; everything else in the styles is made of these. */
export function themeCss({ primary, secondary, fonts }: Theme): string {
  const family = (name: string) => `'${name}', ui-sans-serif, system-ui, sans-serif`
  // More specific than the tokens' own rules, whichever sheet the browser gets last.
  return `:root[data-tenant]{${[
    ...variables('p', primary),
    ...variables('s', secondary),
    `--font-sans-family:${family(fonts.sans)}`,
    `--font-heading-family:${family(fonts.heading)}`,
  ].join(';')}}`
}
