import { parse } from 'csv-parse/sync'
import { FileProblem } from './file-problem.ts'
import { addLine, type Grid, type Line, limits } from './grid.ts'

const separators = [';', ',', '\t'] as const
type Separator = (typeof separators)[number]

/** A line that Excel writes and hides: `sep=;`. */
const separatorLine = /^\ufeff?sep=([;,\t])\r?\n/i

export function readCsv(text: string): { grid: Grid; separator: Separator } {
  const said = separatorLine.exec(text)
  const body = said ? text.slice(said[0].length) : text.replace(/^\ufeff/, '')
  const separator = separators.find((each) => each === said?.[1]) ?? guessSeparator(body)
  return { grid: { name: '', lines: linesOf(body, separator) }, separator }
}

function linesOf(text: string, separator: Separator, to?: number): Line[] {
  const lines: Line[] = []
  let number = 0
  try {
    const records = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: limits.columns * limits.cell * 4,
      ...(to ? { to } : {}),
    })
    for (const cells of records) addLine(lines, ++number, cells)
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('broken')
  }
  return lines
}

/** The sign that cuts the first lines into the most columns, most of them alike. */
function guessSeparator(text: string): Separator {
  // A quoted text may be cut off here; that line is then left out of the guess.
  const start = text.slice(0, 20_000)
  const scores = separators.map((separator) => {
    const lines = quietly(() => linesOf(start, separator, 30)) ?? []
    const widths = lines.map(({ cells }) => cells.length).filter((width) => width > 1)
    return widths.reduce((sum, width) => sum + Math.min(width, limits.columns), 0)
  })
  return separators[scores.indexOf(Math.max(...scores))] ?? ';'
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
