import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestOnWhite, luminance, MINIMUM_CONTRAST } from './contrast.ts'
import { makeShades } from './make-shades.ts'
import { shades } from './palettes.ts'
import { isHexColour, parseShades } from './shades.ts'

const colours = [
  '#008558',
  '#5a5ed5',
  '#ffcc00',
  '#e2007a',
  '#000000',
  '#ffffff',
  '#808080',
  '#00ffff',
  '#c8102e',
  '#f90',
]

test('one colour makes eleven, from light to dark, and is the seventh of them', () => {
  for (const colour of colours) {
    const made = makeShades(colour)
    assert.ok(Object.values(made).every(isHexColour), colour)
    const bright = shades.map((shade) => luminance(made[shade]))
    assert.deepEqual(
      bright,
      bright.toSorted((one, other) => other - one),
      `${colour}: ${Object.values(made)}`,
    )
    if (colour.length === 7) assert.equal(made[600], colour)
  }
})

test('white can be read on buttons whatever the colour is', () => {
  for (const colour of colours) {
    assert.ok(bestOnWhite(makeShades(colour)).contrast >= MINIMUM_CONTRAST, colour)
  }
})

test('a single colour is a whole set', () => {
  assert.deepEqual(parseShades(' #C8102E ').shades, makeShades('#c8102e'))
})
