import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { StockImage } from '#protocol/features/stock-images.ts'
import { stockPath } from '#protocol/features/stock-paths.ts'
import { mas4youPrimary } from '#protocol/tenants/palettes.ts'
import { updateSiteTheme } from '#protocol/tenants/site-theme.ts'
import { world } from '#test/world.ts'

const w = await world()
const name = 'samen-wandelen'
const fetched = (url: string, headers = {}) =>
  w.app.http.inject({ method: 'GET', url, headers: { 'x-tenant': w.site.key, ...headers } })

async function listed(query = ''): Promise<StockImage[]> {
  const answer = await w.schoolAdmin.send('GET', `/stock_images${query}`)
  assert.equal(answer.status, 200)
  return JSON.parse(answer.body).meta.images
}
async function marksOf(wanted: string) {
  const image = (await listed()).find((each) => each.name === wanted)
  assert.ok(image)
  return image.marks
}

test('whoever keeps the content of a site gets the list; it is searched and filtered', async () => {
  assert.equal((await listed()).length, 60)
  assert.deepEqual(
    (await listed('?filter[search]=wheelchair')).map((image) => image.name),
    [name],
  )
  assert.ok((await listed('?filter[sector]=ict')).every(({ sector }) => sector === 'ict'))
  assert.equal((await w.schoolAdmin.send('GET', '/stock_images?filter[sector]=bogus')).status, 400)
  assert.equal((await w.student.send('GET', '/stock_images')).status, 403)
  assert.equal((await w.guest.send('GET', '/stock_images')).status, 401)
})

test('with its mark a drawing is kept for a year, runs nothing, and is told to be unchanged', async () => {
  const { site } = await marksOf(name)
  const answer = await fetched(stockPath(name, 'site', 'svg', site))
  assert.equal(answer.statusCode, 200)
  assert.match(String(answer.headers['content-type']), /^image\/svg\+xml/)
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.equal(answer.headers['content-security-policy'], `default-src 'none'; sandbox`)
  const again = await fetched(stockPath(name, 'site'), { 'if-none-match': answer.headers.etag })
  assert.equal(again.statusCode, 304)
  assert.equal(again.headers['cache-control'], 'public, max-age=300')
})

test('a site that changes its colours has other drawings at other addresses; those of the house stay', async () => {
  const before = await marksOf(name)
  await w.schoolAdmin.run(updateSiteTheme, '', { primary: mas4youPrimary })
  const after = await marksOf(name)
  assert.notEqual(after.site, before.site)
  assert.equal(after.house, before.house)
  const old = await fetched(stockPath(name, 'site', 'svg', before.site))
  assert.equal(old.headers['cache-control'], 'public, max-age=300', 'the old address shows the new colours')
  assert.equal(old.body, (await fetched(stockPath(name, 'site', 'svg', after.site))).body)
  await w.schoolAdmin.run(updateSiteTheme, '', {})
})

test('a drawing is to be had as PNG and as WebP', async () => {
  for (const format of ['png', 'webp'] as const) {
    const answer = await fetched(stockPath(name, 'house', format))
    assert.equal(answer.headers['content-type'], `image/${format}`)
    const picture = await sharp(answer.rawPayload).metadata()
    assert.deepEqual([picture.format, picture.width, picture.height], [format, 1200, 800])
  }
})

test('what is no drawing is not there', async () => {
  for (const path of [
    'site/bogus.svg',
    'red/samen-wandelen.svg',
    'site/samen-wandelen.gif',
    'site/samen-wandelen',
    'site/..svg',
  ]) {
    assert.equal((await fetched(`/stock/${path}`)).statusCode, 404, path)
  }
})
