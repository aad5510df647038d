import { Zip, ZipDeflate } from 'fflate'
import type { FileCells, FileColumn, FileRows } from './file-rows.ts'
import { cellText, dayNumber, plainNumber } from './xlsx-cells.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const package_ = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook that are always the same. */
const around: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // As the cells name them: plain, bold, a day, a moment.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}
const styles = { number: 0, day: 2, moment: 3 }

/**
 * A workbook with one sheet, made while it is sent. Every text is an inline string, which no spreadsheet takes for a formula:
 * what somebody typed as their name is only ever a name.
 */
export async function* xlsxFile(columns: readonly FileColumn[], rows: FileRows): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const bytes = new TextEncoder()
  const add = (name: string) => {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    return (text: string, isLast = false) => entry.push(bytes.encode(text), isLast)
  }
  for (const [name, text] of Object.entries(around)) add(name)(start + text, true)
  const write = add('xl/worksheets/sheet1.xml')
  const widths = columns.map(
    ({ isWide }, at) => `<col min="${at + 1}" max="${at + 1}" width="${isWide ? 36 : 18}" customWidth="1"/>`,
  )
  // The headings stay in sight.
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const headings = columns.map(({ heading }) => `<c s="1"${cellText(heading)}</c>`).join('')
  write(
    `${start}<worksheet xmlns="${main}"><sheetViews>${view}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${headings}</row>`,
  )
  for await (const slice of rows) {
    write(slice.map((cells) => rowOf(columns, cells)).join(''))
    yield* ready.splice(0)
  }
  write('</sheetData></worksheet>', true)
  zip.end()
  yield* ready.splice(0)
}

const rowOf = (columns: readonly FileColumn[], cells: FileCells): string =>
  `<row>${columns.map(({ kind }, at) => cellOf(cells[at] ?? '', kind)).join('')}</row>`

function cellOf(text: string, kind: FileColumn['kind']): string {
  if (text === '') return '<c/>'
  const value = kind === 'number' ? plainNumber(text) : kind ? dayNumber(text) : undefined
  return kind && value !== undefined ? `<c s="${styles[kind]}"><v>${value}</v></c>` : `<c${cellText(text)}</c>`
}
