import type { AnyRow } from '#db/tables.ts'
import { singular } from '#protocol/declaring/names.ts'
import { fail } from '../fail.ts'
import { isNever } from '../judging/condition.ts'
import type { Me } from '../judging/me.ts'
import type { Served } from '../serve.ts'
import { readDocument } from './body.ts'
import type { Tx } from './transaction.ts'

/** The writes a resource does by itself: a checked row in, the same row out, and an event that says so. */
export async function createRow(served: Served, tx: Tx, body: unknown): Promise<string> {
  const rule = served.policy.create
  // Whoever may create nothing here is told so before the fields are looked at.
  if (!rule || isNever(rule(tx.me))) throw fail('access.forbidden')
  const row = await tx.insert(served.resource, readDocument(served, body))
  // The rule speaks about the row as it would be; a row that breaks it is rolled back with everything else.
  if (!(await tx.holds(served, row.id, rule(tx.me)))) throw fail('access.forbidden')
  emitChange(served, tx, row.id, 'created')
  return row.id
}

export async function updateRow(served: Served, tx: Tx, id: string, body: unknown): Promise<void> {
  const row = await lock(served, tx, id, 'update')
  const values = readDocument(served, body, id)
  await tx.update(served.resource, row.id, values)
  // Also as it is now: nobody hands a row over to where they may not write.
  if (!(await tx.holds(served, row.id, rule(served, 'update')(tx.me)))) throw fail('access.forbidden')
  emitChange(served, tx, row.id, 'updated', { changed: Object.keys(values) })
}

export async function deleteRow(served: Served, tx: Tx, id: string): Promise<void> {
  const row = await lock(served, tx, id, 'delete')
  await tx.remove(served.resource, row.id)
  emitChange(served, tx, row.id, 'deleted')
}

async function lock(served: Served, tx: Tx, id: string, action: 'update' | 'delete'): Promise<AnyRow> {
  const row = await tx.select(served, id, { may: rule(served, action)(tx.me) }, true)
  if (!row) throw fail('record.missing')
  if (!row['check may']) throw fail('access.forbidden')
  tx.requireUnchanged(row)
  return row
}

function rule(served: Served, action: string) {
  return served.policy[action] ?? ((_: Me) => false)
}

function emitChange(served: Served, tx: Tx, id: string, what: string, data: Record<string, unknown> = {}): void {
  const { type } = served.resource
  tx.events.push({ name: `${singular(type)}.${what}`, subjectType: type, subjectId: id, data })
}
