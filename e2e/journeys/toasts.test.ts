import type { Page } from 'playwright-core'
import { isListening, journey } from '../support/journey.ts'
import { seesCount } from '../support/sees.ts'
import { toasts } from '../support/toasts.ts'
import { say } from '../support/words.ts'

const samples = '/dev/ui/shell'
const button = (page: Page, words: string) => page.getByRole('button', { name: say(words), exact: true })
const saved = (page: Page) => toasts(page).getByText(say('dev-ui.shell.saved'))

journey('a toast is there for five seconds', {}, async ({ page, visit }) => {
  await page.clock.install()
  await visit(samples)
  await button(page, 'dev-ui.shell.colors.success').click()
  await saved(page).waitFor()
  await page.clock.runFor(4_000)
  await seesCount(saved(page), 1)
  await page.clock.runFor(1_100)
  await seesCount(saved(page), 0)
})

journey('a toast waits while one points at it or is in it, and then goes on', {}, async ({ page, visit }) => {
  await page.clock.install()
  await visit(samples)
  await button(page, 'dev-ui.shell.colors.success').click()
  await saved(page).waitFor()
  await page.clock.runFor(2_000)
  await saved(page).hover()
  await page.clock.runFor(20_000)
  await seesCount(saved(page), 1)
  await button(page, 'ui.toast.close').focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await seesCount(saved(page), 1, 'the focus is still in it')
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(1_000)
  await seesCount(saved(page), 1)
  await page.clock.runFor(2_100)
  await seesCount(saved(page), 0)
})

journey('three toasts at most; they can be closed, and errors speak up', {}, async ({ page, visit }) => {
  await visit(samples)
  for (const color of ['success', 'danger', 'warning', 'info'])
    await button(page, `dev-ui.shell.colors.${color}`).click()
  await seesCount(saved(page), 3)
  const urgent = toasts(page).locator('[aria-live=assertive]').getByText(say('dev-ui.shell.saved'))
  await seesCount(urgent, 1)
  await toasts(page)
    .getByRole('button', { name: say('ui.toast.close') })
    .first()
    .click()
  await seesCount(saved(page), 3, 'the fourth takes its place')
})

journey('what was done can be undone from the toast', {}, async ({ page, visit }) => {
  await visit(samples)
  await button(page, 'dev-ui.shell.withAction').click()
  await button(page, 'dev-ui.shell.undo').click()
  await toasts(page).getByText(say('dev-ui.shell.undone')).waitFor()
  await seesCount(saved(page), 0)
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  journey(`a page can leave a message for the next one, ${how} scripts`, { javaScriptEnabled }, async (traveller) => {
    const { page, visit } = traveller
    await visit(samples)
    await button(page, 'dev-ui.shell.afterRedirect').click()
    await saved(page).waitFor()
    await page.reload()
    if (javaScriptEnabled) await isListening(page)
    await seesCount(saved(page), 0, 'and it is said once')
  })
}
