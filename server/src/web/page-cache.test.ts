import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { newApp, newSite } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { person } from '#test/world.ts'
import { type KeptPage, PageCache } from './page-cache.ts'
import { type WebApp, wholeAnswer } from './web-app.ts'

let made = 0
/** A web that says for whom each page was made, and counts how often one was. */
const web: WebApp = {
  buildId: 'build-1',
  close: async () => {},
  handle: async (request, { site, locale, nonce }) => {
    made++
    const { pathname, search, host } = new URL(request.url)
    const cookie = request.headers.get('cookie') ?? ''
    const text = [site.key, host, pathname, search, locale, cookie, nonce, made].join(' | ')
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    if (search === '?flash') headers.append('set-cookie', 'flash=; Max-Age=0')
    return wholeAnswer(new Response(`<p>${text}</p>`.repeat(60), { status: search === '?gone' ? 404 : 200, headers }))
  },
}
const app = await newApp({}, { web })
const [site, other] = [await newSite(app), await newSite(app)]
type Headers = Record<string, string>
const ask = (url: string, headers: Headers = {}, key = site.key) =>
  app.http.inject({ method: 'GET', url, headers: { 'x-tenant': key, ...headers } })
const bodyOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).body

test('who asks the same gets the same page, made once, with the policy that belongs to it', async () => {
  const first = await ask('/stagebank?q=een')
  const again = await ask('/stagebank?q=een')
  assert.equal(again.body, first.body)
  const nonce = / \| (\S+==) \| /.exec(first.body)?.[1] as string
  for (const { headers } of [first, again]) {
    assert.ok(String(headers['content-security-policy']).includes(`'nonce-${nonce}'`))
    assert.equal(headers['cache-control'], 'no-store')
    assert.match(String(headers.vary), /Accept-Encoding/)
  }
})

test('the pages that visitors come in at are kept: home, the stagebank, the news, what the site wrote', async () => {
  for (const path of ['/', '/stagebank', '/nieuws', '/nieuws/open-dag', '/over-ons'])
    assert.equal(await bodyOf(path), await bodyOf(path), path)
})

test('another site, query, path, language or colour is another page', async () => {
  const id = '/stagebank/00000000-0000-4000-8000-000000000000'
  const pages = await Promise.all([
    bodyOf('/stagebank'),
    bodyOf('/stagebank', {}, other.key),
    bodyOf('/stagebank?q=zorg'),
    bodyOf('/stagebank?q=zorg&page=2'),
    bodyOf(id),
    bodyOf('/stagebank', { cookie: 'locale=en' }),
    bodyOf('/stagebank', { 'accept-language': 'en' }),
    bodyOf('/stagebank', { cookie: 'mode=dark' }),
    bodyOf('/stagebank', { cookie: 'video=vimeo' }),
  ])
  const numbers = pages.map((page) => / (\d+)<\/p>/.exec(page)?.[1])
  // The two ways to ask for English give pages that say the same, but the cookie is part of neither.
  assert.equal(new Set(numbers).size, pages.length - 1)
  assert.match(pages[1] as string, new RegExp(other.key))
  assert.ok(!pages[0]?.includes(other.key))
})

test('a page is never shared by who has a session, an unknown cookie or keys of the API', async () => {
  const who = await person(app, site, [])
  const asks: Headers[] = [
    { cookie: 'uid=a; client=b; access-token=c' },
    { cookie: 'mode=dark; organization=11111111-1111-4111-8111-111111111111' },
    { cookie: 'flash=%7B%7D' },
    { cookie: 'app=ios' },
    who.credentials,
    { authorization: 'Bearer x' },
    { 'user-agent': 'Mozilla StagehavenApp/ios' },
  ]
  const shared = await bodyOf('/stagebank?eigen')
  for (const headers of asks) {
    const [first, again] = [await bodyOf('/stagebank?eigen', headers), await bodyOf('/stagebank?eigen', headers)]
    assert.notEqual(first, again, JSON.stringify(headers))
    assert.notEqual(first, shared)
  }
  assert.equal(await bodyOf('/stagebank?eigen'), shared)
})

test('only a plain success is kept: no error, nothing with a cookie, no other page', async () => {
  for (const url of ['/stagebank?gone', '/stagebank?flash', '/inloggen', '/stagebank.data']) {
    assert.notEqual(await bodyOf(url), await bodyOf(url), url)
  }
})

test('who reads brotli and who does not get the same page in their own way', async () => {
  const [br, plain] = [await ask('/stagebank?br', { 'accept-encoding': 'br' }), await ask('/stagebank?br')]
  assert.equal(br.headers['content-encoding'], 'br')
  assert.match(brotliDecompressSync(br.rawPayload).toString(), /\?br/)
  assert.equal(plain.headers['content-encoding'], undefined)
})

test('of many who ask at once the page is made for one', async () => {
  const before = made
  const pages = await Promise.all(Array.from({ length: 20 }, () => bodyOf('/stagebank?druk')))
  assert.equal(new Set(pages).size, 1)
  assert.equal(made - before, 1)
})

test('a change of the site is seen at once, on that site only', async () => {
  const [own, theirs] = [await bodyOf('/stagebank?nieuw'), await bodyOf('/stagebank?nieuw', {}, other.key)]
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`select pg_notify('live', json_build_array($1::text, 'vacancies', gen_random_uuid())::text)`, [site.id]),
  )
  await until('the page is made anew', async () => ((await bodyOf('/stagebank?nieuw')) !== own ? true : undefined))
  assert.equal(await bodyOf('/stagebank?nieuw', {}, other.key), theirs)
})

/** A page that is ready when the test says so. */
function slowPage() {
  const page: KeptPage = { body: Buffer.from('x'), headers: [], policy: '' }
  const { promise, resolve } = Promise.withResolvers<KeptPage>()
  return { work: () => promise, finish: () => resolve(page) }
}

test('what was begun before everything was dropped is not kept, also on a site that had no page yet', async () => {
  const cache = new PageCache()
  const slow = slowPage()
  const made = cache.make('["a"]', 'a', slow.work)
  cache.clear()
  slow.finish()
  assert.ok(await made)
  assert.equal(cache.find('["a"]'), undefined)
})

test('a page that was begun before a change does not end the waiting for the one begun after it', async () => {
  const cache = new PageCache()
  const [before, after] = [slowPage(), slowPage()]
  const first = cache.make('["a"]', 'a', before.work)
  cache.changed({ tenantId: 'a', type: 'vacancies' })
  const second = cache.make('["a"]', 'a', after.work)
  before.finish()
  await first
  assert.equal(cache.make('["a"]', 'a', slowPage().work), second)
  after.finish()
  await second
  assert.ok(cache.find('["a"]'))
})
