import { useLocation } from 'react-router'

/**
 * The address of this page, to come back to. The query is spelled anew: a server writes a space as `+`, whatever the
 * browser's address bar says, and both must draw the same page.
 */
export function usePageAddress(): string {
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search).toString()
  return asked ? `${pathname}?${asked}` : pathname
}
