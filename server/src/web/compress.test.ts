import assert from 'node:assert/strict'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
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
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const) {
    const sent = await compressed(Readable.from([Buffer.from(page), Buffer.from(page)]), encoding)
    assert.equal(sent.encoding, encoding)
    assert.equal(await text(sent.body.pipe(open())), page + page)
  }
})

test('a tiny answer goes as it is', async () => {
  const sent = await compressed(Readable.from([Buffer.from('{"ok":true}')]), 'br')
  assert.equal(sent.encoding, undefined)
  assert.equal(await text(sent.body), '{"ok":true}')
})

test('the beginning of a page arrives while the rest is still being made', async () => {
  const source = new PassThrough()
  source.write(page)
  const { body } = await compressed(source, 'br')
  const opened = body.pipe(createBrotliDecompress())
  const [first] = await Readable.prototype[Symbol.asyncIterator]
    .call(opened)
    .next()
    .then(({ value }) => [String(value)])
  assert.ok(page.startsWith(first as string) && (first as string).length > 0)
  source.end('<footer>')
})

test('a page that breaks halfway breaks for its reader too, and nowhere else', async () => {
  const source = new PassThrough()
  source.write(page)
  const { body } = await compressed(source, 'gzip')
  setImmediate(() => source.destroy(new Error('the database went away')))
  await assert.rejects(text(body))
})
