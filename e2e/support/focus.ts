import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

const hasMark = `(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')(
  getComputedStyle(document.activeElement))`

/** Goes there as a keyboard does, and sees that the place can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    if (!(await isFocused(page, target))) continue
    assert.ok(await page.evaluate(hasMark), 'one sees where the focus is')
    return
  }
  assert.fail(`the keyboard does not get to ${target}`)
}

export async function isFocused(page: Page, target: Locator): Promise<boolean> {
  return (await target.and(page.locator(':focus')).count()) === 1
}
