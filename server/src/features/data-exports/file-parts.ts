import { csvLine, csvStart } from '#protocol/shared/table-files/csv-line.ts'
import type { FileCells, FileColumn } from '#protocol/shared/table-files/file-rows.ts'
import type { TableFile } from '#protocol/shared/table-files/table-file.ts'
import { sheetEnd, sheetPath, sheetRows, sheetStart, workbookParts } from '#protocol/shared/table-files/xlsx-parts.ts'
import { emptyZip, ZipInParts, type ZipState } from './zip-in-parts.ts'

/** What one part of a file is made of, and where it stands in it. */
export type Part = {
  columns: readonly FileColumn[]
  rows: readonly FileCells[]
  isFirst: boolean
  isLast: boolean
  /** As the part before it left it. */
  state: FileState | null
}
export type FileState = { zip: ZipState; rows: number }
type Written = { bytes: Buffer; state: FileState | null }

/** No sheet holds more than 1,048,576 rows, and no entry of a plain archive more than 4 GB. */
const limits = { rows: 1_040_000, bytes: 3_000_000_000 }

async function csvPart({ columns, rows, isFirst }: Part): Promise<Written> {
  const head = isFirst ? csvStart + csvLine(columns.map(({ heading }) => heading)) : ''
  return { bytes: Buffer.from(head + rows.map(csvLine).join('')), state: null }
}

/** What does not fit on one sheet goes on on the next. */
async function xlsxPart({ columns, rows, isLast, state }: Part): Promise<Written> {
  const zip = new ZipInParts(state?.zip ?? emptyZip)
  let count = state?.rows ?? 0
  const isFull = count + rows.length > limits.rows || zip.openSize > limits.bytes
  let text = ''
  if (isFull) {
    await zip.write(sheetEnd)
    zip.finish()
    count = 0
  }
  if (!zip.state.open) {
    zip.begin(sheetPath(zip.state.closed.length + 1))
    text = sheetStart(columns)
  }
  await zip.write(text + sheetRows(columns, rows) + (isLast ? sheetEnd : ''))
  if (isLast) {
    zip.finish()
    for (const [name, part] of Object.entries(workbookParts(zip.state.closed.length))) {
      zip.begin(name)
      await zip.write(part)
      zip.finish()
    }
    zip.close()
  }
  return { bytes: zip.bytes, state: { zip: zip.state, rows: count + rows.length } }
}

export const writePart: Record<TableFile, (part: Part) => Promise<Written>> = { csv: csvPart, xlsx: xlsxPart }
