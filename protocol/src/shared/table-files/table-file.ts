import { csvLine, csvStart } from './csv-line.ts'
import type { FileColumn, FileRows } from './file-rows.ts'
import { xlsxFile } from './xlsx.ts'

async function* csvFile(columns: readonly FileColumn[], rows: FileRows): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder()
  yield bytes.encode(csvStart + csvLine(columns.map(({ heading }) => heading)))
  for await (const slice of rows) yield bytes.encode(slice.map(csvLine).join(''))
}

/** In which files a list can be taken along. Each is written while it is sent. */
export const tableFiles = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxFile },
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
} as const
export type TableFile = keyof typeof tableFiles
