import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webPolicy } from './web-policy.ts'

const images = (policy: string) => /img-src ([^;]+)/.exec(policy)?.[1]

test('without a tile server a page loads pictures from nowhere else', () => {
  const policy = webPolicy({ nonce: 'abc', isDevelopment: false })
  assert.equal(images(policy), `'self' data: blob:`)
  assert.doesNotMatch(policy, /https?:/)
})

test('a tile server may show pictures, and nothing else may come from it', () => {
  const mapTiles = { url: 'https://tiles.example:8443/nl/{z}/{x}/{y}.png?key=1' }
  const policy = webPolicy({ nonce: 'abc', isDevelopment: false, mapTiles })
  assert.equal(images(policy), `'self' data: blob: https://tiles.example:8443`)
  assert.equal(policy.split('https:').length, 2, 'it is named once')
  assert.match(policy, /connect-src 'self';/)
})
