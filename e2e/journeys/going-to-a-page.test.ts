import assert from 'node:assert/strict'
import { journey } from '../support/journey.ts'
import { say } from '../support/words.ts'

const samples = '/dev/ui/shell'

journey('a slow page shows a bar of three pixels, a fast one shows none', {}, async ({ page, visit }) => {
  const measured = Promise.withResolvers<void>()
  await page.route(/wacht=1500/, (route) => measured.promise.then(() => route.continue()))
  await visit(samples)
  const bar = page.getByRole('progressbar', { name: say('shell.loading') })
  await page.getByRole('link', { name: say('dev-ui.shell.slowPage') }).click()
  await bar.waitFor()
  assert.equal((await bar.boundingBox())?.height, 3)
  measured.resolve()
  await page.waitForURL(/wacht=1500/)
  await bar.waitFor({ state: 'detached' })
})

/** Resolves when the page has come to this height; the way there is smooth. */
const scrolledTo = (y: number) => `new Promise((resolve) => {
  const look = () => (Math.abs(scrollY - ${y}) < 2 ? resolve(true) : requestAnimationFrame(look))
  look()
})`

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  journey(
    `a new page begins at its top, and back is where one was: ${reducedMotion}`,
    { reducedMotion },
    async (they) => {
      const { page, visit } = they
      await visit('/')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('shell.footer.about.privacy') })
        .click()
      await page.getByRole('heading', { level: 1, name: say('content.privacy.title') }).waitFor()
      await page.evaluate(scrolledTo(0))
      const smooth = await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')
      assert.equal(smooth, reducedMotion === 'reduce' ? 'auto' : 'smooth')
      await page.goBack()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.evaluate('new Promise(requestAnimationFrame)')
      assert.ok(
        await page.evaluate(`new Promise((resolve) => {
      const look = () => (scrollY > 0 ? resolve(true) : requestAnimationFrame(look))
      look()
    })`),
      )
    },
  )
}

journey('who does not see the page change hears the title of the new one', {}, async ({ page, visit }) => {
  await visit('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.footer.about.privacy') })
    .click()
  await page.locator('p[aria-live=polite]', { hasText: say('content.privacy.title') }).waitFor({ state: 'attached' })
})
