import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tenants } from './all.ts'
import { canBeRead, nearestReadable, pairsOf, paletteNames } from './look-contrast.ts'
import { makeShades, mixed } from './make-shades.ts'

test('the colours that sites are made with can be read wherever text stands on them', () => {
  for (const { key, theme } of tenants)
    for (const name of paletteNames)
      assert.deepEqual(
        pairsOf(name, theme[name]).filter(({ isGood }) => !isGood),
        [],
        `${key} ${name}`,
      )
})

test('a colour that is too dark for the night is refused, and one near it passes', () => {
  for (const name of paletteNames) {
    const bad = pairsOf(name, makeShades('#0a1a3a')).filter(({ isGood }) => !isGood)
    assert.deepEqual([...new Set(bad.map(({ mode }) => mode))], ['dark'])
    const near = nearestReadable(name, '#0a1a3a')
    assert.ok(near && canBeRead(name, makeShades(near)), String(near))
  }
})

test('for every colour there is one that passes, and one that passes is its own nearest', () => {
  for (const colour of ['#000000', '#ffffff', '#ffee00', '#ff0000', '#808080', '#00ff00', '#0a7d5a', '#1e3a8a'])
    for (const name of paletteNames) {
      const near = nearestReadable(name, colour)
      assert.ok(near && canBeRead(name, makeShades(near)), `${colour} ${name}`)
      if (canBeRead(name, makeShades(colour))) assert.equal(near, colour)
    }
})

test('colours are mixed as a browser does it', () => {
  assert.equal(mixed('#ffffff', 1, '#000000'), '#ffffff')
  assert.equal(mixed('#ffffff', 0, '#000000'), '#000000')
  assert.equal(mixed('#005337', 0.48, '#121d28'), '#113630')
})
