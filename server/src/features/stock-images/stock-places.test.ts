import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createContentPage, publishPage, removePage, savePage } from '#protocol/features/content/content-pages.ts'
import type { PageContent } from '#protocol/features/content/page-content.ts'
import { stockPlaces } from '#protocol/features/stock-images.ts'
import { type StockColours, stockPath } from '#protocol/features/stock-paths.ts'
import { world } from '#test/world.ts'

const w = await world()
const other = await world()
const name = 'samen-wandelen'
const placesOf = async (drawing = name, by = w.schoolAdmin) =>
  (await by.tell(stockPlaces, { filter: { name: drawing } })).places
const withDrawing = (colours: StockColours): PageContent => ({
  title: { nl: 'Over ons', en: '' },
  summary: { nl: '', en: '' },
  description: { nl: '', en: '' },
  parts: [{ key: 'a', nl: { type: 'picture', src: stockPath(name, colours), alt: 'Twee wandelaars.' }, en: null }],
})

test('whoever writes sees on which pages a drawing stands: at once, live when it is, and no more when it is gone', async () => {
  assert.deepEqual(await placesOf(), [])
  const { id } = await w.schoolAdmin.run(createContentPage, '', {
    ...{ kind: 'page', slug: 'over-tekeningen', status: 'published', titleNl: 'Over ons', blocksNl: [] },
  })
  const place = { kind: 'page', id, titleNl: 'Over ons', titleEn: null }
  await w.schoolAdmin.run(savePage, id, { content: withDrawing('night'), revision: 0 })
  assert.deepEqual(await placesOf(), [{ ...place, isLive: false }])
  await w.schoolAdmin.run(publishPage, id, { revision: 1 })
  assert.deepEqual(await placesOf(), [{ ...place, isLive: true }])

  assert.deepEqual(await placesOf('samen-koken'), [])
  assert.deepEqual(await placesOf('.*'), [], 'only drawings have places')
  assert.deepEqual(await placesOf(name, other.schoolAdmin), [], 'another site has pages of its own')

  await w.schoolAdmin.run(savePage, id, { content: { ...withDrawing('site'), parts: [] }, revision: 1 })
  assert.deepEqual(await placesOf(), [{ ...place, isLive: true }], 'visitors still see it')
  await w.schoolAdmin.run(removePage, id)
  assert.deepEqual(await placesOf(), [])
})
