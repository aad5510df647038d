import type { RouterContextProvider } from 'react-router'
import type { Theme } from '#protocol/tenants/themes.ts'
import file from '../styles/app.css?url'
import { fontFaces } from './fonts.server.ts'
import { findLook } from './site-look.server.ts'
import { darkerRoles, stageInks, themeVariables } from './theme-variables.ts'

const written = (variables: [name: string, value: string][]) =>
  variables.map(([name, value]) => `${name}:${value}`).join(';')

const rule = (where: string, variables: [name: string, value: string][]) =>
  variables.length > 0 ? `${where}{${written(variables)}}` : ''

/** More specific than the tokens' own rules, whichever sheet the browser gets last. */
function themeCss(theme: Theme): string {
  const byDay = rule(':root[data-tenant]:not([data-mode=dark])', [
    ...darkerRoles(theme.primary),
    ...stageInks(theme, 'light'),
  ])
  const byNight = rule(':root[data-tenant][data-mode=dark]', stageInks(theme, 'dark'))
  return rule(':root[data-tenant]', themeVariables(theme)) + byDay + byNight
}

/** The styles of all pages of all sites: one file, which a browser keeps. */
export const styleFile = file

/** The colours and fonts of the site. They stand in the page itself, so that nothing is asked for twice. */
export async function lookStyles(context: Readonly<RouterContextProvider>): Promise<string> {
  const { theme } = await findLook(context)
  return fontFaces(theme.fonts) + themeCss(theme)
}
