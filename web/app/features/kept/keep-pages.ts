import { findOwn } from '#app/features/unsent/device.ts'
import { askKey } from '#app/features/unsent/sending.ts'
import { ownBuild } from '#lib/build-id.ts'
import { serverTime } from '#lib/server-clock.ts'
import { keptPaths } from './kept-paths.ts'
import { filesName, isKeptFile, type KeptSet, putKept, readKept } from './kept-set.ts'

/** So many milliseconds what was kept is fresh enough. */
const PAUSE = 15 * 60_000

/** Keeps the pages that somebody needs without a line, as they are now, for the next time that this device has none. */
export async function keepPages(userId: string, hasHours: boolean): Promise<void> {
  if (!navigator.serviceWorker || !navigator.onLine || document.documentElement.dataset.kept) return
  // Where the browser does not want it there is nobody to show the pages.
  if (!(await navigator.serviceWorker.register('/sw.js'))) return
  // One tab is enough.
  await navigator.locks.request('kept', { ifAvailable: true }, (lock) => (lock ? keep(userId, hasHours) : undefined))
}

async function keep(userId: string, hasHours: boolean): Promise<void> {
  const own = await findOwn(userId)
  const last = own && (await readKept(own))
  const isFresh = last?.build === ownBuild && Math.abs(Date.now() - last.keptAt) < PAUSE
  if (!own || isFresh) return
  const pages = await readPages(await keptPaths(userId, hasHours))
  // Somebody else may have signed in meanwhile, in another tab.
  if (!pages || (await askKey())?.mark !== own.mark) return
  await keepFiles(pages)
  const seenAt = new Date(serverTime()).toISOString()
  await putKept(own, { version: 1, build: ownBuild, seenAt, keptAt: Date.now(), pages })
}

/** One after the other, for the sake of the line. Undefined when there is a newer build: then it is the next page's turn. */
async function readPages(paths: readonly string[]): Promise<KeptSet['pages'] | undefined> {
  const pages: KeptSet['pages'] = {}
  for (const path of paths) {
    const answer = await fetch(path)
    // Not for this person now.
    if (!answer.ok || answer.redirected) continue
    const html = await answer.text()
    if (!html.includes(`data-build="${ownBuild}"`)) return undefined
    pages[path] = { html, policy: answer.headers.get('content-security-policy') ?? '' }
  }
  return pages['/dashboard'] ? pages : undefined
}

/** What the pages are made of, what that asks for later, and what this page has loaded. Of older builds nothing stays. */
async function keepFiles(pages: KeptSet['pages']): Promise<void> {
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
    const text = await keepFile(cache, path)
    for (const [, name] of text.matchAll(/["'`](?:\.|assets)\/([\w.-]+\.(?:js|css))["'`]/g))
      wanted.add(`/assets/${name}`)
  }
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!wanted.has(pathname + search)) await cache.delete(request)
  }
}

/** What a script says; of other files nothing. */
async function keepFile(cache: Cache, path: string): Promise<string> {
  const there = await cache.match(path, { ignoreVary: true })
  const file = there ?? (await fetch(path))
  if (!there && file.ok) await cache.put(path, file.clone())
  return file.ok && path.endsWith('.js') ? file.text() : ''
}
