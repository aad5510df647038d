import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { isListening, journey, type Traveller } from '../support/journey.ts'
import { seesCount } from '../support/sees.ts'
import { toasts } from '../support/toasts.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const samples = '/dev/ui/shell'
const button = (page: Page, words: string) => page.getByRole('button', { name: say(words), exact: true })
const saved = (page: Page) => toasts(page).getByText(say('dev-ui.shell.saved'))

/** From now on no time passes but what the story lets pass: a slow machine is not a toast that went too early. */
async function visitWithoutTime({ page, visit }: Traveller): Promise<void> {
  await page.clock.install()
  await visit(samples)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** What is drawn needs a moment of that time too. */
async function showsToasts(page: Page, count: number, meaning = 'toasts', which = saved(page)): Promise<void> {
  const look = async () => {
    await page.clock.runFor(20)
    return which.count()
  }
  await becomes(meaning, look, (found) => found === count)
}

journey('a toast is there for five seconds', {}, async (they) => {
  const { page } = they
  await visitWithoutTime(they)
  await button(page, 'dev-ui.shell.colors.success').click()
  await showsToasts(page, 1)
  await page.clock.runFor(4_000)
  await seesCount(saved(page), 1)
  await page.clock.runFor(1_100)
  await seesCount(saved(page), 0)
})

journey('a toast waits while one points at it or is in it, and then goes on', {}, async (they) => {
  const { page } = they
  await visitWithoutTime(they)
  await button(page, 'dev-ui.shell.colors.success').click()
  await showsToasts(page, 1)
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

journey('three toasts at most; they can be closed, and errors speak up', {}, async (they) => {
  const { page } = they
  await visitWithoutTime(they)
  for (const color of ['success', 'danger', 'warning', 'info'])
    await button(page, `dev-ui.shell.colors.${color}`).click()
  await showsToasts(page, 3)
  const urgent = toasts(page).locator('[aria-live=assertive]').getByText(say('dev-ui.shell.saved'))
  await seesCount(urgent, 1)
  await toasts(page)
    .getByRole('button', { name: say('ui.toast.close') })
    .first()
    .click()
  await showsToasts(page, 3, 'the fourth takes its place')
})

journey('on a phone three toasts leave the title free', { viewport: { width: 390, height: 844 } }, async (they) => {
  const { page } = they
  await visitWithoutTime(they)
  for (const color of ['success', 'warning', 'info']) await button(page, `dev-ui.shell.colors.${color}`).click()
  await showsToasts(page, 3)
  await page.evaluate('scrollTo(0, 0)')
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const highest = await toasts(page).boundingBox()
  assert.ok(title && highest && title.y >= 0 && title.y + title.height <= highest.y, 'it stands above them')
})

journey('what was done can be undone from the toast', {}, async (they) => {
  const { page } = they
  await visitWithoutTime(they)
  await button(page, 'dev-ui.shell.withAction').click()
  await showsToasts(page, 1)
  await button(page, 'dev-ui.shell.undo').click()
  await showsToasts(page, 1, 'it is undone', toasts(page).getByText(say('dev-ui.shell.undone')))
  await showsToasts(page, 0)
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
