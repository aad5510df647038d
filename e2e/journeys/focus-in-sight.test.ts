import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { journey } from '../support/journey.ts'

/** What has the focus and lies wholly under something else, such as a bar at the bottom; nothing when all is well. */
const covered = (page: Page) =>
  page.evaluate<string | null>(`(() => {
    const focused = document.activeElement
    // A choice is a small box in a larger label; that is what one sees.
    const shown = focused?.closest('label') ?? focused
    if (!shown || focused === document.body) return null
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const x = Math.min(innerWidth - 1, Math.max(0, (left + right) / 2))
    const isSeen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const there = document.elementFromPoint(x, y)
      return there !== null && (shown.contains(there) || there.contains(shown))
    })
    return isSeen ? null : focused.tagName + ' ' + (focused.getAttribute('name') ?? focused.textContent)
  })()`)

/** Where a form is all there is to do, its own button takes the place of the menu; not where the menu itself leads. */
const forms = [
  { path: '/profile-edit', menu: 'visible' },
  { path: '/zelfgevonden/melden', menu: 'hidden' },
  { path: '/profile-edit/settings', menu: 'visible' },
] as const

for (const { path, menu } of forms) {
  journey(
    `whoever walks through ${path} with the keyboard on a small phone always sees where they are`,
    { viewport: { width: 360, height: 640 } },
    async ({ page, signIn, visit }) => {
      await signIn('student')
      await visit(path)
      await page.locator('nav[data-bar]').waitFor({ state: menu })
      await page.locator('main form input:visible').first().focus()
      const walked: string[] = []
      const isWithin = () => page.evaluate<boolean>(`document.querySelector('main').contains(document.activeElement)`)
      while (walked.length < 40 && (await isWithin())) {
        assert.equal(await covered(page), null)
        walked.push(await page.evaluate<string>(`document.activeElement.getAttribute('name') ?? ''`))
        await page.keyboard.press('Tab')
      }
      assert.ok(walked.length > 4, walked.join())
    },
  )
}
