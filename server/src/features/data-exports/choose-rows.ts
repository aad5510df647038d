import type { Tx } from '#engine/writing/transaction.ts'
import { chosenRows, type Given, orderOf, viewerOf, viewOf } from '#features/data-viewer/data-viewer.ts'

/** As many rows as one part of a file holds. */
const SLICE = 2000

/**
 * Writes down which rows and in which order, so that what changes while the file is made does not shift them. A cursor asks
 * for them bit by bit: neither we nor one statement ever hold them all.
 */
export async function chooseRows(tx: Tx, exportId: string, given: Given): Promise<number> {
  const view = viewOf(viewerOf(tx), given)
  const order = orderOf(view, given)
  const { text } = chosenRows(view, given, order.columns)
  // All of them are wanted, not the first ones soon.
  await tx.run('set local cursor_tuple_fraction = 1')
  await tx.run(`declare chosen no scroll cursor for select t.id ${text} ${order.text}`, view.params.values)
  let total = 0
  for (let nth = 1; ; nth += 1) {
    const ids = (await tx.rows<{ id: string }>(`fetch ${SLICE} from chosen`)).map(({ id }) => id)
    // Also of nothing there is a file, with its headings.
    if (ids.length > 0 || nth === 1)
      await tx.run('insert into data_export_parts (data_export_id, nth, ids) values ($1, $2, $3)', [exportId, nth, ids])
    total += ids.length
    if (ids.length < SLICE) return total
  }
}
