import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import type { FileCells, FileColumn } from './file-rows.ts'
import { tableFiles } from './table-file.ts'

const columns = [{ heading: 'Naam' }, { heading: 'Nummer' }, { heading: 'Op', kind: 'moment' }] as const
async function* slicesOf(...slices: FileCells[][]) {
  yield* slices
}
const sheetOf = (...slices: FileCells[][]) => sheetWith(columns, ...slices)
async function sheetWith(columns: readonly FileColumn[], ...slices: FileCells[][]): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of tableFiles.xlsx.write(columns, slicesOf(...slices))) chunks.push(chunk)
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)))
  assert.deepEqual(Object.keys(files).sort(), [
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
}
const textsIn = (sheet: string) => [...sheet.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text]) => text)

test('a formula is a text, whatever it begins with', async () => {
  const typed = ['=HYPERLINK("http://x")', '+1', '-1', '@cmd', '\t=1', "'=1"]
  const sheet = await sheetOf(typed.map((text) => [text, '001234', null]))
  assert.deepEqual(
    textsIn(sheet).filter((_, at) => at >= 3 && at % 2 === 1),
    typed,
  )
  assert.ok(!/<f[ >]/.test(sheet), 'nothing is worked out')
  assert.equal(sheet.match(/t="inlineStr"/g)?.length, 3 + 2 * typed.length)
  assert.ok(sheet.includes('>001234<'), 'a number keeps its zeros')
})

test('signs that XML does not know are left out, and others stay what they are', async () => {
  const sheet = await sheetOf([['a<b>&"c"\u0000\u0007\ud800 _x0041_', '😀 é\nå', '']])
  assert.deepEqual(textsIn(sheet).slice(3), ['a&lt;b&gt;&amp;"c"\ufffd _x005F_x0041_', '😀 é\nå'])
})

test('a day is a day to the spreadsheet, and what is none stays text', async () => {
  const sheet = await sheetOf([['Noor', '', '2026-11-16 06:00']], [['Bram', '', 'nog nooit']])
  assert.ok(sheet.includes('<c s="3"><v>46342.25</v></c>'))
  assert.ok(sheet.includes('>nog nooit<'))
})

test('a number can be counted with, and what stands instead of one is a text', async () => {
  const sheet = await sheetWith([{ heading: 'Uren', kind: 'number' }], [['12.5'], ['-3'], ['minder dan 5'], ['=1+1']])
  assert.ok(sheet.includes('<v>12.5</v>') && sheet.includes('<v>-3</v>'))
  assert.deepEqual(textsIn(sheet).slice(1), ['minder dan 5', '=1+1'])
})
