import { type TableSpec, type TableState, tableParams } from '#ui/table/table-state.ts'

/** What a list shows, as it would be kept. What a browser keeps by itself is said aloud, so that it goes along to other devices. */
export function viewNow(spec: TableSpec, state: TableState): string {
  const { columns, density } = state
  return tableParams(spec, new URLSearchParams(), state, { columns, density, page: 1 }).toString()
}
