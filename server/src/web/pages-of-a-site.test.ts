import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { Block } from '#protocol/features/content/blocks.ts'
import { createContentPage, updateContentPage } from '#protocol/features/content/content-pages.ts'
import { removeLibraryFile } from '#protocol/features/library.ts'
import { newApp } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'
import { loadWeb } from './web-app.ts'

const web = await loadWeb(false)
if (!web) throw new Error('The pages are not built: run this file with "npm test pages-of-a-site"')
const app = await newApp({}, { web })
const { schoolAdmin, site } = await world({}, app)
const visit = visitor(app, site)
const add = (slug: string, blocksNl: Block[], more: object = {}) =>
  schoolAdmin.run(createContentPage, '', {
    ...{ kind: 'page', slug, status: 'published', titleNl: 'Pagina', blocksNl },
    ...more,
  })
const choose = (fields: Record<string, string>, headers = {}) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  return visit('POST', '/voorkeuren', new URLSearchParams(fields).toString(), form)
}
const framesOf = (headers: Record<string, unknown>) =>
  /frame-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]

await add('met-video', [{ type: 'video', url: 'https://vimeo.com/76979871', title: 'Een dag in de zorg' }])
await add('zonder-video', [{ type: 'heading', text: 'Niets', level: 2 }])

test('a page with a video names its host in a link only, and may load nothing from it', async () => {
  const { text, headers } = await visit('GET', '/met-video')
  assert.equal(framesOf(headers), `'self'`)
  assert.doesNotMatch(text, /player\.vimeo\.com|<iframe|preconnect|dns-prefetch/)
  assert.match(text, /href="https:\/\/vimeo\.com\/76979871"/)
})

test('a yes is kept, for this host only, and can be taken back', async () => {
  const said = await choose({ play: 'vimeo', back: '/met-video#video-76979871' })
  assert.equal(said.headers.location, '/met-video#video-76979871')
  const cookie = String(said.headers['set-cookie'])
  assert.match(cookie, /^video=vimeo; Path=\/; Max-Age=\d+; SameSite=Lax$/)
  const back = await choose({ stop: 'vimeo', back: '/' }, { cookie: 'video=youtube.vimeo' })
  assert.match(String(back.headers['set-cookie']), /^video=youtube;/)
})

test('after a yes the player stands on that page, which alone may load it', async () => {
  const cookie = 'video=vimeo'
  const page = await visit('GET', '/met-video', undefined, { cookie })
  assert.equal(framesOf(page.headers), `'self' https://player.vimeo.com`)
  assert.match(page.text, /<iframe src="https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1"/)
  const others = [
    await visit('GET', '/zonder-video', undefined, { cookie }),
    await visit('GET', '/met-video', undefined, { cookie: 'video=youtube' }),
    await visit('GET', '/met-video'),
  ]
  for (const { headers } of others) assert.equal(framesOf(headers), `'self'`)
})

test('who comes to such a page within another one gets it as a document of its own', async () => {
  const { text } = await visit('GET', '/met-video.data', undefined, { cookie: 'video=vimeo' })
  assert.match(text, /"reload",true/)
  assert.doesNotMatch((await visit('GET', '/met-video.data')).text, /"reload",true/)
})

