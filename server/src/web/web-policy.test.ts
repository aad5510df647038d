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

test('the player of a video host may stand on a page whose reader asked for it, and on no other', () => {
  const frames = (policy: string) => /frame-src ([^;]+)/.exec(policy)?.[1]
  assert.equal(frames(webPolicy({ nonce: 'abc', isDevelopment: false })), `'self'`)
  const asked = webPolicy({ nonce: 'abc', isDevelopment: false, players: ['vimeo'] })
  assert.equal(frames(asked), `'self' https://player.vimeo.com`)
  assert.equal(asked.split('https:').length, 2, 'it is named once')
})
