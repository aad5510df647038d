import { CacheFirst, Serwist } from 'serwist'
import { listenForPushes } from '#app/features/push-devices/push-worker.ts'
import { forgetOwn, lastOwn } from '#app/features/unsent/device.ts'
import { filesName, forgetKept, isKeptFile, readKept, scannedPath } from './kept-set.ts'

/** So long an answer may take, in milliseconds, before what is on the device is shown instead. */
const PATIENCE = 8000

type Asked = { request: Request; url: URL }

/** Addresses and files of the site itself. Everything else goes its own way, also what is written. */
new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) => sameOrigin && isKeptFile(url.pathname),
      handler: new CacheFirst({ cacheName: filesName, matchOptions: { ignoreVary: true } }),
    },
    {
      matcher: ({ request, sameOrigin }: { request: Request; sameOrigin: boolean }) =>
        sameOrigin && request.mode === 'navigate' && request.method === 'GET',
      handler: (asked: Asked) => openPage(asked),
    },
  ],
}).addEventListeners()
listenForPushes()

/** From the server; without a line, from the last visit. */
async function openPage({ request, url }: Asked): Promise<Response> {
  // Nothing of who leaves stays, whether or not the server hears of it.
  if (url.pathname === '/uitloggen') await Promise.all([forgetOwn(), forgetKept()])
  const answer = fetch(request)
  const first = await Promise.race([answer.catch(() => undefined), new Promise<undefined>(wait)])
  if (first && (first.status < 502 || first.status > 504)) return first
  return (await keptPage(url).catch(() => undefined)) ?? answer
}
const wait = (go: (nothing: undefined) => void) => setTimeout(go, PATIENCE)

async function keptPage({ pathname }: URL): Promise<Response | undefined> {
  const own = await lastOwn()
  const kept = own && (await readKept(own))
  if (!kept) return undefined
  const page = kept.pages[pathname] ?? (/^\/inchecken\/[^/]+$/.test(pathname) ? kept.pages[scannedPath] : undefined)
  if (!page) {
    const isStart = pathname === '/' || pathname === '/app'
    const isForm = pathname.startsWith('/forms/')
    return Response.redirect(isStart ? '/dashboard' : `/dashboard?zonder=${isForm ? 'formulier' : 'lijn'}`)
  }
  // The page says itself of when it is.
  const html = page.html.replace('<html ', `<html data-kept="${kept.seenAt}" `)
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy },
  })
}
