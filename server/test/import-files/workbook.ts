import { strToU8, type Zippable, zipSync } from 'fflate'

type Cell = string | number | { serial: number; style?: number } | { inline: string } | null
type Sheet = { name: string; rows: Cell[][]; merge?: string; isHidden?: boolean }
type Options = { is1904?: boolean; doctype?: string; extra?: Zippable }

const escaped = (text: string) => text.replace(/[<&>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A small XLSX file as Excel writes it: shared texts, styles, and sheets with references. Style 1 is a date, 2 is 000000. */
export function workbook(sheets: Sheet[], { is1904 = false, doctype = '', extra = {} }: Options = {}): Uint8Array {
  const strings: string[] = []
  const cellXml = (cell: Cell, row: number, column: number): string => {
    const at = `r="${String.fromCharCode(65 + column)}${row}"`
    if (cell === null || cell === '') return ''
    if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
    if (typeof cell === 'object' && 'serial' in cell) return `<c ${at} s="${cell.style ?? 1}"><v>${cell.serial}</v></c>`
    if (typeof cell === 'object') return `<c ${at} t="inlineStr"><is><t>${escaped(cell.inline)}</t></is></c>`
    strings.push(cell)
    return `<c ${at} t="s"><v>${strings.length - 1}</v></c>`
  }
  const files: Zippable = { '[Content_Types].xml': strToU8('<Types/>'), ...extra }
  sheets.forEach(({ rows, merge }, index) => {
    const lines = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row + 1, column)).join('')}</row>`,
    )
    const merged = merge ? `<mergeCells><mergeCell ref="${merge}"/></mergeCells>` : ''
    files[`xl/worksheets/sheet${index + 1}.xml`] = strToU8(
      `<?xml version="1.0"?>${doctype}<worksheet><sheetData>${lines.join('')}</sheetData>${merged}</worksheet>`,
    )
  })
  const list = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  )
  files['xl/workbook.xml'] = strToU8(
    `<workbook><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
  )
  files['xl/_rels/workbook.xml.rels'] = strToU8(
    `<Relationships>${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
  )
  files['xl/styles.xml'] = strToU8(
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="d\\-m\\-yyyy;@"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  )
  files['xl/sharedStrings.xml'] = strToU8(
    `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  )
  return zipSync(files)
}
