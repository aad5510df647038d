import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { seeFocus } from '../support/focus.ts'
import { journey } from '../support/journey.ts'
import { seesInPage } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const samples = '/dev/ui/shell'
const moving = { reducedMotion: 'no-preference' } as const
const button = (page: Page, words: string) => page.getByRole('button', { name: say(words), exact: true })
// One that is cut off by another is over as well.
const settled = 'Promise.allSettled(document.getAnimations().map((each) => each.finished)).then(() => true)'

for (const side of ['left', 'right'] as const) {
  journey(`the panel from the ${side} is 24rem wide, and the page waits behind it`, moving, async ({ page, visit }) => {
    await visit(samples)
    const opener = button(page, `dev-ui.shell.sides.${side}`)
    const panel = page.getByRole('dialog', { name: say('dev-ui.shell.panelTitle') })
    await opener.click()
    await panel.waitFor()
    await page.evaluate(settled)
    const x = side === 'left' ? 0 : (page.viewportSize()?.width ?? 0) - 384
    await becomes(
      'its place',
      () => panel.boundingBox(),
      (box) => box?.width === 384 && box.x === x,
    )
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      await seesInPage(page, `document.activeElement.closest('#paneel') !== null`, true, 'the focus stays in it')
    }
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await seeFocus(page, opener)
  })
}

journey('the panel closes in every way that one tries', moving, async ({ page, visit }) => {
  await visit(samples)
  const panel = page.getByRole('dialog', { name: say('dev-ui.shell.panelTitle') })
  const closers = page.getByRole('button', { name: say('ui.panel.close') })
  const ways = {
    'a click beside it': () => page.mouse.click(20, 400),
    'Enter on the scrim': () => closers.first().press('Enter'),
    'Space on the scrim': () => closers.first().press('Space'),
    'its button': () => closers.last().click(),
    Escape: () => page.keyboard.press('Escape'),
  }
  for (const [way, close] of Object.entries(ways)) {
    await button(page, 'dev-ui.shell.sides.right').click()
    await panel.waitFor()
    await close()
    await panel.waitFor({ state: 'detached' }).catch(() => assert.fail(`it does not close by ${way}`))
  }
})

journey(
  'on a phone the panel takes the whole width',
  { ...moving, viewport: { width: 390, height: 844 } },
  async (traveller) => {
    const { page, visit } = traveller
    await visit(samples)
    await button(page, 'dev-ui.shell.sides.right').click()
    await page.evaluate(settled)
    assert.equal((await page.getByRole('dialog').boundingBox())?.width, 390)
  },
)
