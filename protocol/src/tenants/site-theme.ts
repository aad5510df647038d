import { command, event, query, told } from '#protocol/declaring/define.ts'
import { json, oneOf } from '#protocol/declaring/fields.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { bestOnWhite, MINIMUM_CONTRAST } from './contrast.ts'
import { type Palette, shades } from './palettes.ts'
import { isHexColour } from './shades.ts'
import type { SiteTexts } from './site-texts.ts'
import type { Names } from './tenant.ts'
import { type Font, fonts, type Shape, shapes, type Theme } from './themes.ts'

/** What a site changed about its own look; null is as the partner's file says. */
export type ThemeOverride = {
  primary: Palette | null
  secondary: Palette | null
  fontSans: Font | null
  fontHeading: Font | null
  shape: Shape | null
}
export const noOverride: ThemeOverride = {
  primary: null,
  secondary: null,
  fontSans: null,
  fontHeading: null,
  shape: null,
}

/** The look with what the site calls itself; null is as the partner's file says. */
export type SiteLook = ThemeOverride & {
  name: string | null
  sloganNl: string | null
  sloganEn: string | null
  /** A picture of the library. */
  logoId: string | null
}
export const noLook: SiteLook = { ...noOverride, name: null, sloganNl: null, sloganEn: null, logoId: null }

/** The picture that a logo is now; none when it was removed since. */
export type SiteLogo = { fileId: string; width: number | null; height: number | null }

/** The look of this site: what it changed, and a version that changes with it. */
export const siteTheme = query('siteTheme', 'GET /site_theme', {
  access: 'public',
  summary: 'What this site changed about its own look, and what it says of itself',
  tells: told<{ theme: SiteLook; logo: SiteLogo | null; texts: SiteTexts; version: string }>(),
})

export const siteThemeUpdated = event('site.theme_updated', {})
export const updateSiteTheme = command('updateSiteTheme', 'PUT /site_theme', {
  input: {
    primary: json<Palette, { optional: true }>({ optional: true }),
    secondary: json<Palette, { optional: true }>({ optional: true }),
    fontSans: oneOf(fonts, { optional: true }),
    fontHeading: oneOf(fonts, { optional: true }),
    shape: oneOf(shapes, { optional: true }),
  },
  emits: [siteThemeUpdated],
  summary: 'Change the look of this site; what is left out goes back to how it was made',
})

/** Exactly the eleven shades, each a plain hex colour: the values end up in a style sheet. */
export function isPalette(value: unknown): value is Palette {
  if (!isObject(value)) return false
  return Object.keys(value).length === shades.length && shades.every((shade) => isHexColour(value[shade]))
}

/** Can white text be read on at least one of the shades that buttons may take? */
export const isReadable = (primary: Palette): boolean => bestOnWhite(primary).contrast >= MINIMUM_CONTRAST

/** The partner's own theme with what the site changed; anything that is not sound is left as it was. */
export function themeWith(theme: Theme, override: Partial<ThemeOverride>): Theme {
  const { primary, secondary, fontSans, fontHeading, shape } = override
  return {
    primary: isPalette(primary) && isReadable(primary) ? primary : theme.primary,
    secondary: isPalette(secondary) ? secondary : theme.secondary,
    fonts: {
      sans: fonts.find((font) => font === fontSans) ?? theme.fonts.sans,
      heading: fonts.find((font) => font === fontHeading) ?? theme.fonts.heading,
    },
    shape: shapes.find((known) => known === shape) ?? theme.shape,
  }
}

/** What the site is called, as its partner's file says or as it says itself. */
export function namesWith(site: Names, look: Partial<SiteLook>): Names {
  const name = look.name || site.name
  return {
    name,
    appName: site.appName.endsWith(site.name) ? site.appName.slice(0, -site.name.length) + name : site.appName,
    slogan: { nl: look.sloganNl || site.slogan.nl, en: look.sloganEn || look.sloganNl || site.slogan.en },
  }
}
