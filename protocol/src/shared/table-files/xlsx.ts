import { Zip, ZipDeflate } from 'fflate'
import type { FileColumn, FileRows } from './file-rows.ts'
import { sheetEnd, sheetPath, sheetRows, sheetStart, workbookParts } from './xlsx-parts.ts'

/** A workbook with one sheet, made while it is sent. */
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
  for (const [name, text] of Object.entries(workbookParts(1))) add(name)(text, true)
  const write = add(sheetPath(1))
  write(sheetStart(columns))
  for await (const slice of rows) {
    write(sheetRows(columns, slice))
    yield* ready.splice(0)
  }
  write(sheetEnd, true)
  zip.end()
  yield* ready.splice(0)
}