const metaOf = (text: string, name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(text)?.[1]
const pictureAt = async (address: string | undefined) => {
  const { pathname, search } = new URL(address ?? '')
  const answer = await app.http.inject({ url: pathname + search, headers: { 'x-tenant': site.key } })
  assert.equal(answer.headers['cross-origin-resource-policy'], 'cross-origin')
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  return [answer.statusCode, format, width, height]
}

test('a shared page has a picture of its own by its whole address, and else that of the site', async () => {
  const bytes = await sharp({ create: { width: 900, height: 1400, channels: 3, background: '#2f7d5b' } })
    .png()
    .toBuffer()
  const sent = await app.http.inject({
    method: 'POST',
    url: '/api/v1/cms/files?name=deur.png',
    headers: { 'x-tenant': site.key, 'content-type': 'image/png', ...schoolAdmin.credentials },
    payload: bytes,
  })
  const own = { sharePicture: `/bestanden/${sent.json().meta.libraryFileId}` }
  await add('eigen-afbeelding', [], own)
  await add('met-tekening', [], { sharePicture: '/stock/site/samen-wandelen.svg' })
  for (const [slug, format, width, height] of [
    ['eigen-afbeelding', 'jpeg', 1200, 630],
    ['met-tekening', 'png', 1200, 800],
    ['zonder-video', 'png', 1200, 630],
  ] as const) {
    const { text } = await visit('GET', `/${slug}`)
    const address = metaOf(text, 'og:image')
    assert.equal(new URL(address ?? '').origin, new URL(site.url).origin)
    assert.deepEqual(await pictureAt(address), [200, format, width, height], slug)
    assert.deepEqual([metaOf(text, 'og:image:width'), metaOf(text, 'og:image:height')], [`${width}`, `${height}`])
  }
  await schoolAdmin.run(removeLibraryFile, sent.json().meta.libraryFileId)
  await until('the picture of the site is back', async () => {
    const address = metaOf((await visit('GET', '/eigen-afbeelding')).text, 'og:image')
    return address?.includes('/share.png?') ? true : undefined
  })
})

test('a picture from elsewhere, or none at all, is not one to share with', async () => {
  for (const sharePicture of [
    'https://elsewhere.example/a.png',
    '/stock/zorg.svg',
    'javascript:alert(1)',
    '/files/../a',
  ])
    await assert.rejects(add('afbeelding-van-elders', [], { sharePicture }), /tekening of een afbeelding/)
})

const inEnglish = (path: string) => visit('GET', path, undefined, { cookie: 'locale=en' })

test('what stands in Dutch on an English page says so, to who reads it and to who hears it', async () => {
  const nl: Block = { type: 'heading', text: 'Wat je doet', level: 2 }
  const en: Block = { ...nl, text: 'What you do' }
  const words = { titleEn: 'Page', summaryNl: 'Kort gezegd' }
  await add('half-vertaald', [nl, nl], { ...words, blocksEn: [en, { ...nl, lang: 'nl' }] })
  await add('niet-vertaald', [nl], { summaryNl: 'Kort gezegd' })
  await add('vertaald', [nl], { titleEn: 'Page', blocksEn: [en] })
  const half = (await inEnglish('/half-vertaald')).text
  assert.match(half, /Part of this page is in Dutch/)
  assert.match(half, /<div lang="nl"[^>]*><h2[^>]*>Wat je doet/)
  assert.match(half, /<p lang="nl"[^>]*>Kort gezegd/)
  assert.doesNotMatch(half, /<h1 lang="nl"/)
  const none = (await inEnglish('/niet-vertaald')).text
  assert.match(none, /only available in Dutch/)
  assert.match(none, /<h1 lang="nl"[^>]*>Pagina/)
  assert.match(none, /<div lang="nl"[^>]*><h2[^>]*>Wat je doet/)
  assert.doesNotMatch((await inEnglish('/vertaald')).text, /in Dutch|lang="nl"/)
  assert.doesNotMatch((await visit('GET', '/niet-vertaald')).text, /alleen in het Nederlands/)
})

test('a page for who signs in leads to the door and back; one that is not there does not', async () => {
  await add('voor-ons', [], { readers: ['member'] })
  const asked = await visit('GET', '/voor-ons?x=1')
  assert.deepEqual([asked.status, asked.headers.location], [302, '/inloggen?terug=%2Fvoor-ons%3Fx%3D1'])
  assert.equal((await visit('GET', '/niet-voor-ons')).status, 404)
})

test('an old address leads on with all that was asked there', async () => {
  const page = await add('oud', [])
  await schoolAdmin.run(updateContentPage, page.id, { slug: 'nieuw' })
  const { status, headers } = await visit('GET', '/oud?x=1')
  assert.deepEqual([status, headers.location], [301, '/nieuw?x=1'])
})

test('the front page says what a link to it shows', async () => {
  const { text } = await visit('GET', '/')
  assert.equal(new URL(metaOf(text, 'og:url') ?? '').pathname, '/')
  const picture = new URL(metaOf(text, 'og:image') ?? '')
  assert.match(`${picture.pathname}${picture.search}`, /^\/share\.png\?v=(?!NaN)[\w.-]+$/)
})
