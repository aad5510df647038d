import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { weakTexts } from '../support/contrast.ts'
import { type Account, journey, type Traveller } from '../support/journey.ts'
import { seesInPage } from '../support/sees.ts'
import type { Address } from '../support/site-map.ts'
import { doorstepBudget, isLight } from '../support/weight.ts'

const phone = { width: 320, height: 640 }
const usual = { width: 375, height: 667 }
const desktop = { width: 1440, height: 900 }
/** What is left of a desktop at 200 %. */
const zoomed = { width: 720, height: 450 }

/** Where people come from a search engine, often on a phone. */
const doorsteps = ['/', '/stagebank']
const budget = 220_000

/** One page, loaded once: it is light, nothing sticks out at any size, and there are no barriers, by day or by night. */
export function lookAt(address: Address, account = address.account): void {
  const whose = account === 'schooladmin' ? '' : ` of a ${account}`
  // Loaded as on a phone: on a wide screen the map of the stagebank would come with it.
  const { tenant } = address
  const options = { tenant, mode: 'light', viewport: phone, reducedMotion: 'reduce' } as const
  journey(`${address.path}${whose} is light and can be used by everyone`, options, (they) =>
    look(they, address, account),
  )
}

async function look(they: Traveller, { path, isPrivate, status, scripts }: Address, account: Account): Promise<void> {
  const { page, visit, expect, signIn } = they
  if (status !== 200) expect(status)
  if (isPrivate) await signIn(account)
  await visit(path)
  assert.equal(new URL(page.url()).pathname, path.split('?')[0], 'it is the page itself')
  await isAllThere(page)
  await isLight(page, doorsteps.includes(path) ? doorstepBudget : (scripts ?? budget))
  await standsStill(page)
  await hasItsIcons(page)
  if (isPrivate) await asksAtOnce(page)
  await fits(page, '320 px')
  const [onPhone, onDesktop] = modesOf()
  await hasNoBarriers(page, 'phone', onPhone)
  await page.setViewportSize(usual)
  await fits(page, '375 px')
  await page.setViewportSize(zoomed)
  await fits(page, '200 %')
  await page.setViewportSize(desktop)
  await fits(page, 'desktop')
  await hasNoBarriers(page, 'desktop', onDesktop)
}

/** A browser does not always tell that a frame is done with what it had already; that it is loaded it does tell. */
async function isAllThere(page: Page): Promise<void> {
  const frames = page.frames()
  if (frames.length === 1) return page.waitForLoadState('networkidle')
  await Promise.all(frames.map((frame) => frame.waitForLoadState('load')))
}

type Mode = 'light' | 'dark'
let looked = 0
/** By day on a phone and at night on a desktop; the next page the other way round. What all pages share is seen in all four. */
function modesOf(): [Mode, Mode] {
  return looked++ % 2 === 0 ? ['light', 'dark'] : ['dark', 'light']
}

/** What somebody reads or is about to press does not jump when the page wakes up. */
async function standsStill(page: Page): Promise<void> {
  const jumps = await page.evaluate<number[]>(`new Promise((resolve) => {
    const seen = []
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => setTimeout(() => resolve(seen.map(({ value }) => value))))
  })`)
  const sum = jumps.reduce((all, each) => all + each, 0)
  assert.ok(sum <= 0.1, `its parts moved by ${sum.toFixed(2)} of the screen, at most 0.1`)
}

/** Every icon points at a drawing that is there. */
async function hasItsIcons(page: Page): Promise<void> {
  const missing = await page.evaluate<string[]>(`Promise.all([...new Set([...document.querySelectorAll('use')]
    .map((use) => use.getAttribute('href')))].map(async (href) => {
      const [file, name] = href.split('#')
      const drawings = file ? await (await fetch(file)).text() : document.body.innerHTML
      return drawings.includes('id="' + name + '"') ? [] : [href]
    })).then((all) => all.flat())`)
  assert.deepEqual(missing, [], 'every icon has its drawing')
}

/** What the parts of a page ask at the same moment is asked together; only what follows from an answer comes after it. */
async function asksAtOnce(page: Page): Promise<void> {
  const told = String(
    await page.evaluate(`performance.getEntriesByType('navigation')[0].serverTiming
    .map(({ name, description }) => name + ' ' + description).join()`),
  )
  const trips = Number(/(\d+) round trips/.exec(told)?.[1])
  assert.ok(trips <= 4, `"${told}", at most 4`)
}

/** What is drawn by scripts follows a new size a moment later. */
async function fits(page: Page, size: string): Promise<void> {
  const extra = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  await seesInPage(page, extra, 0, `scrolling sideways at ${size}`)
}

/**
 * All rules of axe. Whether texts can be read is the dearest of its questions, and has a reader of its own that asks it once for
 * all that look alike.
 */
async function hasNoBarriers(page: Page, size: string, mode: Mode): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.mode = '${mode}'`)
  const when = mode === 'light' ? 'by day' : 'at night'
  assert.deepEqual(await barriers(page, { except: ['color-contrast'] }), [], `no barriers on a ${size} ${when}`)
  assert.deepEqual(await weakTexts(page), [], `every text can be read on a ${size} ${when}`)
}
