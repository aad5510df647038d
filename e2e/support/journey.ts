import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { launchChromium } from '../../scripts/chromium.ts'
import { Troubles } from './troubles.ts'

/** The accounts that every partner site has in the demo data. */
export const accounts = ['schooladmin', 'mentor', 'student', 'center', 'nonprofit', 'provider', 'volunteer'] as const
export type Account = (typeof accounts)[number]
export const password = 'Welkom-2026!'
export const emailOf = (account: Account, tenant: string) => `${account}@${tenant}.test`

export type Traveller = {
  page: Page
  context: BrowserContext
  tenant: string
  /** Answers that belong to the story, such as the 404 of an unknown page. */
  expect(...statuses: number[]): void
  /** Opens a page, and waits until it listens. */
  visit(path: string): Promise<void>
  /** A session without the form. */
  signIn(account: Account): Promise<void>
}

type Options = BrowserContextOptions & { tenant?: string; mode?: 'light' | 'dark'; minutes?: number }

let browser: Promise<Browser> | undefined
after(async () => (await browser)?.close())

/** So many times slower than this machine is: what only works on a fast one falls over. */
const slowdown = Number(process.env.JOURNEY_SLOWDOWN ?? 1)

/** One person with a browser of their own, for two minutes at most. Whatever goes wrong unseen fails the story: errors, blocked or broken files. */
export function journey(name: string, options: Options, story: (traveller: Traveller) => Promise<void>): void {
  const { minutes = 2, ...how } = options
  test(name, { timeout: minutes * 60_000 * slowdown }, () => travel(how, story))
}

export async function travel(options: Options, story: (traveller: Traveller) => Promise<void>): Promise<void> {
  const { tenant = 'demo', mode, ...contextOptions } = options
  browser ??= launchChromium()
  const base = addressOf(tenant)
  // A page that glides on to its place is a moving target, and closes what was opened on the way there.
  const usual = { locale: 'nl-NL', baseURL: base, reducedMotion: 'reduce' } as const
  const context = await (await browser).newContext({ ...usual, ...contextOptions })
  // Only a page that never comes uses it up; a busy machine may need a while.
  context.setDefaultTimeout(30_000)
  const hasScripts = contextOptions.javaScriptEnabled !== false
  const troubles = new Troubles(base, hasScripts)
  context.on('page', (page) => troubles.watch(page))
  try {
    if (mode) await context.addCookies([{ name: 'mode', value: mode, url: base }])
    const page = await context.newPage()
    await slowDown(page)
    await story({
      page,
      context,
      tenant,
      expect: (...statuses) => troubles.expect(statuses),
      visit: (path) => visit(page, path, hasScripts),
      signIn: async (account) => context.addCookies(await sessionOf(account, tenant)),
    })
    assert.deepEqual(troubles.found, [], 'nothing goes wrong unseen')
  } finally {
    await context.close()
  }
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
  await page.goto(path, { waitUntil: 'load' })
  if (hasScripts) await isListening(page)
}

/** In the page: React has taken over all of it, also the parts that it takes over on their own, and has had its say. */
const isAwake = `(async () => {
  const root = document[Object.keys(document).find((key) => key.startsWith('__reactContainer'))]
  if (root?.stateNode.current.memoizedState.isDehydrated !== false) return false
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    if (!/^[$][?!~]?$/.test(comments.currentNode.data)) continue
    let part = comments.currentNode.nextSibling
    while (part && part.nodeType !== Node.ELEMENT_NODE && part.data !== '/$') part = part.nextSibling
    const isDrawn = part?.nodeType === Node.ELEMENT_NODE && part.tagName !== 'SCRIPT'
    if (isDrawn && !Object.keys(part).some((key) => key.startsWith('__reactFiber'))) return false
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
})()`

/** A page is readable before it listens; what is typed or pressed before then works, but in another way. */
export async function isListening(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // A page that makes way for the next one has no answer.
  const ask = () => page.evaluate<boolean>(isAwake).catch(isMovingOn)
  for (const deadline = Date.now() + 30_000; !(await ask()); await sleep(20)) {
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
  for (const deadline = Date.now() + 30_000; !(await part.evaluate(hasReact)); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`${part} does not start to listen`)
  }
}

async function slowDown(page: Page): Promise<void> {
  if (slowdown === 1) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

export async function sessionOf(account: Account, tenant: string) {
  const answer = await fetch(`${serverUrl()}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': tenant },
    body: JSON.stringify({ email: emailOf(account, tenant), password }),
  })
  assert.equal(answer.status, 200, `${account} of ${tenant} can sign in`)
  return answer.headers.getSetCookie().map((cookie) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) as unknown as [string, string, string]
    return { name, value, url: addressOf(tenant), httpOnly: true }
  })
}
