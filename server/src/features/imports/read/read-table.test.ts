import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { workbook } from '#test/import-files/workbook.ts'
import { FileProblem } from './file-problem.ts'
import { knownHeadings } from './headings.ts'
import { readTable } from './read-table.ts'

const read = (bytes: Uint8Array | string) =>
  readTable(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, knownHeadings('students'))
const cells = (bytes: Uint8Array | string) => read(bytes).rows.map((row) => row.cells)
const refuses = (bytes: Uint8Array, code: string) =>
  assert.throws(
    () => read(bytes),
    (error) => error instanceof FileProblem && error.code === code,
  )

test('Magister: commas, a byte order mark, and empty written as ""', () => {
  const table = read('\ufeffStamnummer,Roepnaam,Tussenvoegsel,Achternaam,Klas\r\n"1","Dae","","Aartsen","3A"\r\n')
  assert.deepEqual(table.headings, ['Stamnummer', 'Roepnaam', 'Tussenvoegsel', 'Achternaam', 'Klas'])
  assert.deepEqual(table.rows, [{ number: 2, cells: ['1', 'Dae', '', 'Aartsen', '3A'] }])
  assert.equal(table.detail, 'utf-8 ,')
})

test('semicolons, tabs, and a first line that says which it is', () => {
  assert.deepEqual(cells('Stamnr;Naam\n1;Dae Aartsen'), [['1', 'Dae Aartsen']])
  assert.deepEqual(cells('Stamnr\tNaam\n1\tDae, de kleine'), [['1', 'Dae, de kleine']])
  assert.deepEqual(cells('sep=;\r\nStamnr;Naam\r\n1;Aartsen, Dae'), [['1', 'Aartsen, Dae']])
})

test('windows-1252 and UTF-16 keep their accents', () => {
  const text = 'Stamnr;Naam\n1;Zoë van der Loo'
  assert.deepEqual(cells(Buffer.from(text, 'latin1')), [['1', 'Zoë van der Loo']])
  assert.deepEqual(cells(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])), [
    ['1', 'Zoë van der Loo'],
  ])
  assert.deepEqual(cells(Buffer.from(text, 'utf16le')), [['1', 'Zoë van der Loo']])
})

test('a line end inside quotes belongs to its cell, and the rows after it keep their number', () => {
  const { rows } = read('Stamnr;Naam;Opmerking\n1;Dae;"eerste\nregel"\n\n2;Bo;x\n')
  assert.deepEqual(rows, [
    { number: 2, cells: ['1', 'Dae', 'eerste regel'] },
    { number: 4, cells: ['2', 'Bo', 'x'] },
  ])
})

test('titles above the headings are passed over, and invisible signs in headings do not hide them', () => {
  const { headings, rows } = read(
    'Leerlingenlijst;;\nNoordrand College;;\n\n\u200bStudentnummer;Student;Klas\n7;Dae;3A\n',
  )
  assert.deepEqual(headings, ['Studentnummer', 'Student', 'Klas'])
  assert.deepEqual(rows, [{ number: 5, cells: ['7', 'Dae', '3A'] }])
})

test('without headings no row is lost: the first is a pupil, and so is every other', () => {
  const file =
    '700001;Amira;;Aydin;3A\n700002;Bilal;;Bakker;3A\n700003;Daan;van;Dijk;3A\n700004;Esm\u00e9e;de;Evers;3B\n'
  const table = read(file)
  assert.deepEqual([table.headingRow, table.titles, table.isKnown], [null, 0, false])
  assert.deepEqual(table.headings, ['', '', '', '', ''])
  assert.deepEqual(
    table.rows.map(({ number, cells }) => [number, cells[1]]),
    [
      [1, 'Amira'],
      [2, 'Bilal'],
      [3, 'Daan'],
      [4, 'Esm\u00e9e'],
    ],
  )
  assert.equal(read(`${file}700005;Mila;;Groep;3B\n700006;Luuk;;Klas;3B\n`).rows.length, 6, 'Groep is a name here')
})

test('headings that nobody knows are told, and somebody can say that they are none', () => {
  const file = Buffer.from('Mijn lijst\nwie;waar\nDae Aartsen;hal\n')
  const table = readTable(file, knownHeadings('students'))
  assert.deepEqual([table.headings, table.headingRow, table.titles, table.isKnown], [['wie', 'waar'], 2, 1, false])
  const all = readTable(file, knownHeadings('students'), false)
  assert.deepEqual([all.headingRow, all.rows.length], [null, 3])
  const numbers = Buffer.from('1;2\n3;4\n')
  assert.deepEqual(readTable(numbers, knownHeadings('students'), true).headings, ['1', '2'])
  const dated = Buffer.from('Gemaakt;15-11-2026\nNaam;Kamer\nDae Aartsen;4\n')
  assert.deepEqual(readTable(dated, knownHeadings('students'), true).headings, ['Naam', 'Kamer'])
})

