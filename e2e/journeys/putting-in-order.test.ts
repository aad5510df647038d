import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { journey } from '../support/journey.ts'
import { languages, sent } from '../support/sample-form.ts'
import { type Locale, say } from '../support/words.ts'

const desktop = { width: 1440, height: 900 }

for (const { locale, browser } of languages) {
  const words = (path: string, params = {}) => say(path, params, locale)

  journey(`questions are put in order (${locale})`, { locale: browser }, async ({ page, visit }) => {
    await visit('/dev/ui/order')
    await page.getByRole('button', { name: words('ui.order.up', { name: question(locale, 3) }) }).click()
    await told(page, locale, 3, 2)
    await page.getByRole('button', { name: words('ui.order.down', { name: question(locale, 1) }) }).focus()
    await page.keyboard.press('Enter')
    await told(page, locale, 1, 2)
    await page.getByRole('button', { name: words('dev-ui.inputs.send') }).click()
    assert.deepEqual(await sent(page), { questions: ['3', '1', '2', '4', '5'] })
  })
}

journey('a question is dragged to another place', { viewport: desktop }, async ({ page, visit }) => {
  await visit('/dev/ui/order')
  const row = (number: number) => page.getByRole('row', { name: question('nl', number), exact: true })
  await row(1).dragTo(row(4), { targetPosition: { x: 100, y: 52 } })
  await told(page, 'nl', 1, 4)
  await row(5).dragTo(row(2), { targetPosition: { x: 100, y: 3 } })
  await told(page, 'nl', 5, 1)
  await page.getByRole('button', { name: say('dev-ui.inputs.send') }).click()
  assert.deepEqual(await sent(page), { questions: ['5', '2', '3', '4', '1'] })
})

const question = (locale: Locale, number: number) => say('dev-ui.editor.question', { number }, locale)

async function told(page: Page, locale: Locale, number: number, position: number): Promise<void> {
  const text = say('ui.order.moved', { name: question(locale, number), position, count: 5 }, locale)
  await page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' })
}
