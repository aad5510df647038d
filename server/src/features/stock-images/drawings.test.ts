import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { stockColours } from '#protocol/features/stock-paths.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { havenTheme, indigoTheme, mas4youTheme } from '#protocol/tenants/themes.ts'
import { drawings } from './drawings/all.ts'
import { coloursOf } from './drawings/colours.ts'
import { allDrawings, findDrawings } from './find-drawings.ts'
import { paint } from './paint.ts'

const MOST_BYTES = 6000
const elements = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse']
const attributes = [
  ...['xmlns', 'viewBox', 'width', 'height', 'x', 'y', 'rx', 'ry', 'cx', 'cy', 'r', 'd', 'transform', 'opacity'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
]
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('every kind of work has six drawings, each with a name of its own and words in both languages', () => {
  for (const sector of sectors) assert.equal(drawings[sector].length, 6, sector)
  assert.equal(new Set(names(allDrawings)).size, 60)
  for (const [at, language] of [0, 1].flatMap((each) => [[each, 'nl'] as const, [each, 'en'] as const])) {
    const texts = allDrawings.map((drawing) => drawing[language][at])
    assert.equal(new Set(texts).size, 60, `no two are called or told alike (${language})`)
    for (const text of texts) assert.match(text ?? '', /^\p{Lu}.{4,}$/u)
  }
  for (const { name, nl, en, words } of allDrawings) {
    assert.match(name, /^[a-z][a-z-]+$/)
    assert.ok(nl[1].endsWith('.') && en[1].endsWith('.') && words.includes(' '), name)
  }
})

test('a drawing is small and holds shapes only: no script, no link, no text, nothing from elsewhere', () => {
  for (const drawing of allDrawings) {
    const svg = paint(drawing, 'site', mas4youTheme)
    assert.ok(Buffer.byteLength(svg) <= MOST_BYTES, `${drawing.name} has ${svg.length} bytes`)
    const tags = [...svg.matchAll(/<([a-zA-Z]+)([^>]*)>/g)]
    for (const [, element = '', rest = ''] of tags) {
      assert.ok(elements.includes(element), `${drawing.name}: ${element}`)
      for (const [, attribute = ''] of rest.matchAll(/([\w:-]+)=/g)) {
        assert.ok(attributes.includes(attribute), `${drawing.name}: ${attribute}`)
      }
    }
    assert.equal(svg.replace(/<[^>]*>/g, ''), '', `${drawing.name} has no text`)
    assert.doesNotMatch(svg.replace('http://www.w3.org/2000/svg', ''), /https?:|url\(|NaN|undefined|[{}]/)
  }
})

test('every colour that a drawing names is there, by day and by night', () => {
  for (const time of ['day', 'night'] as const) {
    const known = coloursOf(indigoTheme, time)
    for (const { name, art } of allDrawings) {
      for (const [, colour = ''] of art.matchAll(/\{([\w-]+)\}/g)) {
        assert.match(known[colour] ?? 'none', /^#[0-9a-f]{6}$/, `${name}: ${colour}`)
      }
    }
  }
})

test('every drawing becomes a picture with more than a few colours, and no two look alike', async () => {
  const seen = new Set<string>()
  for (const drawing of allDrawings) {
    const pixels = await sharp(Buffer.from(paint(drawing, 'house', havenTheme)))
      .resize(60, 40)
      .removeAlpha()
      .raw()
      .toBuffer()
    const colours = new Set(Array.from({ length: 2400 }, (_, at) => pixels.readUIntBE(at * 3, 3)))
    assert.ok(colours.size > 60, `${drawing.name} shows ${colours.size} colours`)
    seen.add(pixels.toString('base64'))
  }
  assert.equal(seen.size, 60)
})

test('a drawing follows the colours of a site, not those of the house', () => {
  for (const drawing of allDrawings) {
    assert.notEqual(paint(drawing, 'site', mas4youTheme), paint(drawing, 'site', indigoTheme), drawing.name)
    assert.equal(paint(drawing, 'house', mas4youTheme), paint(drawing, 'house', indigoTheme), drawing.name)
    for (const colours of stockColours) assert.ok(paint(drawing, colours, havenTheme).startsWith('<svg'))
  }
})

test('drawings are found by what they show, in either language, without accents, and within a kind of work', () => {
  assert.deepEqual(names(findDrawings('hond', null)), ['honden-uitlaten'])
  assert.deepEqual(names(findDrawings('DOG', null)), ['honden-uitlaten'])
  assert.deepEqual(names(findDrawings('repaircafe', null)), ['repaircafe'])
  assert.ok(names(findDrawings('wheelchair elderly', null)).includes('samen-wandelen'))
  assert.deepEqual(findDrawings('hond', 'zorg'), [])
  assert.equal(findDrawings('', 'ict').length, 6)
  assert.equal(findDrawings('', null).length, 60)
  assert.deepEqual(findDrawings('xyzzy', null), [])
})
