import type { RouterContextProvider } from 'react-router'
import { bestOnWhite } from '#protocol/tenants/contrast.ts'
import type { Palette } from '#protocol/tenants/palettes.ts'
import type { Font, Theme } from '#protocol/tenants/themes.ts'
import file from '../styles/app.css?url'
import { fontFaces } from './fonts.server.ts'
import { findLook } from './site-look.server.ts'

/** How heavy and how close headings are set: every font asks for its own. */
const headings: Record<Font, { weight: number; track: string }> = {
  'Inter Variable': { weight: 660, track: '-.024em' },
  'Quicksand Variable': { weight: 700, track: '-.015em' },
  Poppins: { weight: 600, track: '-.02em' },
  Roboto: { weight: 660, track: '-.012em' },
}

const variables = (prefix: string, palette: Palette) =>
  Object.entries(palette).map(([shade, colour]) => `--${prefix}-${shade}:${colour}`)

/** The look of a site as variables; everything else in the styles is made of these. */
function themeCss({ primary, secondary, fonts }: Theme): string {
  const family = (name: Font) => `'${name}', '${name} stand-in', ui-sans-serif, system-ui, sans-serif`
  const { weight, track } = headings[fonts.heading]
  // More specific than the tokens' own rules, whichever sheet the browser gets last.
  return `:root[data-tenant]{${[
    ...variables('p', primary),
    ...variables('s', secondary),
    `--font-sans-family:${family(fonts.sans)}`,
    `--font-heading-family:${family(fonts.heading)}`,
    `--heading-weight:${weight}`,
    `--heading-track:${track}`,
  ].join(';')}}${readable(primary)}`
}

/** Buttons and links have shade 700; on a site where white cannot be read on it, the first darker one that can. */
function readable(primary: Palette): string {
  const { shade } = bestOnWhite(primary)
  if (shade === '700') return ''
  const roles = `--primary:var(--p-${shade});--primary-ink:var(--p-${shade});--primary-hover:var(--p-950)`
  return `:root[data-tenant]:not([data-mode=dark]){${roles}}`
}

/** The styles of all pages of all sites: one file, which a browser keeps. */
export const styleFile = file

/** The colours and fonts of the site. They stand in the page itself, so that nothing is asked for twice. */
export async function lookStyles(context: Readonly<RouterContextProvider>): Promise<string> {
  const { theme } = await findLook(context)
  return fontFaces(theme.fonts) + themeCss(theme)
}
