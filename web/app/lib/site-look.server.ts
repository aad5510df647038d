import type { RouterContextProvider } from 'react-router'
import { isDraftLook } from '#protocol/tenants/draft-look.ts'
import { lookDesk } from '#protocol/tenants/site-look.ts'
import { namesWith, noLook, type SiteLook, siteTheme, themeWith } from '#protocol/tenants/site-theme.ts'
import type { Names } from '#protocol/tenants/tenant.ts'
import type { Theme } from '#protocol/tenants/themes.ts'
import { apiContext, pageContext, requestContext, siteApiContext } from './context.ts'
import { orElse } from './or-else.ts'

export type Look = {
  theme: Theme
  names: Names
  version: string
  /** Drawn with what is not published yet, for who makes it: as a visitor would see it, without scripts. */
  isDraft: boolean
}

const asked = new WeakMap<object, Promise<Look>>()

/** How the site looks: as its partner's file says, with what it changed itself. Asked once per page. */
export function findLook(context: Readonly<RouterContextProvider>): Promise<Look> {
  const look = asked.get(context) ?? askLook(context)
  asked.set(context, look)
  return look
}

/** A site that cannot read its settings still has a face: the one it was made with. */
async function askLook(context: Readonly<RouterContextProvider>): Promise<Look> {
  const { site } = context.get(pageContext)
  const drawn = (look: SiteLook, version: string, isDraft = false): Look => ({
    theme: themeWith(site.theme, look),
    names: namesWith(site.asMade, look),
    version,
    isDraft,
  })
  // Whoever may not change the look is refused, and sees the site as everybody does.
  const desk = isDraftLook(context.get(requestContext).url)
    ? await orElse(context.get(apiContext).tell(lookDesk), null)
    : null
  if (desk) return drawn(desk.draft ?? desk.live, desk.changedAt, true)
  const told = await orElse(context.get(siteApiContext).tell(siteTheme), null)
  return told ? drawn(told.theme, told.version) : drawn(noLook, '0')
}
