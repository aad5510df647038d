import { useSyncExternalStore } from 'react'
import { ownBuild } from './build-id.ts'
import { isServed } from './is-served.ts'

type Router = { state: { navigation: { location?: { pathname: string; search: string; hash: string } } } }
declare global {
  interface Window {
    /** Put there by the router itself. */
    __reactRouterDataRouter?: Router
  }
}

let lost: Error | undefined
/** Where the router goes on waiting for a part that will not come. */
let givenUp: object | undefined
const listeners = new Set<() => void>()

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** When loading anew did not help, the page gives way to the error screen. */
export function useLostChunk(): void {
  const error = useSyncExternalStore(
    listen,
    () => lost,
    () => undefined,
  )
  if (error) throw error
}

/** What the router still calls loading, but nobody waits for any more. */
export const useGivenUp = (): object | undefined =>
  useSyncExternalStore(
    listen,
    () => givenUp,
    () => undefined,
  )

/** Once the error screen is there; the next page is tried as if nothing had happened. */
export const forgetLostChunk = (): void => {
  lost = undefined
}

/**
 * After a new build the files of the old one are gone, so a page that was open may miss a part. Loading the page anew
 * brings the new one, once: when that does not help, the error screen says so instead of trying for ever.
 */
export function reloadLostChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a line there is nothing to load: who asked for the part hears that it failed.
    if (!navigator.onLine || !isFirstTime(location.pathname)) return
    event.preventDefault()
    void ifServed(() => location.reload())
  })
  // A browser without it does what the router does by itself: the page one was on comes again, at every try.
  if ('navigation' in window) navigation.addEventListener('navigate', instead)
}

/** The router loads the old page anew when it misses the part for the next one. We go to the next one instead. */
function instead(event: NavigateEvent): void {
  const to = window.__reactRouterDataRouter?.state.navigation.location
  if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !to) return
  event.preventDefault()
  if (navigator.onLine && isFirstTime(to.pathname)) {
    void ifServed(() => location.assign(to.pathname + to.search + to.hash), to)
    return
  }
  giveUp(navigator.onLine ? new Error('A part of the page could not be loaded') : lineIsDown(), to)
}

/** In the words that browsers have for it. */
const lineIsDown = () => new TypeError('Failed to fetch')

function giveUp(error: Error, to?: object): void {
  givenUp = to
  lost = error
  for (const listener of listeners) listener()
}

/** While the server starts again, loading anew would leave for the browser's own error page. */
async function ifServed(go: () => void, to?: object): Promise<void> {
  if (await isServed()) go()
  else giveUp(lineIsDown(), to)
}

function isFirstTime(pathname: string): boolean {
  const place = `${ownBuild} ${pathname}`
  try {
    if (sessionStorage.getItem('reloaded') === place) return false
    sessionStorage.setItem('reloaded', place)
    return true
  } catch {
    // Without a memory we could not tell the first time from the tenth.
    return false
  }
}
