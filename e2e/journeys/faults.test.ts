import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { isListening, journey } from '../support/journey.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

/** As a browser tells it, without being one: a real crash fails every journey. */
const crash = (page: Page, message: string) =>
  page.evaluate(`dispatchEvent(new ErrorEvent('error', { error: new Error(${JSON.stringify(message)}) }))`)
/** What the router and the error screen tell developers when something is lost is expected here. */
const keepQuiet = `const tell = console.error
  console.error = (...words) => /route module|Failed to fetch|part of the page/.test(words.join(' ')) || tell(...words)`
const losePart = `dispatchEvent(new Event('vite:preloadError', { cancelable: true }))`

journey('a crash is told once, ten for a page at most, and without what follows a question mark', {}, async (they) => {
  const { page, visit } = they
  const told: { message: string; path: string }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/fouten') told.push(request.postDataJSON())
  })
  await visit('/privacyverklaring?geheim=1')
  const answer = page.waitForResponse('**/fouten')
  await crash(page, 'boem')
  assert.equal((await answer).status(), 204)
  await crash(page, 'boem')
  for (let each = 0; each < 15; each++) await crash(page, `knal ${each}`)
  await becomes(
    'what is told',
    async () => told.length,
    (count) => count >= 10,
  )
  assert.equal(told.length, 10)
  assert.equal(told.filter(({ message }) => message === 'boem').length, 1)
  assert.ok(told.every(({ path }) => path === '/privacyverklaring'))
})

journey('a page that is not there is not a fault', {}, async ({ page, visit, expect }) => {
  expect(404)
  let isTold = false
  page.on('request', (request) => {
    isTold ||= new URL(request.url()).pathname === '/fouten'
  })
  await visit('/bestaat/niet')
  await page.waitForLoadState('networkidle')
  assert.equal(isTold, false)
})

journey('a part that went missing loads the page anew, once', {}, async ({ page, visit }) => {
  await visit('/privacyverklaring')
  const reloaded = page.waitForEvent('load')
  await page.evaluate(losePart)
  await reloaded
  await isListening(page)
  assert.equal(await page.evaluate(losePart), true, 'the second time it is left to the error screen')
})

journey('a page whose script went missing is loaded whole, once, and after that an error says so', {}, async (they) => {
  const { page, visit } = they
  await page.addInitScript(keepQuiet)
  await page.route(/\/privacy[-.][^/]*(js|tsx)(\?.*)?$/, (route) => route.abort('aborted'))
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('shell.footer.about.privacy') })
  let loads = 0
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0
  })

  await visit('/')
  await link.click()
  await page.waitForURL('**/privacyverklaring')
  await page.getByRole('heading', { level: 1, name: say('content.privacy.title') }).waitFor()
  assert.equal(loads, 2, 'the page as the server writes it is readable')

  await visit('/')
  await link.click()
  await page.getByRole('heading', { level: 1, name: say('errors.other.title') }).waitFor()
  assert.equal(loads, 3, 'and it is not loaded again')
  await page.unroute(/\/privacy[-.][^/]*(js|tsx)(\?.*)?$/)
  await page.getByRole('link', { name: say('errors.home'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { level: 1, name: say('errors.other.title') }).waitFor({ state: 'detached' })
  await isListening(page)
  await link.click()
  await page.getByRole('heading', { level: 1, name: say('content.privacy.title') }).waitFor()
  assert.equal(loads, 4)
})

journey('the bar of a page on its way ends when that page cannot come', {}, async ({ page, context, visit }) => {
  await page.addInitScript(keepQuiet)
  await visit('/')
  const bar = page.getByRole('progressbar', { name: say('shell.loading') })
  const script = /\/privacy[-.][^/]*(js|tsx)(\?.*)?$/
  await page.route(script, async (route) => {
    await bar.waitFor()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('shell.footer.about.privacy') })
  await link.click()
  await page.getByRole('heading', { level: 1, name: say('errors.offline.title') }).waitFor()
  await bar.waitFor({ state: 'detached' })
  await page.unroute(script)
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: say('content.privacy.title') }).waitFor()
})

journey('without a line a page says so, within its site, and comes once the line is back', {}, async (they) => {
  const { page, context, visit, signIn } = they
  await page.addInitScript(keepQuiet)
  await signIn('student')
  const offline = page.getByRole('heading', { level: 1, name: say('errors.offline.title') })
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: say('shell.footer.about.privacy') })
  // First with neither the script nor the data of the next page, then with its script.
  for (const from of ['/dashboard', '/privacyverklaring']) {
    await visit(from)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await privacy.click()
    await offline.waitFor()
    await page.getByRole('banner').waitFor()
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/build.json'))
    await page.getByRole('link', { name: say('errors.retry') }).press('Enter')
    await asked
    await offline.waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: say('content.privacy.title') }).waitFor()
    await isListening(page)
  }
})
