import type { Page } from 'playwright-core'
import { journey } from '../support/journey.ts'
import { place } from '../support/sample-form.ts'
import { seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'

journey('who leaves with a form half filled in is asked first', {}, async ({ page, visit }) => {
  await visit('/dev/ui')
  await page.getByRole('link', { name: say('dev-ui.sections.inputs'), exact: true }).click()
  await page.waitForURL('**/dev/ui/inputs')
  const name = place(page, 'name').locator('input')
  await name.fill('Noor')
  await page.getByText(say('ui.unsaved.note')).waitFor()
  const dialog = page.getByRole('dialog', { name: say('ui.unsaved.title') })
  const answer = async (word: 'stay' | 'leave') => {
    await dialog.getByRole('button', { name: say(`ui.unsaved.${word}`) }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  const isStillHere = async (how: string) => {
    await page.waitForURL('**/dev/ui/inputs')
    await seesValue(name, 'Noor', `${how}: what was filled in is kept`)
  }
  const away = page.getByRole('link', { name: say('dev-ui.sections.order'), exact: true })
  await away.click()
  await answer('stay')
  await isStillHere('stay')
  await away.click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await isStillHere('Escape')
  await goBack(page)
  await answer('stay')
  await isStillHere('back')
  await goBack(page)
  await answer('leave')
  await page.waitForURL('**/dev/ui')
})

journey('who leaves a form after all goes where the link leads', {}, async ({ page, visit }) => {
  await visit('/dev/ui/inputs')
  await place(page, 'name').locator('input').fill('Noor')
  await page.getByText(say('ui.unsaved.note')).waitFor()
  await page.getByRole('link', { name: say('dev-ui.sections.order'), exact: true }).click()
  await page.getByRole('button', { name: say('ui.unsaved.leave') }).click()
  await page.waitForURL('**/dev/ui/order')
})

/** As the button of the browser does; a page that asks first does not answer at once. */
const goBack = (page: Page) => page.evaluate('history.back()')
