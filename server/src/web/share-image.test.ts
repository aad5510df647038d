import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { newApp } from '#test/setup.ts'
import { world } from '#test/world.ts'
import { ShareImages } from './share-image.ts'
import { type WebApp, wholeAnswer } from './web-app.ts'

const web: WebApp = { buildId: 'b', close: async () => {}, handle: () => wholeAnswer(new Response('page')) }
const { app, site, provider } = await world({}, await newApp({}, { web }))
const other = (await world({}, app)).site
const insert = async (title: string, status: string) => {
  const text = 'insert into vacancies (organization_id, title, status, sector) values ($1, $2, $3, $4) returning id'
  const row = await app.road.db.withTenant(site.id, (sql) => sql.row(text, [provider.id, title, status, 'dieren']))
  return row?.id as string
}
const ask = (id: string, key = site.key) =>
  app.http.inject({ method: 'GET', url: `/stagebank/${id}/share.png`, headers: { 'x-tenant': key } })

test('a shared vacancy has a picture of the size that others ask for', async () => {
  const id = await insert('Honden <b>uitlaten</b> & katten aaien', 'published')
  const answer = await ask(id)
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'image/png')
  assert.match(String(answer.headers['cache-control']), /public/)
  const { width, height } = await sharp(answer.rawPayload).metadata()
  assert.deepEqual([width, height], [1200, 630])
  assert.ok(answer.rawPayload.length < 300_000)
})

test('the picture shows what the host and the site are called and look like now', async () => {
  const images = new ShareImages()
  const words = { title: 'Honden uitlaten', sector: 'dieren', host: 'Bakkerij', city: 'Ede' }
  const shared = { ...words, id: '1', hours: 40, placesLeft: 2 }
  const first = await images.of(site, shared)
  assert.equal(await images.of({ ...site }, { ...shared }), first, 'what is the same is drawn once')
  const primary = { ...site.theme.primary, 700: '#123456' }
  for (const [now, what] of [
    [site, { ...shared, host: 'Bakkerij de Zon' }],
    [{ ...site, appName: 'Stagepunt' }, shared],
    [{ ...site, theme: { ...site.theme, primary } }, shared],
  ] as const) {
    assert.ok(!(await images.of(now, what)).equals(first))
  }
})

test('what a guest may not see, or what belongs to another site, has none', async () => {
  assert.equal((await ask(await insert('Nog niet klaar', 'draft'))).statusCode, 404)
  assert.equal((await ask(await insert('Van hier', 'published'), other.key)).statusCode, 404)
  assert.equal((await ask('geen-nummer')).statusCode, 404)
})
