import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { newApp, newSite } from '#test/setup.ts'
import { visitor } from '#test/visitor.ts'
import { type WebApp, wholeAnswer } from './web-app.ts'

const page = `<!doctype html>${'<p>stage</p>'.repeat(500)}`
/** The smallest web there is: enough to see what the server does with its answers. */
const web: WebApp = {
  buildId: 'build-1',
  close: async () => {},
  handle: async (request, context) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/tiny') return wholeAnswer(Response.json({ ok: true }))
    if (pathname === '/picture') return wholeAnswer(new Response(page, { headers: { 'content-type': 'image/png' } }))
    if (pathname === '/away') return wholeAnswer(Response.redirect('http://here.test/', 302))
    if (pathname === '/fails') context.report(new Error('as asked'), 'page')
    const type = pathname === '/robots.txt' ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8'
    // As the pages do: asked for the head alone they send no text.
    const body = request.method === 'HEAD' ? null : page
    return wholeAnswer(new Response(body, { headers: { 'content-type': type, vary: 'Cookie' } }))
  },
}
const app = await newApp({}, { web })
const site = await newSite(app)
const visit = visitor(app, site)
const raw = (url: string, encoding?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.http.inject({
    method,
    url,
    headers: { 'x-tenant': site.key, ...(encoding && { 'accept-encoding': encoding }) },
  })

test('a page is compressed for whoever can read that, and says what it depends on', async () => {
  const [br, gzip, plain] = [await raw('/', 'gzip, br'), await raw('/', 'gzip'), await raw('/')]
  assert.equal(br.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), page)
  assert.ok(br.rawPayload.length < page.length / 10)
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(gzip.rawPayload).toString(), page)
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.equal(plain.body, page)
  for (const { headers } of [br, gzip, plain]) assert.equal(headers.vary, 'Accept, Origin, Cookie, Accept-Encoding')
})

test('what is tiny, a picture or nothing at all goes as it is', async () => {
  for (const path of ['/tiny', '/picture', '/away']) {
    const answer = await raw(path, 'br')
    assert.equal(answer.headers['content-encoding'], undefined, path)
  }
  assert.deepEqual((await visit('GET', '/tiny', undefined, { 'accept-encoding': 'br' })).json, { ok: true })
})

test('the head of an answer is that of the whole answer, and nothing follows it', async () => {
  for (const path of ['/', '/robots.txt']) {
    const [whole, head] = [await raw(path), await raw(path, undefined, 'HEAD')]
    assert.equal(head.statusCode, 200, path)
    assert.equal(head.body, '')
    for (const name of ['content-type', 'vary', 'cache-control']) {
      assert.equal(head.headers[name], whole.headers[name], `${path} ${name}`)
    }
    assert.equal(head.headers['content-length'], undefined, 'nothing would be a lie about its length')
  }
})

test('who is sent elsewhere is sent nothing else', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers, body } = await raw('/away', undefined, method)
    assert.deepEqual([statusCode, headers.location, body], [302, 'http://here.test/', ''])
    assert.equal(headers['content-type'], undefined)
  }
})

test('the build can be asked for at any time, and is never kept', async () => {
  const { status, headers, json } = await visit('GET', '/build.json?t=123')
  assert.equal(status, 200)
  assert.equal(headers['cache-control'], 'no-store')
  assert.deepEqual(json, { id: 'build-1' })
})

test('a page that reports a fault is still answered', async () => {
  assert.equal((await visit('GET', '/fails')).status, 200)
})
