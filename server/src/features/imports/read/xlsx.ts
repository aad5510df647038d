import { required } from '#protocol/shared/guards.ts'
import { unpack } from './archive.ts'
import { isDateFormat, serialDate } from './excel-dates.ts'
import { addLine, type Grid, type Line } from './grid.ts'
import { walkXml } from './xml.ts'

type Style = { isDate: boolean; zeros: number }
type Book = { strings: string[]; styles: Style[]; is1904: boolean }

/** Every sheet of a workbook that one can see, in its order. */
export function readXlsx(bytes: Uint8Array): Grid[] {
  const parts = unpack(bytes)
  const { sheets, is1904 } = readWorkbook(parts)
  const book = { strings: readStrings(parts.get('xl/sharedStrings.xml')), styles: readStyles(parts), is1904 }
  return sheets.flatMap(({ name, path }) => {
    const part = parts.get(path)
    return part ? [{ name, lines: readSheet(part, book) }] : []
  })
}

function readWorkbook(parts: Map<string, Uint8Array>) {
  const targets = new Map<string, string>()
  const rels = parts.get('xl/_rels/workbook.xml.rels')
  if (rels) {
    walkXml(rels, {
      open: (_, { Id, Target = '' }) => {
        if (Id) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`)
      },
    })
  }
  const sheets: { name: string; path: string }[] = []
  let is1904 = false
  walkXml(required(parts.get('xl/workbook.xml'), 'workbook'), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (tag !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return
      const path = targets.get(attributes['r:id'] ?? '') ?? `xl/worksheets/sheet${sheets.length + 1}.xml`
      sheets.push({ name: attributes.name ?? '', path })
    },
  })
  return { sheets, is1904 }
}

/** A text may be cut into pieces of different looks; how it is pronounced in Japanese is not part of it. */
function readStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = []
  if (!part) return strings
  let current = ''
  let isText = false
  let isSpoken = false
  walkXml(part, {
    open: (tag) => {
      if (tag === 'si') current = ''
      if (tag === 'rPh') isSpoken = true
      isText = tag === 't'
    },
    close: (tag) => {
      if (tag === 'si') strings.push(current)
      if (tag === 'rPh') isSpoken = false
      isText = false
    },
    text: (text) => {
      if (isText && !isSpoken) current += text
    },
  })
  return strings
}

function readStyles(parts: Map<string, Uint8Array>): Style[] {
  const part = parts.get('xl/styles.xml')
  const styles: Style[] = []
  if (!part) return styles
  const codes = new Map<number, string>()
  let isUsed = false
  walkXml(part, {
    open: (tag, attributes) => {
      if (tag === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      if (tag === 'cellXfs') isUsed = true
      if (tag !== 'xf' || !isUsed) return
      const id = Number(attributes.numFmtId ?? 0)
      const code = codes.get(id)
      styles.push({ isDate: isDateFormat(id, code), zeros: /^0+$/.exec(code ?? '')?.[0].length ?? 0 })
    },
    close: (tag) => {
      if (tag === 'cellXfs') isUsed = false
    },
  })
  return styles
}

function readSheet(part: Uint8Array, book: Book): Line[] {
  const lines: Line[] = []
  let number = 0
  let cells: string[] = []
  let cell = { at: 0, type: '', style: 0 }
  let value = ''
  let isValue = false
  walkXml(part, {
    open: (tag, attributes) => {
      if (tag === 'row') {
        number = Number(attributes.r ?? number + 1)
        cells = []
      } else if (tag === 'c') {
        cell = {
          at: attributes.r ? columnOf(attributes.r) : cells.length,
          type: attributes.t ?? 'n',
          style: Number(attributes.s ?? 0),
        }
        value = ''
      } else isValue = tag === 'v' || tag === 't'
    },
    close: (tag) => {
      isValue = false
      // Far to the right is a stray cell; addLine refuses the line, and nothing is reserved for what lies between.
      if (tag === 'c') cells[Math.min(cell.at, 1000)] = cellText(value, cell, book)
      else if (tag === 'row')
        addLine(
          lines,
          number,
          Array.from(cells, (text) => text ?? ''),
        )
    },
    text: (text) => {
      if (isValue) value += text
    },
  })
  return lines
}

/** `BC12` is the 55th column: 54. */
function columnOf(reference: string): number {
  let column = 0
  for (const sign of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') column = column * 26 + sign.charCodeAt(0) - 64
  return column - 1
}

function cellText(value: string, { type, style }: { type: string; style: number }, book: Book): string {
  if (value === '' || type === 'e') return ''
  if (type === 's') return book.strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'ja' : 'nee'
  if (type !== 'n') return type === 'd' ? value.slice(0, 10) : value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  const look = book.styles[style]
  if (look?.isDate) return serialDate(number, book.is1904) ?? value
  return String(number).padStart(look?.zeros ?? 0, '0')
}
