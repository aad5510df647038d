import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { isListening, journey } from '../support/journey.ts'
import { seesPath } from '../support/sees.ts'
import { openAccountMenu } from '../support/sign-in-form.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

/** Remembers the mode at the moment that there is first something to paint. */
const watchFirstPaint = `new MutationObserver((_, observer) => {
  if (!document.body) return
  window.firstMode = document.documentElement.dataset.mode
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })`

const modeNow = (page: Page) => page.locator('html').getAttribute('data-mode')
const modeAtFirst = (page: Page) => page.evaluate('window.firstMode')

for (const colorScheme of ['light', 'dark'] as const) {
  journey(
    `a ${colorScheme} device gets ${colorScheme} pages from the first paint`,
    { colorScheme },
    async ({ page, visit }) => {
      await page.addInitScript(watchFirstPaint)
      await visit('/')
      assert.equal(await modeAtFirst(page), colorScheme)
      assert.equal(await modeNow(page), colorScheme, 'and it stays when the page starts to listen')
      await page.getByRole('button', { name: say('shell.languages.en') }).click()
      await page.getByRole('button', { name: say('shell.languages.nl', {}, 'en') }).waitFor()
      assert.equal(await modeNow(page), colorScheme, 'and when the language changes')
    },
  )
}

journey('a chosen colour mode is kept on every page, without a flash', { colorScheme: 'light' }, async (traveller) => {
  const { page, visit, signIn } = traveller
  await signIn('student')
  await page.addInitScript(watchFirstPaint)
  await visit('/dashboard')
  assert.equal(await modeNow(page), 'light')
  const light = await page.evaluate('getComputedStyle(document.body).backgroundColor')
  await openAccountMenu(page)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: say('shell.modes.dark'), exact: true }).click()
  await reloaded
  await isListening(page)
  await seesPath(page, '/dashboard')
  for (const path of ['/dashboard', '/privacyverklaring']) {
    await visit(path)
    assert.equal(await modeAtFirst(page), 'dark')
    await becomes(
      'dark',
      () => modeNow(page),
      (mode) => mode === 'dark',
    )
    await becomes(
      'another colour',
      () => page.evaluate('getComputedStyle(document.body).backgroundColor'),
      (colour) => colour !== light,
    )
  }
})
