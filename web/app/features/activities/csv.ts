/** A byte order mark, so that a spreadsheet reads the letters as they are. */
const start = '\uFEFF'

/** A table as a file, with the separator that Dutch spreadsheets expect. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  start + lines.map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')

/** What a spreadsheet would take for a formula gets an apostrophe: a name must not run on the computer of who opens it. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
