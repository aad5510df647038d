import type { TableName } from '#db/tables.ts'
import type { FlagName, Flags } from '#protocol/tenants/tenant.ts'
import { type AnyCondition, type Condition, compile, type Params } from '../judging/condition.ts'
import type { Me } from '../judging/me.ts'

/** A kind of thing that waits for somebody's decision. Menus, tabs and dashboards say how many there are. */
export type QueueKind = {
  name: string
  table: TableName
  /** The rows that wait for this person. */
  waiting: (me: Me) => AnyCondition
  /** The tenant flag without which there are none. */
  flag: FlagName | undefined
  /** Where others do this instead: a question to the site's data, as SQL. Who is never asked has no such menu. */
  leftTo: ((me: Me) => string | undefined) | undefined
}
type Where = { flag?: FlagName; leftTo?: QueueKind['leftTo'] }

export function queueKind<T extends TableName>(
  name: string,
  table: T,
  waiting: (me: Me) => Condition<NoInfer<T>>,
  where?: Where,
): QueueKind
export function queueKind(
  name: string,
  table: TableName,
  waiting: QueueKind['waiting'],
  { flag, leftTo }: Where = {},
): QueueKind {
  return { name, table, waiting, flag, leftTo }
}

export const kindsOf = (kinds: Iterable<QueueKind>, flags: Flags): QueueKind[] =>
  [...kinds].filter(({ flag }) => !flag || flags[flag])

/**
 * Nobody counts further: a menu says "99+". It stands on every page, so what it costs must not depend on how long
 * somebody let things wait.
 */
const COUNTED = 100

/**
 * How many of each kind wait for this person, as one JSON object. Kinds that are not for them cost nothing, and are not in it;
 * nor are those that others do, unless one of them waits all the same.
 */
export function waitingJson(kinds: readonly QueueKind[], me: Me, params: Params): string {
  const counts = kinds.flatMap(({ name, table, waiting, leftTo }) => {
    const rule = compile(waiting(me), 't', params)
    if (rule === false) return []
    const where = rule === true ? '' : `where ${rule}`
    const count = `(select count(*) from (select from ${table} t ${where} limit ${COUNTED}) c)`
    const others = leftTo?.(me)
    return [`'${name}', ${others ? `case when ${others} then nullif(${count}, 0) else ${count} end` : count}`]
  })
  return counts.length > 0 ? `json_strip_nulls(json_build_object(${counts.join(', ')}))` : `'{}'`
}
