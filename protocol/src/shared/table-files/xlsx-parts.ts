import type { FileCells, FileColumn } from './file-rows.ts'
import { cellText, dayNumber, plainNumber } from './xlsx-cells.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const package_ = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const styles = { number: 0, day: 2, moment: 3 }

export const sheetPath = (nth: number): string => `xl/worksheets/sheet${nth}.xml`

/** The parts of a workbook besides its sheets. */
export function workbookParts(sheets: number): Record<string, string> {
  const each = (text: (nth: number) => string) => Array.from({ length: sheets }, (_, at) => text(at + 1)).join('')
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${each((nth) => `<Override PartName="/${sheetPath(nth)}" ContentType="${sheetType}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((nth) => `<sheet name="${nth}" sheetId="${nth}" r:id="sheet${nth}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${package_}/relationships">${each((nth) => `<Relationship Id="sheet${nth}" Type="${office}/worksheet" Target="worksheets/sheet${nth}.xml"/>`)}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    // As the cells name them: plain, bold, a day, a moment.
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  }
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, start + text]))
}

/** A sheet up to its first row; the headings stay in sight. */
export function sheetStart(columns: readonly FileColumn[]): string {
  const widths = columns.map(
    ({ isWide }, at) => `<col min="${at + 1}" max="${at + 1}" width="${isWide ? 36 : 18}" customWidth="1"/>`,
  )
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const headings = columns.map(({ heading }) => `<c s="1"${cellText(heading)}</c>`).join('')
  return `${start}<worksheet xmlns="${main}"><sheetViews>${view}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${headings}</row>`
}
export const sheetEnd = '</sheetData></worksheet>'

export const sheetRows = (columns: readonly FileColumn[], rows: readonly FileCells[]): string =>
  rows.map((cells) => `<row>${columns.map(({ kind }, at) => cellOf(cells[at] ?? '', kind)).join('')}</row>`).join('')

/** Every text is an inline string, which no spreadsheet takes for a formula: what somebody typed as their name is only ever a name. */
function cellOf(text: string, kind: FileColumn['kind']): string {
  if (text === '') return '<c/>'
  const value = kind === 'number' ? plainNumber(text) : kind ? dayNumber(text) : undefined
  return kind && value !== undefined ? `<c s="${styles[kind]}"><v>${value}</v></c>` : `<c${cellText(text)}</c>`
}
