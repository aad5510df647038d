import { headingKey } from '../headings.ts'
import { readCsv } from './csv.ts'
import { decode } from './decode.ts'
import { FileProblem } from './file-problem.ts'
import { type Grid, type Line, limits } from './grid.ts'
import { readXlsx } from './xlsx.ts'

export type Table = {
  /** How the file was read, to tell whoever sent it: its kind and the sheet, or the encoding and the separator. */
  format: 'csv' | 'xlsx'
  detail: string
  headings: string[]
  rows: Line[]
}

const startsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign)

/** What a file is, its own first bytes say; its name may say anything. */
export function readTable(bytes: Uint8Array, known: ReadonlySet<string>): Table {
  if (bytes.length === 0) throw new FileProblem('empty')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileProblem(isLocked(bytes) ? 'encrypted' : 'oldExcel')
  if (startsWith(bytes, 0x50, 0x4b)) {
    const grids = readXlsx(bytes)
    const { grid, header } = pickSheet(grids, known)
    return { format: 'xlsx', detail: grid.name, ...tableOf(grid, header) }
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || startsWith(bytes, 0x1f, 0x8b)) throw new FileProblem('notATable')
  const { text, encoding } = decode(bytes)
  const { grid, separator } = readCsv(text)
  const sign = separator === '\t' ? 'tab' : separator
  return { format: 'csv', detail: `${encoding} ${sign}`, ...tableOf(grid, findHeader(grid.lines, known).at) }
}

/** A workbook with a password is a container whose one part bears this name, two bytes a letter. */
function isLocked(bytes: Uint8Array): boolean {
  const name = Buffer.from('EncryptedPackage', 'utf16le')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name)
}

/** The sheet that has the headings: totals and explanations have none. */
function pickSheet(grids: Grid[], known: ReadonlySet<string>): { grid: Grid; header: number } {
  const found = grids
    .filter(({ lines }) => lines.length > 0)
    .map((grid) => ({ grid, ...findHeader(grid.lines, known) }))
    .sort((a, b) => b.score - a.score || b.grid.lines.length - a.grid.lines.length)[0]
  if (!found) throw new FileProblem('noRows')
  return { grid: found.grid, header: found.at }
}

/** Above the headings there may be a title, a date, the name of the school. */
function findHeader(lines: Line[], known: ReadonlySet<string>): { at: number; score: number } {
  const top = lines.slice(0, limits.linesAbove)
  const scores = top.map(({ cells }) => new Set(cells.map(headingKey).filter((key) => known.has(key))).size)
  const best = Math.max(0, ...scores)
  if (best > 0) return { at: scores.indexOf(best), score: best }
  const widths = top.slice(0, 10).map(({ cells }) => cells.filter(Boolean).length)
  return { at: Math.max(0, widths.indexOf(Math.max(0, ...widths))), score: 0 }
}

function tableOf({ lines }: Grid, at: number): Pick<Table, 'headings' | 'rows'> {
  const headings = lines[at]?.cells
  const rows = lines.slice(at + 1)
  if (!headings || rows.length === 0) throw new FileProblem('noRows')
  if (rows.length > limits.rows) throw new FileProblem('tooManyRows')
  const width = Math.max(headings.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length))
  return { headings: Array.from({ length: width }, (_, index) => headings[index] ?? ''), rows }
}
