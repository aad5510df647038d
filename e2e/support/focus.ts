import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

const hasMark = `(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')(
  getComputedStyle(document.activeElement))`

/** Goes there as a keyboard does, and sees that the place can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    if ((await target.and(page.locator(':focus')).count()) === 0) continue
    assert.ok(await page.evaluate(hasMark), 'one sees where the focus is')
    return
  }
  assert.fail(`the keyboard does not get to ${target}`)
}

/** The focus is there, or comes there in a moment: what closes gives it back when it is gone. */
export async function seeFocus(page: Page, target: Locator): Promise<void> {
  await target.and(page.locator(':focus')).waitFor()
}
