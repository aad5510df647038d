import type { Tx } from '#engine/writing/transaction.ts'
import { cellsSql, chosenColumns, type Given, viewerOf, viewOf } from '#features/data-viewer/data-viewer.ts'
import { fileCell, fileColumn } from '#features/data-viewer/view-file.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { FileCells, FileColumn } from '#protocol/shared/table-files/file-rows.ts'

/** Asked again, under the rules that hold now: whoever may not see a row any more does not get it. */
export async function readPart(
  tx: Tx,
  given: Given,
  ids: readonly string[],
  locale: Locale,
): Promise<{ columns: FileColumn[]; rows: FileCells[] }> {
  const view = viewOf(viewerOf(tx), given)
  const columns = chosenColumns(view, given)
  const place = view.params.own(ids)
  const rows = await tx.rows<{ cells: unknown[] }>(
    `select ${cellsSql(view, columns)} as cells ${view.from(columns)}
      join unnest(${place}::uuid[]) with ordinality as chosen (row_id, place) on chosen.row_id = t.id
      where ${view.where([])} order by chosen.place`,
    view.params.values,
  )
  return {
    columns: columns.map((column) => fileColumn(column, locale)),
    rows: rows.map(({ cells }) => columns.map((column, at) => fileCell(column, cells[at], locale))),
  }
}