test('a workbook: the sheet with the headings counts, totals do not, whatever the file is called', () => {
  const bytes = workbook([
    {
      name: 'Totalen',
      rows: [
        ['Klas', 'Aantal'],
        ['3A', 1],
        ['3B', 1],
        ['3C', 7],
      ],
    },
    {
      name: 'Leerlingen',
      merge: 'A1:D1',
      rows: [
        ['Leerlingen 2026'],
        ['Stamnummer', 'Naam', 'Geb.datum', 'Klas'],
        [{ serial: 1234, style: 2 }, 'Aartsen, Dae', { serial: 40_299 }, { inline: '3A' }],
        [1_234_567, 'Boë & Zn', { serial: 40_299, style: 3 }, null],
      ],
    },
  ])
  const table = read(bytes)
  assert.equal(table.detail, 'Leerlingen')
  assert.deepEqual(
    table.rows.map((row) => row.cells),
    [
      ['001234', 'Aartsen, Dae', '2010-05-01', '3A'],
      ['1234567', 'Boë & Zn', '2010-05-01'],
    ],
  )
})

test('a workbook from an old Mac counts its days from 1904', () => {
  const bytes = workbook(
    [
      {
        name: 'L',
        rows: [
          ['Stamnr', 'Geb.datum'],
          [1, { serial: 38_837 }],
        ],
      },
    ],
    { is1904: true },
  )
  assert.deepEqual(cells(bytes), [['1', '2010-05-01']])
})

test('a stray sign that nobody sees spoils no file', () => {
  assert.deepEqual(cells('Stamnr;Naam\n1;Dae\0 Aartsen'), [['1', 'Dae Aartsen']])
  assert.deepEqual(cells(`Stamnr;Naam\n${'1;Dae Aartsen uit een oude export\0\n'.repeat(200)}`).length, 200)
  assert.deepEqual(cells('Stamnr;Naam\n\x011;Dae\u200b Aartsen'), [['1', 'Dae Aartsen']])
})

test('lines that count the others are passed over, wherever they stand, and told', () => {
  const totals = [
    'Totaal: 300',
    'Totaal;300',
    ';Totaal 3A: 28',
    'Aantal leerlingen: 2',
    'Pagina 1 van 2',
    '2 leerlingen',
  ]
  for (const total of totals) {
    const table = read(`Stamnr;Naam;Klas\n1;Dae Aartsen;3A\n${total}\n2;Bo Berg;3A\n${total}\n`)
    assert.deepEqual([table.rows.map(({ number }) => number), table.totals], [[2, 4], 2], total)
  }
  const people = ['3;Totaal, Jan;3A', '4;Aantal;3B', 'Totaal Wonen;Elburg']
  for (const line of people) assert.equal(read(`Stamnr;Naam;Klas\n${line}\n`).totals, 0, line)
})

test('what is no table says why', () => {
  refuses(new Uint8Array(), 'empty')
  refuses(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldExcel')
  refuses(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    'encrypted',
  )
  refuses(Buffer.from('%PDF-1.7 something'), 'notATable')
  refuses(zipSync({ 'word/document.xml': strToU8('<a/>') }), 'notATable')
  refuses(workbook([{ name: 'L', rows: [['Stamnr']] }]).subarray(0, 300), 'broken')
  refuses(Buffer.from('Stamnr;Naam\n'), 'noRows')
  refuses(Buffer.from('89504e470d0a1a0a0000000d49484452ffee12', 'hex'), 'notATable')
})

test('what would blow up is refused before it is unpacked', () => {
  const bomb = new Uint8Array(60 * 1024 * 1024)
  refuses(workbook([{ name: 'L', rows: [['Stamnr']] }], { extra: { 'xl/media/x.bin': bomb } }), 'unsafe')
  const crowd = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`x/${i}`, new Uint8Array()]))
  refuses(workbook([{ name: 'L', rows: [['Stamnr']] }], { extra: crowd }), 'unsafe')
  const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  refuses(
    workbook(
      [
        {
          name: 'L',
          rows: [
            ['Stamnr', 'Naam'],
            [1, 'x'],
          ],
        },
      ],
      { doctype: entities },
    ),
    'unsafe',
  )
})

test('too many rows and columns are refused', () => {
  refuses(Buffer.from(`Stamnr;Naam\n${'1;Dae\n'.repeat(20_001)}`), 'tooManyRows')
  assert.equal(read(Buffer.from(`Stamnr;Naam\n${'1;Dae\n'.repeat(20_000)}`)).rows.length, 20_000)
  refuses(Buffer.from(`${Array.from({ length: 101 }, (_, i) => `k${i}`).join(';')}\n1\n`), 'tooManyColumns')
})
