/** A byte order mark, so that a spreadsheet reads the letters as they are. */
export const csvStart = '\uFEFF'

/**
 * One line, with the separator that Dutch spreadsheets expect. A value that a spreadsheet would take for a formula gets
 * an apostrophe in front: what somebody typed as their name must not run on the computer of whoever opens the file.
 */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(';')}\r\n`
}

function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
