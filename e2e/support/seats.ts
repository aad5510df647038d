import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from '../../scripts/chromium.ts'
import { Troubles } from './troubles.ts'

/** A browser of one's own, with one page open. */
export type Seat = {
  key: string
  context: BrowserContext
  page: Page
  troubles: Troubles
  hasScripts: boolean
  isMarked: boolean
}
type Options = BrowserContextOptions & { baseURL: string }

/** So many wait for the next one; each holds a process. */
const mostFree = 4
// A page that glides on to its place is a moving target, and closes what was opened on the way there.
// Pages that a device kept would answer for those that a story is about; the one about them says so.
const usual = { locale: 'nl-NL', reducedMotion: 'reduce', serviceWorkers: 'block' } as const
/** So many times slower than this machine is: what only works on a fast one falls over. */
export const slowdown = Number(process.env.JOURNEY_SLOWDOWN ?? 1)

let browser: Promise<Browser> | undefined
const free: Seat[] = []

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
}

/**
 * Somebody who comes to the same address with the same browser sits down where the one before them got up: what was fetched
 * and compiled there need not be again, which is half of what opening a page costs.
 */
export async function takeSeat({ viewport = { width: 1280, height: 720 }, ...options }: Options): Promise<Seat> {
  const key = JSON.stringify({ ...usual, ...options })
  const at = free.findIndex((seat) => seat.key === key)
  const [known] = at < 0 ? [] : free.splice(at, 1)
  if (known && viewport) await known.page.setViewportSize(viewport)
  return known ?? newSeat({ ...usual, ...options, viewport }, key)
}

async function newSeat(options: Options, key: string): Promise<Seat> {
  browser ??= launchChromium()
  const context = await (await browser).newContext(options)
  // Only a page that never comes uses it up; a busy machine may need a while.
  context.setDefaultTimeout(120_000)
  const hasScripts = options.javaScriptEnabled !== false
  const troubles = new Troubles(options.baseURL, hasScripts)
  context.on('page', (page) => troubles.watch(page))
  const page = await context.newPage()
  await slowDown(page)
  const seat: Seat = { key, context, page, troubles, hasScripts, isMarked: false }
  watchForMarks(seat)
  return seat
}

async function slowDown(page: Page): Promise<void> {
  if (slowdown === 1) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Nothing of whoever sat here is left for the next one: no cookie, nothing stored, no second page, no detour of requests, no paper. */
export async function leaveSeat(seat: Seat, isWell: boolean): Promise<void> {
  const { context, page, troubles } = seat
  if (!isWell || seat.isMarked || page.isClosed()) return context.close()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null })
  // A page of ours without scripts: what the last one stores on its way out is stored by then. One that has no line, or is on
  // its way to somewhere else, is left to nobody.
  const isClean = await emptied(seat).then(
    () => true,
    () => false,
  )
  if (!isClean) return context.close()
  await context.clearCookies()
  troubles.forget()
  free.push(seat)
  if (free.length > mostFree) await free.shift()?.context.close()
}

async function emptied({ page, hasScripts }: Seat): Promise<void> {
  await page.goto('/robots.txt')
  // Without scripts nothing is stored.
  if (!hasScripts) return
  await page.evaluate('localStorage.clear(), sessionStorage.clear()')
  await page.evaluate(`indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((next, fail) =>
    Object.assign(indexedDB.deleteDatabase(name), { onsuccess: next, onerror: fail, onblocked: fail })))))`)
}

/** What a page was told to do at every start, and another clock, cannot be taken back. */
function watchForMarks(seat: Seat): void {
  const { page, context } = seat
  const marking = <F extends (...given: never[]) => unknown>(call: F): F =>
    new Proxy(call, {
      apply(target, self, given) {
        seat.isMarked = true
        return Reflect.apply(target, self, given)
      },
    })
  page.addInitScript = marking(page.addInitScript)
  context.clock.install = marking(context.clock.install)
}
