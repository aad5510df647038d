import { readCsv } from './csv.ts'
import { decode } from './decode.ts'
import { FileProblem } from './file-problem.ts'
import { type Grid, type Line, limits } from './grid.ts'
import { headingKey } from './headings.ts'
import { readXlsx } from './xlsx.ts'

export type Table = {
  /** How the file was read, to tell whoever sent it: its kind and the sheet, or the encoding and the separator. */
  format: 'csv' | 'xlsx'
  detail: string
  headings: string[]
  /** The line of the headings; without any every line is a row. */
  headingRow: number | null
  /** How many lines above the headings were passed over. */
  titles: number
  /** Whether any of the headings is one that we know. */
  isKnown: boolean
  /** How many lines were passed over because they count the others. */
  totals: number
  rows: Line[]
}
/** Where the headings are, if anywhere; where they would be if somebody says that there are some. */
type Header = { at: number | null; score: number; likely: number }

const startsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign)

/** What a file is, its own first bytes say; its name may say anything. Whether it has headings somebody may have said. */
export function readTable(bytes: Uint8Array, known: ReadonlySet<string>, hasHeadings?: boolean): Table {
  if (bytes.length === 0) throw new FileProblem('empty')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileProblem(isLocked(bytes) ? 'encrypted' : 'oldExcel')
  if (startsWith(bytes, 0x50, 0x4b)) {
    const grids = readXlsx(bytes)
    const { grid, header } = pickSheet(grids, known)
    return { format: 'xlsx', detail: grid.name, ...tableOf(grid, settled(header, hasHeadings)) }
  }
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || startsWith(bytes, 0x1f, 0x8b)) throw new FileProblem('notATable')
  const { text, encoding } = decode(bytes)
  const { grid, separator } = readCsv(text)
  const sign = separator === '\t' ? 'tab' : separator
  const header = settled(findHeader(grid.lines, known), hasHeadings)
  return { format: 'csv', detail: `${encoding} ${sign}`, ...tableOf(grid, header) }
}

/** A workbook with a password is a container whose one part bears this name, two bytes a letter. */
function isLocked(bytes: Uint8Array): boolean {
  const name = Buffer.from('EncryptedPackage', 'utf16le')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name)
}

/** The sheet that has the headings: totals and explanations have none. */
function pickSheet(grids: Grid[], known: ReadonlySet<string>): { grid: Grid; header: Header } {
  const found = grids
    .filter(({ lines }) => lines.length > 0)
    .map((grid) => ({ grid, header: findHeader(grid.lines, known) }))
    .sort((a, b) => b.header.score - a.header.score || b.grid.lines.length - a.grid.lines.length)[0]
  if (!found) throw new FileProblem('noRows')
  return found
}

/**
 * Above the headings there may be a title, a date, the name of the school. A single word that is known, below lines that
 * are people, is somebody's name. Without a heading that is known the first full line is one only if it holds no values.
 */
function findHeader(lines: Line[], known: ReadonlySet<string>): Header {
  const top = lines.slice(0, limits.linesAbove)
  const scores = top.map(({ cells }) => new Set(cells.map(headingKey).filter((key) => known.has(key))).size)
  const best = Math.max(0, ...scores)
  const at = scores.indexOf(best)
  if (best > 1 || (best === 1 && !top.slice(0, at).some(hasValues))) return { at, score: best, likely: at }
  const first = firstFull(top)
  const line = top[first]
  return { at: line && hasValues(line) ? null : first, score: 0, likely: best > 0 ? at : first }
}

const firstFull = (lines: Line[]) =>
  Math.max(
    0,
    lines.findIndex(({ cells }) => cells.filter(Boolean).length > 1),
  )

/** A number, a date, a class or an address: no heading has those, and hardly a line of people has none. */
const hasValues = ({ cells }: Line) => cells.filter(Boolean).length > 1 && cells.some((cell) => /^\d|@/.test(cell))

const counting =
  /^((sub|eind)?tota(al|len)|total|aantal|som|gemiddelde?|afgedrukt|ge.?xporteerd|gegenereerd|pagina|page)\b.*[\d:]|^((sub|eind)?totaal|einde?)$|^\d+ (leerlingen|studenten|medewerkers|klassen|organisaties|rijen|records)$/i

/** "Totaal: 300", "Totaal" beside a number, "Pagina 1 van 2": words for counting, with next to nothing beside them. */
function isTotal({ cells }: Line): boolean {
  const filled = cells.filter(Boolean)
  return filled.length <= 2 && counting.test(filled.join(' '))
}

function settled(header: Header, hasHeadings: boolean | undefined): Header {
  if (hasHeadings === false) return { ...header, at: null, score: 0 }
  return hasHeadings ? { ...header, at: header.at ?? header.likely } : header
}

function tableOf({ lines }: Grid, { at, score }: Header): Omit<Table, 'format' | 'detail'> {
  const headings = at === null ? [] : lines[at]?.cells
  const below = at === null ? lines : lines.slice(at + 1)
  const rows = below.filter((line) => !isTotal(line))
  if (!headings || rows.length === 0) throw new FileProblem('noRows')
  if (rows.length > limits.rows) throw new FileProblem('tooManyRows')
  const width = Math.max(headings.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length))
  return {
    headings: Array.from({ length: width }, (_, index) => headings[index] ?? ''),
    headingRow: at === null ? null : (lines[at]?.number ?? null),
    titles: at ?? 0,
    isKnown: score > 0,
    totals: below.length - rows.length,
    rows,
  }
}
