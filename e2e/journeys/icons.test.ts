import assert from 'node:assert/strict'
import { iconLimits } from '#protocol/shared/icons.ts'
import { journey } from '../support/journey.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

journey('an icon is found by its name, and comes from here', {}, async ({ page, visit }) => {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/icons/')) asked.push(url)
  })
  await visit('/dev/ui/icons')
  await page.getByLabel(say('dev-ui.icons.search')).fill('sailboat')
  await page.getByRole('button', { name: say('dev-ui.icons.submit') }).click()
  const tile = page.getByRole('listitem').filter({ hasText: /^sailboat$/ })
  await tile.locator('svg').waitFor()
  assert.ok(asked.length > 0)
  for (const url of asked) {
    assert.equal(url.origin, new URL(page.url()).origin)
    assert.ok(decodeURIComponent(url.href).length <= iconLimits.longestUrl, url.href)
  }
})

journey('an icon that is slow keeps its room, then leaves a dot, and still comes', {}, async ({ page, visit }) => {
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/icons/lucide.json*', async (route) => {
    await isAsked
    await route.continue()
  })
  await visit('/dev/ui/icons?q=sailboat')
  const tile = page.getByRole('listitem').filter({ hasText: /^sailboat$/ })
  await page.evaluate('document.fonts.ready.then(() => true)')
  const size = await tile.boundingBox()
  await tile.locator('[data-missing]').waitFor()
  answer()
  await tile.locator('svg').waitFor()
  await becomes(
    'nothing jumped',
    () => tile.boundingBox(),
    (now) => JSON.stringify(now) === JSON.stringify(size),
  )
})
