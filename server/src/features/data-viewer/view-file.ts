import type { Locale } from '#protocol/errors/errors.ts'
import { cellText, columnLabel } from '#protocol/features/data-viewer/words.ts'
import type { FileColumn } from '#protocol/shared/table-files/file-rows.ts'
import type { ViewColumn } from './view-columns.ts'

/** A column of the viewer as one of a file. */
export const fileColumn = (column: ViewColumn, locale: Locale): FileColumn => ({
  heading: columnLabel(column, locale),
  ...(column.kind === 'date' ? { kind: 'day' } : {}),
  ...(column.kind === 'timestamp' ? { kind: 'moment' } : {}),
  ...(column.kind === 'number' || column.kind === 'integer' ? { kind: 'number' } : {}),
  isWide: column.kind === 'text',
})

const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Days and moments as files have them, anything else in words. */
export function fileCell(column: ViewColumn, cell: unknown, locale: Locale): string | null {
  if (cell === null || cell === undefined) return null
  if (column.kind === 'timestamp') return moments.format(new Date(String(cell)))
  if (column.kind === 'date' || column.kind === 'number' || column.kind === 'integer') return String(cell)
  return cellText(column, cell, locale)
}
