import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { closeBrowser, leaveSeat, slowdown, takeSeat } from './seats.ts'
import { leaveSessions, type Session, takeSession } from './sessions.ts'

/** The accounts that every partner site has in the demo data. */
export const accounts = ['schooladmin', 'mentor', 'student', 'center', 'nonprofit', 'provider', 'volunteer'] as const
export type Account = (typeof accounts)[number]
export const password = 'Welkom-2026!'
export const emailOf = (account: Account, tenant: string) => `${account}@${tenant}.test`

export type Traveller = {
  page: Page
  context: BrowserContext
  tenant: string
  /** Answers that belong to the story, such as the 404 of an unknown page, or why none comes. */
  expect(...answers: (number | string)[]): void
  /** Opens a page, and waits until it listens. */
  visit(path: string): Promise<void>
  /** A session without the form. */
  signIn(account: Account): Promise<void>
}

type Options = BrowserContextOptions & { tenant?: string; mode?: 'light' | 'dark'; minutes?: number }

after(closeBrowser)

/** One person with a browser of their own, for five minutes at most. Whatever goes wrong unseen fails the story: errors, blocked or broken files. */
export function journey(name: string, options: Options, story: (traveller: Traveller) => Promise<void>): void {
  const { minutes = 5, ...how } = options
  test(name, { timeout: minutes * 60_000 * slowdown }, () => travel(how, story))
}

export async function travel(options: Options, story: (traveller: Traveller) => Promise<void>): Promise<void> {
  const { tenant = 'demo', mode, ...contextOptions } = options
  const base = addressOf(tenant)
  const seat = await takeSeat({ ...contextOptions, baseURL: base })
  const { context, page, troubles } = seat
  const hasScripts = contextOptions.javaScriptEnabled !== false
  let isWell = false
  const sessions: Session[] = []
  try {
    if (mode) await context.addCookies([{ name: 'mode', value: mode, url: base }])
    await story({
      page,
      context,
      tenant,
      expect: (...answers) => troubles.expect(answers),
      visit: (path) => visit(page, path, hasScripts),
      signIn: async (account) => {
        const session = await takeSession(account, tenant)
        sessions.push(session)
        await context.addCookies(session.cookies)
      },
    })
    assert.deepEqual(troubles.found, [], 'nothing goes wrong unseen')
    isWell = true
  } catch (error) {
    throw new Error(await whatStoodThere(page), { cause: error })
  } finally {
    await leaveSeat(seat, isWell)
    leaveSessions(sessions)
  }
}

/** As whoever hears the page: it tells more of a failure than the line of the test does. */
async function whatStoodThere(page: Page): Promise<string> {
  const parts = await page
    .locator('body')
    .ariaSnapshot({ timeout: 10_000 })
    .catch(() => '')
  const told = await page
    .locator('[role="alert"], [role="status"]')
    .filter({ visible: true })
    .allInnerTexts()
    .catch(() => [])
  const said = told.filter(Boolean).join(' / ')
  return `The story stopped at ${page.url()}, which said "${said}", where stood:\n${parts.split('\n').slice(0, 200).join('\n')}`
}

/** Every partner has a host name of its own. */
export function addressOf(tenant: string): string {
  return serverUrl().replace('//', `//${tenant}.`)
}

export function serverUrl(): string {
  const url = process.env.JOURNEY_URL
  if (!url) throw new Error('JOURNEY_URL is missing: run this file with "npm test <words of its path>"')
  return url
}

export async function visit(page: Page, path: string, hasScripts = true): Promise<void> {
  // Going to where one is counts as a reload, and a browser may put back what was typed there.
  if (URL.parse(path, page.url())?.href === page.url()) await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'load' })
  if (hasScripts) await isListening(page)
}

/** In the page: React has taken over all of it, also the parts that it takes over on their own, and has had its say. */
const isAwake = `async () => {
  // A plain page has no React: its own script says when it listens.
  if (document.querySelector('script[data-plain]')) return 'awake' in document.documentElement.dataset
  const root = document[Object.keys(document).find((key) => key.startsWith('__reactContainer'))]
  if (root?.stateNode.current.memoizedState.isDehydrated !== false) return false
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    if (!/^[$][?!~]?$/.test(comments.currentNode.data)) continue
    let part = comments.currentNode.nextSibling
    while (part && part.nodeType !== Node.ELEMENT_NODE && part.data !== '/$') part = part.nextSibling
    const isDrawn = part?.nodeType === Node.ELEMENT_NODE && part.tagName !== 'SCRIPT'
    // What is folded away may wait until it is unfolded.
    if (isDrawn && !part.closest('details:not([open])') && !Object.keys(part).some((key) => key.startsWith('__reactFiber'))) return false
  }
  // What it does after drawing waits its turn, as this does.
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((next) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = next
      port2.postMessage(null)
    })
  }
  return true
}`
/** Asked in the page itself, where asking costs little; for a while, since a page that makes way forgets the question. */
const awakes = `(async () => {
  const isAwake = ${isAwake}
  for (let asked = 0; asked < 100; asked++) {
    if (await isAwake()) return true
    await new Promise((next) => setTimeout(next, 10))
  }
  return false
})()`

/** A page is readable before it listens; what is typed or pressed before then works, but in another way. */
export async function isListening(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // A page that makes way for the next one has no answer.
  const ask = () => page.evaluate<boolean>(awakes).catch(isMovingOn)
  for (const deadline = Date.now() + 60_000; !(await ask()); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`${page.url()} does not start to listen`)
  }
}

function isMovingOn(error: Error): false {
  if (/context was destroyed|Cannot find context|because of a navigation/.test(error.message)) return false
  throw error
}

/** Parts that come later than the page listen later too. */
export async function listens(part: Locator): Promise<void> {
  const hasReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  for (const deadline = Date.now() + 60_000; !(await part.evaluate(hasReact)); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`${part} does not start to listen`)
  }
}
