import type { RouterContextProvider } from 'react-router'
import { isOneOf } from '#protocol/shared/guards.ts'
import { type SiteTexts, saidIn } from '#protocol/tenants/site-texts.ts'
import type { Locale } from '#protocol/tenants/tenant.ts'
import { appKind } from './app-kind.ts'
import { modes } from './color-modes.ts'
import { pageContext } from './context.ts'
import { readFlash } from './flash.ts'
import { firstFontFiles } from './fonts.server.ts'
import { messagesVersion } from './messages.server.ts'
import { findSession } from './session.server.ts'
import { findLook } from './site-look.server.ts'

/** What every page knows: which site this is, who is signed in, and how it should look. */
export async function readRoot(context: Readonly<RouterContextProvider>, request: Request) {
  const { site, sites, locale, buildId, isDemo, hasEntree, mapTiles } = context.get(pageContext)
  const { key, variant, front, whitelabel, flags, internships } = site
  const [signedIn, look] = await Promise.all([findSession(context), findLook(context)])
  const { theme, names, logo, texts, version, isDraft } = look
  const session = isDraft ? null : signedIn
  const cookie = request.headers.get('cookie')
  const mode = /(?:^|;\s*)mode=(light|dark|system)/.exec(cookie ?? '')?.[1]
  return {
    site: {
      key,
      name: names.name,
      appName: names.appName,
      variant,
      front,
      whitelabel,
      flags,
      slogan: names.slogan[locale],
      internships: internships[locale],
      logo,
      contact: contactOf(texts, locale),
      shape: theme.shape,
      look: version,
    },
    sites: isDemo ? sites : [],
    // A host of its own says which site this is, whatever a cookie says.
    isOwnHost: sites.some(({ url }) => new URL(url).host === new URL(request.url).host),
    isDemo,
    hasEntree,
    fontFiles: firstFontFiles(theme.fonts),
    map: { centre: site.mapCentre, tiles: mapTiles },
    locale,
    mode: isOneOf(modes, mode) ? mode : 'system',
    messagesVersion,
    buildId,
    app: appKind(flags.appMode, request.headers.get('user-agent'), cookie),
    flash: readFlash(cookie),
    session,
    /** Only to be looked at, beside the fields of a look that is being made. */
    isDraftLook: isDraft,
    /** Volunteers read of places, and nothing of schools; so does who comes to a site that is for them. */
    isForVolunteers: session ? session.home === 'place' : site.front === 'volunteering',
  }
}

/** What stands at the foot of every page. */
function contactOf(texts: SiteTexts, locale: Locale) {
  const { organization, address, phone, email } = texts
  return { organization, address, phone, email, words: saidIn(locale, texts, 'footer') }
}
export type RootData = Awaited<ReturnType<typeof readRoot>>
