import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tenants } from './all.ts'
import { shades } from './palettes.ts'
import { parseShades } from './shades.ts'

const complete: Record<string, unknown> = Object.fromEntries(shades.map((shade) => [shade, '#12abEF']))
const changed = (change: Record<string, unknown>) => JSON.stringify({ ...complete, ...change })

test('the eleven shades are 50, 100 to 900, and 950', () => {
  assert.deepEqual([...shades], '50 100 200 300 400 500 600 700 800 900 950'.split(' '))
})

test('a set is accepted with all eleven shades in hex, and nothing else comes along', () => {
  assert.deepEqual(parseShades(JSON.stringify(complete)), { shades: complete })
  assert.equal(parseShades(changed({ 50: '#fff' })).shades?.['50'], '#fff')
  assert.deepEqual(parseShades(changed({ 1000: 'red;', name: 'mine' })), { shades: complete })
})

test('the colours of every partner are such a set', () => {
  for (const { key, theme } of tenants) {
    for (const palette of [theme.primary, theme.secondary]) {
      assert.deepEqual(parseShades(JSON.stringify(palette)), { shades: palette }, key)
    }
  }
})

test('a set without a shade is ignored, and says which ones are missing', () => {
  for (const shade of shades) {
    assert.deepEqual(parseShades(changed({ [shade]: undefined })), { problem: { code: 'missing', shades: [shade] } })
  }
  assert.deepEqual(parseShades('{}'), { problem: { code: 'missing', shades: [...shades] } })
  const inherited = '{"__proto__":{"50":"#fff"}}'
  assert.deepEqual(parseShades(inherited).problem?.shades, [...shades])
})

test('a colour that is not plain hex is ignored, and says of which shade', () => {
  const colours = [
    'red',
    '',
    '#12',
    '#1234',
    '#12345',
    '#1234567',
    '#12345678',
    '#ggg',
    '#fff;}body{display:none',
    '#fff\n',
    ' #fff',
    'url(//evil.example)',
    'rgb(0 0 0)',
    'var(--x)',
    123,
    null,
    ['#fff'],
    { toString: '#fff' },
  ]
  for (const colour of colours) {
    const answer = parseShades(changed({ 500: colour }))
    assert.deepEqual(answer, { problem: { code: 'notHex', shades: ['500'] } }, JSON.stringify(colour))
  }
  const two = parseShades(changed({ 950: 'black', 50: 'white' }))
  assert.deepEqual(two, { problem: { code: 'notHex', shades: ['50', '950'] } })
})

test('what is no colour or no set is ignored, and it is said which of the two somebody meant', () => {
  for (const text of ['', 'blauw', 'null', '12', '"#fff"', '#12345'])
    assert.deepEqual(parseShades(text), { problem: { code: 'notColour', shades: [] } }, text)
  for (const text of ['{', ' {50: #fff}', JSON.stringify(Array(951).fill('#fff'))])
    assert.deepEqual(parseShades(text), { problem: { code: 'notSet', shades: [] } }, text.slice(0, 20))
})
