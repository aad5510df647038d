import type { Served } from '../serve.ts'
import { type AnyCondition, every } from './condition.ts'
import type { Me } from './me.ts'

/** The rows that somebody sees. */
export function visible(served: Served, me: Me): AnyCondition {
  if (!me.reads(served.resource.type)) return false
  return every(served.where, served.policy.read(me))
}

/** Who may, joined with when it is possible. */
export function allowed(served: Served, action: string, when: Record<string, readonly string[]>, me: Me): AnyCondition {
  const rule = served.policy[action]
  if (!rule) return false
  return every(rule(me), ...Object.entries(when).map(([column, states]) => ({ [column]: states })))
}
