import assert from 'node:assert/strict'
import { tenants } from '#protocol/tenants/all.ts'
import { barriers } from '../support/barriers.ts'
import { weakTexts } from '../support/contrast.ts'
import { journey } from '../support/journey.ts'
import { readerOf } from '../support/read-page.ts'
import { seesCount } from '../support/sees.ts'

/** In the page: what comes once somebody is near it is there then. */
const walkDown = `(async () => {
  for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
    scrollTo(0, at)
    await new Promise(requestAnimationFrame)
  }
})()`

// What a site wrote, with the statements and lists beside it: every page that search engines are told of, but for the places.
for (const { key } of tenants) {
  const options = { tenant: key, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const
  journey(`${key}: no page that the site wrote has barriers, and its headings are in order`, options, async (they) => {
    const { page, visit } = they
    const { html } = await (await readerOf(key))('/sitemap.xml')
    const all = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
    const paths = all.filter((path) => !path.startsWith('/stagebank'))
    assert.ok(paths.length >= 10, `${paths}`)
    for (const [at, path] of paths.entries()) {
      await visit(path)
      await page.evaluate(walkDown)
      // A key wakes the maps.
      await page.keyboard.press('Shift')
      await seesCount(page.locator('[data-map]:not(:has(button))'), 0, 'every map is awake')
      await page.evaluate(`document.documentElement.dataset.mode = '${at % 2 === 0 ? 'light' : 'dark'}'`)
      assert.deepEqual(await barriers(page, { except: ['color-contrast'] }), [], path)
      assert.deepEqual(await weakTexts(page), [], path)
    }
  })
}
