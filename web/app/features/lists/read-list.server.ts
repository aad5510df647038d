import { type RouterContextProvider, redirect } from 'react-router'
import { pathOf, requireSession } from '#lib/session.server.ts'
import { keptTable } from '#ui/table/kept-table.ts'
import { readTableState, type TableSpec, type TableState } from '#ui/table/table-state.ts'

/**
 * What the address asks of a list. One that asks nothing, such as that of the menu, leads to the list as this person left it:
 * the address then says what is on, so that it can be seen, sent on and taken away.
 */
export async function readList(
  context: Readonly<RouterContextProvider>,
  request: Request,
  table: TableSpec,
): Promise<TableState> {
  const { user } = await requireSession(context)
  const path = pathOf(request)
  const asked = path.includes('?') ? '' : keptTable(request, table.name, user.id)?.asked
  if (asked) throw redirect(`${path}?${asked}`)
  return readTableState(request, table, user.id)
}
