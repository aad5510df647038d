/**
 * Where somebody wanted to go before signing in: a path of the site itself, or nothing. The path is the one the URL
 * parser reads, so that a browser can read no other host in it.
 */
export function returnPath(siteUrl: string, given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 1000 || !/^\/(?![/\\])/.test(given)) return null
  if (/[\\\p{Cc}]/u.test(given) || !URL.canParse(given, siteUrl)) return null
  const url = new URL(given, siteUrl)
  const path = `${url.pathname}${url.search}${url.hash}`
  return url.origin === new URL(siteUrl).origin && !path.startsWith('//') ? path : null
}
