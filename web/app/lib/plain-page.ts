import { useMatches } from 'react-router'

/**
 * A page that does without React in the browser. The server writes it as ever; instead of the scripts of all pages it comes
 * with a small one of its own, which makes better what works without it. For who comes once, by a link, on a phone. Such a
 * page says so by its data: `plainScript` is the file. Its links and forms are those of the browser.
 */
export function usePlainScript(): string | null {
  const data: unknown = useMatches().at(-1)?.loaderData
  if (typeof data !== 'object' || data === null || !('plainScript' in data)) return null
  return typeof data.plainScript === 'string' ? data.plainScript : null
}

/** Where the router of another page would lead to a plain one, the browser goes there itself. */
export function openByBrowser({ request }: { request: Request }): Promise<never> {
  const { pathname, search } = new URL(request.url)
  window.location.assign(pathname + search)
  return new Promise(() => {})
}
