import { findOwn, lastOwn } from '#app/features/unsent/device.ts'
import { askKey } from '#app/features/unsent/sending.ts'
import { ownBuild } from '#lib/build-id.ts'
import { serverTime } from '#lib/server-clock.ts'
import { keptPaths } from './kept-paths.ts'
import { filesName, isKeptFile, type KeptSet, putKept, readKept } from './kept-set.ts'

/** So many milliseconds what was kept is fresh enough. */
const PAUSE = 15 * 60_000

/**
 * Keeps the pages that somebody needs without a line, as they are now, for the next time that this device has none. Stops
 * where it is once its signal says so: who signs out, or leaves the page, does not have to wait for it.
 */
export async function keepPages(userId: string, hasHours: boolean, signal: AbortSignal): Promise<void> {
  if (!navigator.serviceWorker || !navigator.onLine || document.documentElement.dataset.kept || signal.aborted) return
  // Where the browser does not want it there is nobody to show the pages.
  if (!(await navigator.serviceWorker.register('/sw.js'))) return
  // One tab is enough.
  await navigator.locks.request('kept', { ifAvailable: true }, (lock) =>
    lock ? keep(userId, hasHours, signal) : undefined,
  )
}

async function keep(userId: string, hasHours: boolean, signal: AbortSignal): Promise<void> {
  const own = await findOwn(userId)
  const last = own && (await readKept(own))
  const isFresh = last?.build === ownBuild && Math.abs(Date.now() - last.keptAt) < PAUSE
  if (!own || isFresh || signal.aborted) return
  const pages = await readPages(await keptPaths(userId, hasHours), signal)
  if (!pages || signal.aborted) return
  await keepFiles(pages, signal)
  // Somebody may have signed out meanwhile, or somebody else in, in another tab.
  if (signal.aborted || (await askKey())?.mark !== own.mark || (await lastOwn())?.mark !== own.mark) return
  const seenAt = new Date(serverTime()).toISOString()
  await putKept(own, { version: 1, build: ownBuild, seenAt, keptAt: Date.now(), pages })
}

/**
 * One after the other, for the sake of the line. Undefined when there is a newer build, for then it is the next page's turn;
 * and when the session is over.
 */
async function readPages(paths: readonly string[], signal: AbortSignal): Promise<KeptSet['pages'] | undefined> {
  const pages: KeptSet['pages'] = {}
  for (const path of paths) {
    const answer = await fetch(path, { signal })
    if (answer.redirected && new URL(answer.url).pathname.startsWith('/inloggen')) return undefined
    // Not for this person now.
    if (!answer.ok || answer.redirected) continue
    const html = await answer.text()
    if (!html.includes(`data-build="${ownBuild}"`)) return undefined
    pages[path] = { html, policy: answer.headers.get('content-security-policy') ?? '' }
  }
  return pages['/dashboard'] ? pages : undefined
}

/** What the pages are made of, what that asks for later, and what this page has loaded. Of older builds nothing stays. */
async function keepFiles(pages: KeptSet['pages'], signal: AbortSignal): Promise<void> {
  const named = Object.values(pages).flatMap(({ html }) => html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isKeptFile(pathname))
    .map(({ pathname, search }) => pathname + search)
  const wanted = new Set([...named, ...loaded])
  const cache = await caches.open(filesName)
  // Grows while it is walked through.
  for (const path of wanted) {
    const text = await keepFile(cache, path, signal)
    for (const [, name] of text.matchAll(/["'`](?:\.|assets)\/([\w.-]+\.(?:js|css))["'`]/g))
      wanted.add(`/assets/${name}`)
  }
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!wanted.has(pathname + search)) await cache.delete(request)
  }
}

/** What a script says; of other files nothing. */
async function keepFile(cache: Cache, path: string, signal: AbortSignal): Promise<string> {
  const there = await cache.match(path, { ignoreVary: true })
  const file = there ?? (await fetch(path, { signal }))
  if (!there && file.ok) await cache.put(path, file.clone())
  return file.ok && path.endsWith('.js') ? file.text() : ''
}
