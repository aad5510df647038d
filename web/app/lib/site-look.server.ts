import type { RouterContextProvider } from 'react-router'
import { noOverride, siteTheme, type ThemeOverride, themeWith } from '#protocol/tenants/site-theme.ts'
import type { Theme } from '#protocol/tenants/themes.ts'
import { pageContext, siteApiContext } from './context.ts'
import { orElse } from './or-else.ts'

export type Look = { theme: Theme; override: ThemeOverride; version: string }

const asked = new WeakMap<object, Promise<Look>>()

/** How the site looks: as its partner's file says, with what it changed itself. Asked once per page. */
export function findLook(context: Readonly<RouterContextProvider>): Promise<Look> {
  const look = asked.get(context) ?? askLook(context)
  asked.set(context, look)
  return look
}

/** A site that cannot read its settings still has a face: the one it was made with. */
async function askLook(context: Readonly<RouterContextProvider>): Promise<Look> {
  const { theme } = context.get(pageContext).site
  const told = await orElse(context.get(siteApiContext).tell(siteTheme), null)
  if (!told) return { theme, override: noOverride, version: '0' }
  return { theme: themeWith(theme, told.theme), override: told.theme, version: told.version }
}
