import type { Served } from '../serve.ts'
import { allOf, type Condition } from './condition.ts'
import type { Me } from './me.ts'

/** The rows that somebody sees. */
export function visible(served: Served, me: Me): Condition {
  return allOf(served.where, (served.policy.read as (me: Me) => Condition)(me))
}

/** Who may, joined with when it is possible. */
export function allowed(served: Served, action: string, when: Record<string, readonly string[]>, me: Me): Condition {
  const rule = served.policy[action]
  if (!rule) return false
  return allOf(rule(me), ...Object.entries(when).map(([column, states]) => ({ [column]: states })))
}
