import type { Site } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'

/**
 * Where a mail link may lead in the end: pages of the site itself, by exact origin. Checked when it is asked for and
 * again when it is used.
 */
export function checkRedirect(site: Site, origins: readonly string[], given: unknown, fallback: string): string {
  if (given === undefined || given === null || given === '') return `${site.url}${fallback}`
  if (typeof given !== 'string' || given.length > 2000 || /[\s\\\p{Cc}]/u.test(given) || !URL.canParse(given)) {
    throw fail('redirect.forbidden')
  }
  const url = new URL(given)
  const isOurs = [new URL(site.url).origin, ...origins].includes(url.origin)
  // The text must be the address as the parser reads it, so that no other parser can read another host in it.
  if (!isOurs || url.username || url.password || !given.startsWith(`${url.origin}/`)) throw fail('redirect.forbidden')
  return given
}

/** Existing parameters stay; with a fragment the query stands before and after it, as older routers expect. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  if (!url.hash) return url.href
  return `${url.href}${url.hash.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}`
}
