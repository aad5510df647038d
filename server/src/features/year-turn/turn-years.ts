import type { Statement } from '#db/batch.ts'
import type { RowOf } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { yearTurns } from '#protocol/features/year-turn.ts'

export type Turn = Pick<RowOf<typeof yearTurns>, 'id' | 'schoolId' | 'schoolYearId' | 'nextYearId'>
/** Queries and commands ask with the same words. */
export type Read = <T>(statement: Statement) => Promise<T[]>
export const readIn =
  (tx: Tx): Read =>
  ({ text, values }) =>
    tx.rows(text, values)

/** Taking back is possible as long as classes still change: until 1 October. */
export const undoUntil = (next: string) => `(${next}.start_date + interval '2 months' - interval '1 day')::date`
