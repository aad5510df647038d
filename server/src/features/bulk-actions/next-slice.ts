import { isDeepStrictEqual } from 'node:util'
import type { AnyRow, RowOf } from '#db/tables.ts'
import { isUnavailable } from '#db/unavailable.ts'
import type { Call } from '#engine/call.ts'
import { Failure } from '#engine/fail.ts'
import type { BulkAction } from '#engine/writing/bulk.ts'
import { runCommand } from '#engine/writing/commands.ts'
import { fromDatabase } from '#engine/writing/database-errors.ts'
import { sql } from '#engine/writing/moves.ts'
import { camelRow, type Tx } from '#engine/writing/transaction.ts'
import { JobError } from '#events/job-error.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/bulk-actions.ts'
import { isObject, messageOf } from '#protocol/shared/guards.ts'

const life = protocol.bulkLife
const ROWS = 50
const UNDO_DAYS = 7

type Outcome = 'done' | 'failed' | 'skipped' | 'undone'
type Result = { id: string; outcome: Outcome; problem: string | null; undoInput: unknown }

/** The next rows. Says whether that was all. */
export async function slice(tx: Tx, call: Call, id: string): Promise<boolean> {
  const row = await tx.rowFrom(protocol.bulkActions, 'where id = $1 for update', [id])
  if (!row || !protocol.busyStatuses.some((busy) => busy === row.status)) return true
  const action = tx.registry.bulk.get(row.action)
  // Another process may be of a version that knows it.
  if (!action) throw new JobError('bulk.unknown')
  if (tx.me.isGuest) return giveUp(tx, id)
  const isUndo = row.status === 'undoing'
  const items = await lockedItems(tx, action, id, isUndo)
  if (items.length === 0) return finish(tx, action, row, isUndo)
  const results: Result[] = []
  for (const item of items) results.push(await (isUndo ? undoOne : doOne)(tx, call, action, item, row.input))
  if (row.status === 'queued') await tx.move(life.begin, row, {})
  await store(tx, action, id, results)
  return false
}

/** A row with what is kept about it; one that is gone has only the latter. */
type Item = AnyRow & { itemId: string; itemRowId: string; itemUndoInput: unknown; itemIsUnchanged: boolean }

/** Items with their rows as they are now, which nobody else changes until this slice is committed. */
async function lockedItems(tx: Tx, { on }: BulkAction, id: string, isUndo: boolean): Promise<Item[]> {
  const { table } = tx.registry.get(on.type)
  const next = isUndo ? `outcome = 'done' and undo_input is not null and problem is null` : `outcome = 'waiting'`
  const picked = await tx.rows<{ id: string; row_id: string }>(
    `select id, row_id from bulk_action_items where bulk_action_id = $1 and ${next} order by row_id limit ${ROWS}`,
    [id],
  )
  if (picked.length === 0) return []
  await tx.rows(`select id from ${table} where id = any($1) order by id for no key update`, [
    picked.map((item) => item.row_id),
  ])
  const rows = await tx.rows(
    `select t.*, i.id as item_id, i.row_id as item_row_id, i.undo_input as item_undo_input,
       coalesce(t.updated_at = i.changed_at, false) as item_is_unchanged
     from bulk_action_items i left join ${table} t on t.id = i.row_id where i.id = any($1) order by i.row_id`,
    [picked.map((item) => item.id)],
  )
  return rows.map((row) => camelRow<Item>(row))
}

async function doOne(tx: Tx, call: Call, action: BulkAction, row: Item, input: unknown): Promise<Result> {
  const result = { id: row.itemId, problem: null, undoInput: null }
  if (row.id && action.isDone?.(row)) return { ...result, outcome: 'skipped' }
  const { undo } = action
  const before = await (undo?.others ?? undo?.knows)?.(tx, row.itemRowId)
  const problem = await problemOf(tx, call, action.run, row.itemRowId, input)
  if (problem) return { ...result, outcome: problem === 'state.conflict' ? 'skipped' : 'failed', problem }
  const after = await undo?.others?.(tx, row.itemRowId)
  if (undo?.others && isDeepStrictEqual(before, after)) return { ...result, outcome: 'skipped' }
  const given = isObject(input) ? input : {}
  return { ...result, outcome: 'done', undoInput: undo?.input(row, { given, before, after }) ?? null }
}

