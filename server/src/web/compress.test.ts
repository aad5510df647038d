import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressed, encodingFor, isCompressible } from './compress.ts'

const page = '<p>stage</p>'.repeat(500)

test('the best that the browser knows is used, and what it refuses is not', () => {
  for (const [accepted, expected] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const) {
    assert.equal(encodingFor(accepted), expected, accepted)
  }
})

test('texts are compressed; pictures, and what is compressed already, are not', () => {
  const isText = (type: string, more = {}) => isCompressible(new Headers({ 'content-type': type, ...more }))
  for (const type of ['text/html; charset=utf-8', 'application/json', 'text/x-script', 'image/svg+xml', 'text/css']) {
    assert.ok(isText(type), type)
  }
  for (const type of ['image/png', 'application/pdf', 'application/zip']) assert.ok(!isText(type), type)
  assert.ok(!isText('text/html', { 'content-encoding': 'br' }))
})

test('a page comes out as it went in, and smaller on the way', async () => {
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const sent = await compressed(Buffer.from(page), encoding)
    assert.equal(sent.encoding, encoding)
    assert.ok(sent.body.length < page.length / 10)
    assert.equal(open(sent.body).toString(), page)
  }
})

test('a tiny answer goes as it is, and so does one to who takes nothing else', async () => {
  for (const [body, encoding] of [
    ['{"ok":true}', 'br'],
    [page, undefined],
  ] as const) {
    const sent = await compressed(Buffer.from(body), encoding)
    assert.equal(sent.encoding, undefined)
    assert.equal(sent.body.toString(), body)
  }
})
