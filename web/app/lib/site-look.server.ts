import type { RouterContextProvider } from 'react-router'
import { isDraftLook } from '#protocol/tenants/draft-look.ts'
import { lookDesk } from '#protocol/tenants/site-look.ts'
import type { SiteTexts } from '#protocol/tenants/site-texts.ts'
import { namesWith, noLook, type SiteLogo, siteTheme, themeWith } from '#protocol/tenants/site-theme.ts'
import type { Names } from '#protocol/tenants/tenant.ts'
import type { Theme } from '#protocol/tenants/themes.ts'
import { apiContext, pageContext, requestContext, siteApiContext } from './context.ts'
import { orElse } from './or-else.ts'

export type Look = {
  theme: Theme
  names: Names
  logo: SiteLogo | null
  texts: SiteTexts
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
  const isDraft = isDraftLook(context.get(requestContext).url)
  const [told, desk] = await Promise.all([
    orElse(context.get(siteApiContext).tell(siteTheme), null),
    // Whoever may not change the look is refused, and sees the site as everybody does.
    isDraft ? orElse(context.get(apiContext).tell(lookDesk), null) : null,
  ])
  const look = desk ? (desk.draft ?? desk.live) : (told?.theme ?? noLook)
  return {
    theme: themeWith(site.theme, look),
    names: namesWith(site.asMade, look),
    logo: (desk ?? told)?.logo ?? null,
    texts: told?.texts ?? {},
    version: desk?.changedAt ?? told?.version ?? '0',
    isDraft: desk !== null,
  }
}
