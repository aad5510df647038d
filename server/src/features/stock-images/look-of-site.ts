import type { Site } from '#engine/call.ts'
import { type ThemeOverride, themeWith } from '#protocol/tenants/site-theme.ts'
import type { Theme } from '#protocol/tenants/themes.ts'

/** What this site changed about its colours, if anything. */
export const lookOfSite = { text: 'select theme from site_settings', values: [] }
export type SavedLook = { theme: Partial<ThemeOverride> }
export const themeOfSite = (site: Site, [saved]: readonly SavedLook[]): Theme =>
  themeWith(site.theme, saved?.theme ?? {})
