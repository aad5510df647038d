import assert from 'node:assert/strict'
import { seeFocus } from '../support/focus.ts'
import { journey } from '../support/journey.ts'
import { seesCount, seesInPage } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const path = '/dev/ui/overlays'
const moving = { reducedMotion: 'no-preference' } as const
const phone = { ...moving, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

journey('a dialog keeps the focus inside and gives it back', moving, async ({ page, visit }) => {
  await visit(path)
  const opener = page.getByRole('button', { name: say('dev-ui.overlays.openDialog') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: say('dev-ui.overlays.hoursTitle') })
  await dialog.waitFor()
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab')
    await seesCount(dialog.locator(':focus'), 1)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await seeFocus(page, opener)
})

journey('what cannot be undone is asked first, with the safe answer at hand', moving, async ({ page, visit }) => {
  await visit(path)
  const opener = page.getByRole('button', { name: say('dev-ui.overlays.remove'), exact: true })
  await opener.click()
  const question = page.getByRole('alertdialog', { name: say('dev-ui.overlays.removeTitle') })
  await question.waitFor()
  await seeFocus(page, question.getByRole('button', { name: say('ui.cancel') }))
  await page.mouse.click(5, 5)
  assert.ok(await question.isVisible(), 'a press beside it is no answer')
  await question.getByRole('button', { name: say('dev-ui.overlays.remove') }).click()
  await page.getByText(say('dev-ui.overlays.removed')).waitFor()
})

journey('what can be undone is done at once, with a way back', moving, async ({ page, visit }) => {
  await visit(path)
  await page.getByRole('button', { name: say('dev-ui.looks.danger'), exact: true }).click()
  await page.getByRole('button', { name: say('dev-ui.overlays.undo') }).click()
  await page.getByText(say('dev-ui.overlays.undone')).waitFor()
})

journey('a menu works by keyboard: arrows, first letters, Escape', moving, async ({ page, visit }) => {
  await visit(path)
  const button = page.getByRole('button', { name: say('dev-ui.overlays.menu') })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menu').waitFor()
  const item = (key: string) => page.getByRole('menuitem', { name: say(key) })
  await seeFocus(page, item('dev-ui.overlays.edit'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await seeFocus(page, item('dev-ui.looks.danger'))
  await page.keyboard.press('Escape')
  await seeFocus(page, button)
  await page.keyboard.press('Enter')
  await seeFocus(page, item('dev-ui.overlays.edit'))
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.getByText(say('dev-ui.overlays.edit')).first().waitFor()
})

journey('tabs follow the arrows, a tooltip the focus', moving, async ({ page, visit }) => {
  await visit(path)
  const tabs = page.getByRole('tab')
  await tabs.first().click()
  await tabs.first().press('ArrowRight')
  await page.getByText(say('dev-ui.overlays.about.contract')).waitFor()
  await page.getByText(say('dev-ui.overlays.popover'), { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip', { name: say('dev-ui.overlays.help') }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
})

journey('on a phone a sheet comes up from below and fits', phone, async ({ page, visit }) => {
  await visit(path)
  await seesInPage(page, 'document.documentElement.scrollWidth', 390)
  await page.getByRole('button', { name: say('dev-ui.overlays.openSheet') }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  await becomes(
    'where it ends, once it is up',
    async () => {
      const box = await sheet.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    },
    (bottom) => bottom === 844,
  )
  await sheet.getByRole('button', { name: say('ui.close') }).tap()
  await sheet.waitFor({ state: 'detached' })
})

journey(
  'without scripts a small window opens and charts show their numbers',
  { javaScriptEnabled: false },
  async ({ page, visit }) => {
    await visit(path)
    await page.getByText(say('dev-ui.overlays.popover'), { exact: true }).click()
    await page.getByText(say('dev-ui.overlays.popoverText')).waitFor()
    await visit('/dev/ui/charts')
    await page.getByRole('img', { name: say('dev-ui.charts.hoursLabel') }).waitFor()
    await page.getByText(say('charts.asTable')).first().click()
    await page.getByRole('cell', { name: '1.240' }).waitFor()
  },
)
