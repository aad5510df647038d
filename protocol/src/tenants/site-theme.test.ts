import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestOnWhite, contrast } from './contrast.ts'
import { havenPrimary, indigo, mas4youPrimary } from './palettes.ts'
import { isPalette, noOverride, themeWith } from './site-theme.ts'
import { havenTheme, indigoTheme } from './themes.ts'

test('contrast is what WCAG says it is', () => {
  assert.equal(contrast('#000', '#fff'), 21)
  assert.equal(contrast('#ffffff', '#ffffff'), 1)
  assert.equal(contrast('#767676', '#fff').toFixed(2), '4.54')
})

test('buttons take shade 700, and a darker one when white text cannot be read on it', () => {
  assert.equal(bestOnWhite(havenPrimary).shade, '700')
  assert.equal(bestOnWhite({ ...havenPrimary, 700: '#2ba974' }).shade, '800')
  assert.equal(bestOnWhite({ ...havenPrimary, 700: '#2ba974', 800: '#2ba974' }).shade, '900')
  const pale = { ...havenPrimary, 700: '#bcf1d0', 800: '#bcf1d0', 900: '#bcf1d0' }
  assert.ok(bestOnWhite(pale).contrast < 4.5)
})

test('a site without changes looks as its partner file says', () => {
  assert.deepEqual(themeWith(havenTheme, noOverride), havenTheme)
})

test('what is sound replaces what the file says, the rest stays', () => {
  const changed = themeWith(havenTheme, { primary: indigo, fontHeading: 'Poppins', shape: 'straight' })
  assert.deepEqual(changed, {
    ...havenTheme,
    primary: indigo,
    fonts: { sans: 'Inter Variable', heading: 'Poppins' },
    shape: 'straight',
  })
  const { 950: _, ...ten } = mas4youPrimary
  const strange = { primary: ten, secondary: 'red', fontSans: 'Comic Sans', shape: 'star' } as never
  assert.deepEqual(themeWith(indigoTheme, strange), indigoTheme)
  const unreadable = { ...indigo, 700: '#ffffff', 800: '#ffffff', 900: '#ffffff' }
  assert.deepEqual(themeWith(indigoTheme, { primary: unreadable }), indigoTheme)
})

test('a palette holds the eleven shades in hex and nothing else', () => {
  assert.ok(isPalette(indigo))
  const refused = [null, [], 'x', {}, { ...indigo, 1000: '#fff' }, { ...indigo, 50: '#fff;}' }, { ...indigo, 50: 5 }]
  for (const value of refused) assert.equal(isPalette(value), false, JSON.stringify(value))
})
