import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { isListening, journey } from '../support/journey.ts'
import { place, searchBox } from '../support/sample-form.ts'
import { say } from '../support/words.ts'

journey('open lists, calendars and dialogs can be used by everyone', { mode: 'dark' }, async ({ page, visit }) => {
  await visit('/dev/ui/inputs')
  await searchBox(page, 'place').fill('el')
  await page.getByRole('option', { name: 'Elburg' }).waitFor()
  await hasNoBarriers(page, '[role=listbox]')
  await page.keyboard.press('Escape')
  await place(page, 'startDate').getByRole('button').click()
  await page.getByRole('grid').waitFor()
  await hasNoBarriers(page, '[role=dialog]')
  await visit('/dev/ui/editor')
  await page.getByRole('textbox', { name: say('dev-ui.editor.story'), exact: true }).click()
  await page.getByRole('button', { name: say('ui.editor.link'), exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await hasNoBarriers(page, 'dialog')
})

journey('a small window that was opened before the scripts came stays open', {}, async ({ page }) => {
  const opened = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await opened.promise
    await route.continue()
  })
  await page.goto('/dev/ui/overlays', { waitUntil: 'commit' })
  const button = page.getByText(say('dev-ui.overlays.popover'), { exact: true })
  const inside = page.getByText(say('dev-ui.overlays.popoverText'))
  await button.click()
  await inside.waitFor()
  opened.resolve()
  await isListening(page)
  // Set by the same round of effects that makes the window listen.
  await page.locator('html[class]').waitFor({ state: 'attached' })
  assert.ok(await inside.isVisible())
  await page.keyboard.press('Escape')
  await inside.waitFor({ state: 'hidden' })
})

/** Only what is open: what lies behind it is hidden for as long. */
async function hasNoBarriers(page: Page, part: string): Promise<void> {
  assert.deepEqual(await barriers(page, { within: part, except: ['region'] }), [])
}
