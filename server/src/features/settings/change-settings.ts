import { fail } from '#engine/fail.ts'
import type { Me } from '#engine/judging/me.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { NEVER } from '#protocol/tenants/site-look.ts'

export const mayChangeLook = (me: Me) => me.isOperator || me.isSchoolOrCenterAdmin

/** What is changed for itself: a new look is no reason to refuse who writes the texts. */
type Part = 'look' | 'texts'
/** To the millisecond, as it comes back from who saw it. */
export const changedAt = (part: Part) =>
  `to_char(${part}_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"`
export type Changed = { id: string; changedAt: string }

/**
 * Changes the one row of the site when it still is as the caller saw it, in one step. A site that never changed anything has
 * no row yet.
 */
export async function change(tx: Tx, part: Part, seen: string, set: string, ...values: unknown[]): Promise<Changed> {
  if (seen === NEVER) await tx.run('insert into site_settings default values on conflict do nothing')
  const row = await tx.row<Changed>(
    `update site_settings set ${set}, ${part}_at = clock_timestamp(), ${part}_by = $2
     where date_trunc('milliseconds', ${part}_at) = $1::timestamptz returning id, ${changedAt(part)}`,
    [seen, tx.me.id, ...values],
  )
  if (!row) throw fail('record.changed')
  return row
}

export type ChangedBy = { byId: string | null; byName: string | null }
export const changedBy = (row: ChangedBy | undefined) =>
  row?.byId && row.byName ? { id: row.byId, name: row.byName } : null

export const done = ({ changedAt: at }: Changed) => ({ status: 200, body: metaDocument({ changedAt: at }) })
