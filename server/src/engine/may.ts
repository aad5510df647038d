import { allOf, type Condition } from './condition.ts'
import type { Me } from './me.ts'
import type { Served } from './serve.ts'

/** The rows that somebody sees. */
export function visible(served: Served, me: Me): Condition {
  return allOf(served.where, (served.policy.read as (me: Me) => Condition)(me))
}

/** Who may, joined with when it is possible. `known` is what the rule comes to, for who has worked it out already. */
export function allowed(
  served: Served,
  action: string,
  when: Record<string, readonly string[]>,
  me: Me,
  known?: Condition,
): Condition {
  const rule = served.policy[action]
  if (!rule) return false
  return allOf(known ?? rule(me), ...Object.entries(when).map(([column, states]) => ({ [column]: states })))
}
