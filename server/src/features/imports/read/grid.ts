import { FileProblem } from './file-problem.ts'

/** A sheet as it stands in the file: line numbers as a spreadsheet shows them, cells as texts. */
export type Line = { number: number; cells: string[] }
export type Grid = { name: string; lines: Line[] }

export const limits = {
  bytes: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
  /** Titles and empty lines above the headings do not count as rows. */
  linesAbove: 50,
  cell: 2000,
}

// Zero-width spaces, joiners and byte order marks: seen in front of headings in real exports.
const invisible = /[\u200b-\u200d\u2060\ufeff]/g
const control = /\p{Cc}+/gu

/** What somebody sees in a cell: no invisible signs, no line ends, one space where there were many. */
export function cleanCell(text: string): string {
  return text
    .slice(0, limits.cell)
    .replaceAll('\0', '')
    .replace(invisible, '')
    .replace(control, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')
    .toWellFormed()
}

/** Refuses what is too much, while it is being read. */
export function addLine(lines: Line[], number: number, cells: string[]): void {
  const clean = cells.map(cleanCell)
  while (clean.length > 0 && clean.at(-1) === '') clean.pop()
  if (clean.length === 0) return
  if (clean.length > limits.columns) throw new FileProblem('tooManyColumns')
  if (lines.length >= limits.rows + limits.linesAbove) throw new FileProblem('tooManyRows')
  lines.push({ number, cells: clean })
}