/** A row that somebody changed later is theirs: it stays as it is, and the item says why. */
async function undoOne(tx: Tx, call: Call, action: BulkAction, row: Item): Promise<Result> {
  const result = { id: row.itemId, undoInput: row.itemUndoInput }
  const problem =
    row.itemIsUnchanged || action.undo?.others
      ? await problemOf(tx, call, (action.undo ?? action).run, row.itemRowId, row.itemUndoInput)
      : 'record.changed'
  return { ...result, outcome: problem ? 'done' : 'undone', problem }
}

/** The same checks as for a single call. What is refused leaves nothing behind, and the other rows go on. */
async function problemOf(
  tx: Tx,
  call: Call,
  command: BulkAction['run'],
  id: string,
  attributes: unknown,
): Promise<string | null> {
  try {
    const body = { data: { type: command.protocol.on?.type ?? 'commands', attributes } }
    await tx.attempt(() => runCommand(tx.registry, command, call, tx, id, body))
    return null
  } catch (error) {
    if (isUnavailable(error)) throw error
    const failure = error instanceof Failure ? error : fromDatabase(error)
    if (failure) return failure.details[0]?.code ?? null
    const stack = error instanceof Error ? error.stack : undefined
    call.log.error(
      { err: { message: messageOf(error), stack }, command: command.protocol.name },
      'bulk action failed for a row',
    )
    return 'server.error'
  }
}

async function store(tx: Tx, { on }: BulkAction, id: string, results: Result[]): Promise<void> {
  const { table } = tx.registry.get(on.type)
  await tx.run(
    `update bulk_action_items i set outcome = r.outcome, problem = r.problem, undo_input = r."undoInput",
       changed_at = (select t.updated_at from ${table} t where t.id = i.row_id)
     from jsonb_to_recordset($1::jsonb) as r(id uuid, outcome text, problem text, "undoInput" jsonb) where i.id = r.id`,
    [JSON.stringify(results)],
  )
  await tx.run(
    `update bulk_actions b set done = n.done, failed = n.failed, skipped = n.skipped, undone = n.undone
     from (select count(*) filter (where outcome = 'done') as done, count(*) filter (where outcome = 'failed') as failed,
         count(*) filter (where outcome = 'skipped') as skipped, count(*) filter (where outcome = 'undone') as undone
       from bulk_action_items where bulk_action_id = $1) n
     where b.id = $1`,
    [id],
  )
}

async function finish(
  tx: Tx,
  action: BulkAction,
  row: RowOf<typeof protocol.bulkActions>,
  isUndo: boolean,
): Promise<true> {
  const isUndoable = action.undo && !isUndo && row.done > 0
  const undoUntil = isUndoable ? sql`now() + make_interval(days => ${UNDO_DAYS})` : null
  const groupId = isObject(row.input) && isId(row.input.groupId) ? row.input.groupId : null
  const tell = {
    bulkActionId: row.id,
    action: row.action,
    rows: isUndo ? row.undone : row.done,
    groupId,
  }
  // About the organization, so that its administrators find one line in the recent actions.
  const [organizationId] = row.organizationId ? [row.organizationId] : tx.me.adminOf()
  const about = organizationId ? { type: 'organizations', id: organizationId } : undefined
  await tx.move(isUndo ? life.finishUndo : life.finish, row, {
    set: { finishedAt: sql`now()`, undoUntil },
    tell,
    about,
  })
  return true
}

/** Who started it is gone: nobody is there any more in whose name it could go on. */
async function giveUp(tx: Tx, id: string): Promise<true> {
  await tx.run(
    `update bulk_action_items set outcome = 'skipped', problem = 'access.forbidden'
     where bulk_action_id = $1 and outcome = 'waiting'`,
    [id],
  )
  const skipped = sql`(select count(*) from bulk_action_items where bulk_action_id = m.id and outcome = 'skipped')`
  await tx.move(life.fail, { id }, { set: { finishedAt: sql`now()`, undoUntil: null, skipped } })
  return true
}
