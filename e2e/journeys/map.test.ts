import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { journey } from '../support/journey.ts'
import { seesAttribute, seesCount } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const mapOf = (page: Page) => page.getByRole('region', { name: say('dev-ui.map.markers') })
const place = (count: number) => say('dev-ui.map.place', { count })
/** Where the names on the map are drawn: changes when the map moves or zooms. */
const drawing = (map: Locator) => map.locator('svg[role=img] g').first().getAttribute('transform')
const drawnOtherwise = (map: Locator, before: string | null) =>
  becomes(
    'the drawing moves',
    () => drawing(map),
    (now) => now !== before,
  )

journey('the map is drawn before any script arrives', { javaScriptEnabled: false }, async ({ page, visit }) => {
  await visit('/dev/ui/map')
  const map = mapOf(page)
  await map.getByText('Amersfoort').waitFor()
  await map.getByText(say('map.kilometres', { count: 5 })).waitFor()
  await seesCount(map.getByRole('button'), 0, 'nothing says that it can be pressed')
})

journey('one looks around on the map by buttons, by dragging and by keys', {}, async ({ page, visit }) => {
  await visit('/dev/ui/map')
  const map = mapOf(page)
  const first = await drawing(map)

  await map.getByRole('button', { name: say('map.zoomIn') }).click()
  const closer = await drawnOtherwise(map, first)

  const box = await map.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 60, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 120, { steps: 4 })
  await page.mouse.up()
  const dragged = await drawnOtherwise(map, closer)

  await map.getByRole('button', { name: say('map.zoomIn') }).press('ArrowLeft')
  await drawnOtherwise(map, dragged)
  await page.keyboard.press('-')

  await map.getByRole('button', { name: say('map.recentre') }).click()
  await becomes(
    'as it was',
    () => drawing(map),
    (now) => now === first,
  )
})

journey('the wheel scrolls the page, not the map', {}, async ({ page, visit }) => {
  await visit('/dev/ui/map')
  const before = await drawing(mapOf(page))
  await mapOf(page).hover({ position: { x: 40, y: 40 } })
  await page.mouse.wheel(0, 300)
  await page.waitForFunction('window.scrollY > 0')
  assert.equal(await drawing(mapOf(page)), before)
})

journey('a place is chosen by its pin, with the keyboard too', {}, async ({ page, visit }) => {
  await visit('/dev/ui/map')
  const map = mapOf(page)
  const pin = map.getByRole('button', { name: place(7), exact: true })
  await pin.focus()
  await page.keyboard.press('Enter')
  await seesAttribute(pin, 'aria-pressed', 'true')
  await map
    .getByRole('paragraph')
    .filter({ hasText: place(7) })
    .waitFor()
})

journey('a number opens into the places that it stands for', {}, async ({ page, visit }) => {
  await visit('/dev/ui/map')
  const map = mapOf(page)
  const names = await map.getByRole('button').count()
  await map
    .getByRole('button', { name: say('map.cluster', { count: 3 }) })
    .first()
    .press('Enter')
  await map.getByRole('button', { name: place(8), exact: true }).waitFor()
  await becomes(
    'more of them',
    () => map.getByRole('button').count(),
    (count) => count > names,
  )
})
