import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFRawStream,
  PDFStream,
} from 'pdf-lib'
import { TaggedPdf } from './tagged-pdf.ts'

const textOf = (stream: PDFStream) =>
  Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('latin1')

/** Which letters the signs of a font stand for, as every reader of PDF looks it up. */
function lettersOf(font: PDFDict): Map<string, string> {
  const rows = textOf(font.lookup(PDFName.of('ToUnicode'), PDFStream)).matchAll(/^<(\w+)> <(\w+)>$/gm)
  return new Map(
    [...rows].map(([, sign = '', letters = '']) => [sign, Buffer.from(letters, 'hex').swap16().toString('utf16le')]),
  )
}

/** Each line as it is drawn from left to right, and as it is read aloud and copied. */
async function linesOf(bytes: Uint8Array): Promise<{ drawn: string; read: string }[]> {
  const pdf = await PDFDocument.load(bytes)
  return pdf.getPages().flatMap(({ node }) => {
    const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict) as PDFDict
    const content = node.lookup(PDFName.of('Contents'), PDFArray)
    const text = content
      .asArray()
      .map((_, at) => textOf(content.lookup(at, PDFStream)))
      .join('\n')
    const lines = text.matchAll(/(?:\/ActualText <(\w+)>>> BDC\s)?BT[\s\S]*?\/(\S+) \S+ Tf[\s\S]*?<(\w*)> Tj/g)
    return [...lines].map(([, actual, font = '', signs = '']) => {
      const letters = lettersOf(fonts.lookup(PDFName.of(font), PDFDict))
      const drawn = (signs.match(/.{4}/g) ?? []).map((sign) => letters.get(sign) ?? '?').join('')
      return { drawn, read: actual ? PDFHexString.of(actual).decodeText() : drawn }
    })
  })
}

async function written(...texts: string[]) {
  const pdf = await TaggedPdf.create({ title: 'Proef', language: 'nl' })
  for (const text of texts) pdf.add('P', text)
  return { lines: await linesOf(await pdf.bytes()), hasUnknown: pdf.hasUnknown }
}

test('names of all of Europe are written with their own letters', async () => {
  const names = ['Łukasz Şahin Đurić', 'Žofia Ăđặng-İpek', 'Олександр Ελένη', 'Zoë Müller-Ñuñez', 'Lieke Fiets']
  const { lines, hasUnknown } = await written(...names)
  assert.deepEqual(
    lines.map(({ read }) => read),
    names,
  )
  assert.deepEqual(
    lines.map(({ drawn }) => drawn),
    names,
  )
  assert.equal(hasUnknown, false)
})

test('what is read from right to left is drawn so, and copied in its own order', async () => {
  const { lines } = await written('Naam: محمد كريم (leerling)')
  assert.equal(lines[0]?.read, 'Naam: محمد كريم (leerling)')
  const [label, last, first, end] = lines[0]?.drawn.split(' ') ?? []
  assert.deepEqual([label, end], ['Naam:', '(leerling)'])
  const backwards = (word = '') => [...word.normalize('NFKC')].reverse().join('')
  assert.deepEqual([backwards(first), backwards(last)], ['محمد', 'كريم'])
})

test('of what the font does not know the words stay whole for who copies them, with one box for each sign', async () => {
  const { lines, hasUnknown } = await written('王小明 👨‍👩‍👧 ＡＢＣ', 'Sam\u{200D}')
  assert.deepEqual(
    lines.map(({ drawn }) => drawn),
    ['□□□ □ ABC', 'Sam'],
  )
  assert.equal(lines[0]?.read, '王小明 👨‍👩‍👧 ＡＢＣ')
  assert.ok(hasUnknown)
})

test('a word without end is cut between its signs, and no text is too strange', async () => {
  const { lines } = await written('😀'.repeat(100), '', '\u0000\ud800 x', `${'W'.repeat(500)} einde`)
  assert.equal(lines.filter(({ read }) => /^(😀)+$/u.test(read)).length, 3)
  assert.equal(lines.at(-1)?.read.endsWith('einde'), true)
})
