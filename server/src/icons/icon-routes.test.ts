import assert from 'node:assert/strict'
import { test } from 'node:test'
import { iconLimits, mostIconsFound } from '#protocol/shared/icons.ts'
import { newApp } from '#test/setup.ts'

const app = await newApp()

async function get(url: string) {
  const answer = await app.http.inject({ url })
  return { status: answer.statusCode, headers: answer.headers, json: answer.json() }
}

test('an answer holds the icons that were asked for and no others', async () => {
  const { status, headers, json } = await get('/icons/lucide.json?icons=anchor,sailboat')
  assert.equal(status, 200)
  assert.match(headers['content-type'] as string, /^application\/json/)
  assert.deepEqual(Object.keys(json.icons), ['anchor', 'sailboat'])
  assert.equal(json.prefix, 'lucide')
  assert.equal(json.width, 24)
  assert.equal(json.not_found, undefined)
})

test('icons have the stroke of the design, so that they look like the built-in ones', async () => {
  const { json } = await get('/icons/lucide.json?icons=anchor')
  assert.match(json.icons.anchor.body, /stroke-width="1.75"/)
  assert.doesNotMatch(json.icons.anchor.body, /stroke-width="2"/)
})

test('an old name leads to the icon that has it now', async () => {
  const { json } = await get('/icons/lucide.json?icons=activity-square')
  assert.deepEqual(json.aliases, { 'activity-square': { parent: 'square-activity' } })
  assert.deepEqual(Object.keys(json.icons), ['square-activity'])
})

test('names that do not exist are told, and the others still come', async () => {
  const { status, json } = await get('/icons/lucide.json?icons=anchor,no-such-icon,constructor')
  assert.equal(status, 200)
  assert.deepEqual(json.not_found, ['no-such-icon', 'constructor'])
  assert.deepEqual(Object.keys(json.icons), ['anchor'])
})

test('browsers keep icons for a week', async () => {
  const { headers } = await get('/icons/lucide.json?icons=anchor')
  assert.equal(headers['cache-control'], 'public, max-age=604800, immutable')
})

test('another set does not exist here', async () => {
  for (const file of ['mdi.json', 'lucide', 'lucide.js', '..%2fpackage.json', 'Lucide.json', '__proto__.json']) {
    const { status, headers } = await get(`/icons/${file}?icons=anchor`)
    assert.equal(status, 404, file)
    assert.equal(headers['cache-control'], 'no-store')
  }
})

test('anything but names is refused', async () => {
  for (const query of [
    '',
    '?icons=',
    '?icons=,',
    '?icons=Anchor',
    '?icons=anchor,,x',
    '?icons=../x',
    '?icons=%3Cb%3E',
    '?icons=a&icons=b',
  ]) {
    assert.equal((await get(`/icons/lucide.json${query}`)).status, 400, query)
  }
})

test('an address may have 500 characters', async () => {
  const start = '/icons/lucide.json?icons=anchor,'
  const url = (length: number) => start + 'x'.repeat(length - start.length)
  assert.equal(iconLimits.longestUrl, 500)
  assert.equal((await get(url(500))).status, 200)
  assert.equal((await get(url(501))).status, 400)
  const manyNames = `/icons/lucide.json?icons=${Array(230).fill('x').join(',')}`
  assert.ok(manyNames.length <= 500)
  assert.equal((await get(manyNames.replaceAll(',', '%2C'))).status, 200, 'a comma counts once')
})

test('a search finds names by their words, and at most so many', async () => {
  const boats = await get('/icons/search?query=sail')
  assert.ok(boats.json.icons.includes('lucide:sailboat'))
  const words = await get('/icons/search?query=square%20check')
  assert.ok(words.json.icons.every((name: string) => name.includes('square') && name.includes('check')))
  const all = await get('/icons/search')
  assert.equal(all.json.icons.length, mostIconsFound)
  assert.ok(all.json.total > 1000)
  assert.deepEqual((await get('/icons/search?query=%F0%9F%98%80')).json, { icons: [], total: 0 })
})
