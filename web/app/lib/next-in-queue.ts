/** The one below; after the last one the one above it. */
export function nextAfter(rows: { id: string }[], id: string): string {
  const at = rows.findIndex((each) => each.id === id)
  return rows[at + 1]?.id ?? rows[at - 1]?.id ?? ''
}
