import assert from 'node:assert/strict'
import type { Page, Response } from 'playwright-core'
import { journey } from '../support/journey.ts'
import { addresses } from '../support/site-map.ts'

/** Where people come from a search engine, often on a phone. */
const doorsteps = ['/', '/stagebank']
const doorstepBudget = 120_000
const budget = 220_000

/** The map of the stagebank comes after the page, and only where there is room beside the list. */
const viewportOf = (path: string) => (path === '/stagebank' ? { viewport: { width: 390, height: 844 } } : {})

for (const { path, isPrivate, status } of addresses) {
  journey(
    `${path} is light, and all of it comes from here`,
    viewportOf(path),
    async ({ page, visit, expect, signIn }) => {
      if (status !== 200) expect(status)
      if (isPrivate) await signIn('schooladmin')
      const answers = collect(page)
      await visit(path)
      await page.waitForLoadState('networkidle')
      const scripts = answers.filter((answer) => answer.request().resourceType() === 'script')
      const sizes = await Promise.all(scripts.map(async (answer) => (await answer.request().sizes()).responseBodySize))
      const total = sizes.reduce((sum, size) => sum + size, 0)
      assert.ok(total > 50_000, 'scripts were counted')
      const most = doorsteps.includes(path) ? doorstepBudget : budget
      assert.ok(total <= most, `${total} bytes of scripts, at most ${most}`)
      const fonts = answers.filter((answer) => answer.request().resourceType() === 'font')
      assert.ok(fonts.length > 0, 'the fonts of the site are used')
      for (const font of fonts) assert.match(new URL(font.url()).pathname, /^\/assets\/.+\.woff2$/)
    },
  )
}

function collect(page: Page): Response[] {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  return answers
}
