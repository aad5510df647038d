import { isOneOf } from '#protocol/shared/guards.ts'

const wrappers = ['ios', 'android', 'web'] as const
type AppKind = (typeof wrappers)[number] | 'browser'

/**
 * How the site is looked at, where it can be an app at all. Our wrappers say so in their user agent, or by a cookie where
 * they cannot change that. A web app that was installed looks like any browser from here; lib/first-paint.ts finds out there.
 */
export function appKind(hasApp: boolean, userAgent: string | null, cookie: string | null): AppKind | undefined {
  if (!hasApp) return undefined
  const said =
    /\bStagehavenApp\/(ios|android)\b/i.exec(userAgent ?? '')?.[1]?.toLowerCase() ??
    /(?:^|;\s*)app=(ios|android|web)(?:;|$)/.exec(cookie ?? '')?.[1]
  return isOneOf(wrappers, said) ? said : 'browser'
}
