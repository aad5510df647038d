import { Failure } from '#engine/fail.ts'
import { type HandledJob, job } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Job, Tx } from '#engine/writing/transaction.ts'
import { dataExportLife } from '#protocol/features/data-exports.ts'
import type { Storage } from '#server/files/storage.ts'
import { chooseRows } from './choose-rows.ts'
import { writePart } from './file-parts.ts'
import { type DataExport, givenIn, heldExport, partKey } from './find-data-export.ts'
import { readPart } from './read-part.ts'

const NAME = 'makeDataExport'
/** After this long it makes room for other jobs and queues up again. */
const TURN_MS = 20_000

type Started = { id: string; userId: string; organizationId: string | null }

/** The key keeps it from being in the queue twice. */
export const makeFile = ({ id, userId, organizationId }: Started): Job => ({
  identifier: NAME,
  payload: { dataExportId: id, userId, ...(organizationId ? { organizationId } : {}) },
  key: `${NAME}:${id}`,
})

/**
 * Part by part, each in a transaction of its own as the person who asked: cut off anywhere it goes on with the part that was
 * not finished, which is written once more under the same name.
 */
export const makeDataExport = (storage: Storage): HandledJob =>
  job(NAME, async ({ site, payload, road, log }) => {
    const { dataExportId: id = '', userId = '', organizationId = null } = payload
    const until = Date.now() + TURN_MS
    try {
      while (Date.now() < until) {
        const isOver = await road.onBehalfOf(site, { userId, organizationId }, id, (tx) => step(tx, storage, id))
        if (isOver) return
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // They may not look any more, or what they asked for is not there any more.
      log.warn({ dataExport: id, reason: error.details[0]?.code }, 'a file was not made')
      await road.inTenant(site, async (tx) => {
        await tx.moveAll(dataExportLife.fail, { id }, { set: { finishedAt: sql`now()` } })
      })
      return
    }
    await road.inTenant(site, async (tx) => tx.enqueue(makeFile({ id, userId, organizationId })))
  })

/** Says whether that was all. */
async function step(tx: Tx, storage: Storage, id: string): Promise<boolean> {
  const row = await heldExport(tx, id)
  if (row?.status === 'queued') {
    const total = await chooseRows(tx, id, givenIn(row.asked))
    await tx.move(dataExportLife.begin, row, { set: { total } })
    return false
  }
  return row?.status === 'running' ? makePart(tx, storage, row) : true
}

type Waiting = { nth: number; ids: string[]; isLast: boolean }

async function makePart(tx: Tx, storage: Storage, row: DataExport): Promise<boolean> {
  const { nth, ids, isLast } = await tx.one<Waiting>(
    `select p.nth, p.ids, not exists (select from data_export_parts n
        where n.data_export_id = p.data_export_id and n.nth > p.nth) as "isLast"
      from data_export_parts p where p.data_export_id = $1 and p.bytes is null order by p.nth limit 1`,
    [row.id],
  )
  const read = await readPart(tx, givenIn(row.asked), ids, row.locale)
  const written = await writePart[row.file]({ ...read, isFirst: nth === 1, isLast, state: row.state })
  await storage.put(partKey(tx.site.id, row.id, nth), written.bytes, 'application/octet-stream')
  await tx.run(`update data_export_parts set bytes = $3, ids = '{}' where data_export_id = $1 and nth = $2`, [
    row.id,
    nth,
    written.bytes.length,
  ])
  await tx.run('update data_exports set done = done + $2, bytes = bytes + $3, state = $4 where id = $1', [
    row.id,
    ids.length,
    written.bytes.length,
    written.state,
  ])
  if (!isLast) return false
  await tx.move(dataExportLife.finish, row, {
    set: { finishedAt: sql`now()` },
    tell: { dataExportId: row.id, rows: row.total },
    about: { type: 'users', id: row.userId },
  })
  return true
}
