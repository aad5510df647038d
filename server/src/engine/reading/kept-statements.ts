import { parseReadPlan, type ReadPlan } from '../asking/read-plan.ts'
import type { Call } from '../call.ts'
import type { Registry, Served } from '../serve.ts'
import { type Selection, selectFound, selectKept, selectList, selectOne } from './select.ts'

export type Reading = { plan: ReadPlan; selection: Selection }

const MAX_KEPT = 1000
const isTyped = (query: string) => query.includes('search')

/**
 * What a person asks for in the same words becomes the same statement: a policy depends on nothing but who is asking.
 * So the way from a query to SQL is gone once, and every later request only fills in its id.
 */
export class Readings {
  private readonly registry: Registry
  private readonly kept = new Map<string, Reading>()

  constructor(registry: Registry) {
    this.registry = registry
  }

  list(served: Served, query: string, call: Call): Reading {
    const make = () => {
      const plan = parseReadPlan(this.registry, served, query, true)
      const kept = served.kept?.(plan, call.me)
      const isKept = kept && plan.sort.every(({ attribute }) => attribute in kept.sorts)
      const selection = isKept
        ? selectKept(this.registry, plan, call.me, call.base, kept)
        : // The sums know nothing of a search.
          selectList(this.registry, plan, call.me, call.base, true, kept?.among ? undefined : kept)
      return { plan, selection }
    }
    // What somebody types is seldom typed again, and would push out what is asked for every day.
    return isTyped(query) ? make() : this.keep(`list ${served.resource.type} ${query}`, call, make)
  }

  one(served: Served, query: string, call: Call, id: string): Reading {
    const kept = this.keep(`one ${served.resource.type} ${query}`, call, () => {
      const plan = parseReadPlan(this.registry, served, query, false)
      return { plan, selection: selectOne(this.registry, plan, call.me, call.base, id) }
    })
    return { plan: kept.plan, selection: withFirst(kept.selection, id) }
  }

  /** Rows that a query found; whatever was asked, only their ids differ. */
  found(served: Served, query: string, call: Call, ids: readonly string[]): Reading {
    const { plan, selection } = this.keep(`found ${served.resource.type} ${query}`, call, () => {
      const made = parseReadPlan(this.registry, served, query, true)
      return { plan: made, selection: selectFound(this.registry, made, call.me, call.base, ids) }
    })
    return { plan, selection: { ...withFirst(selection, ids), isEmpty: ids.length === 0 || selection.isEmpty } }
  }

  private keep(question: string, call: Call, make: () => Reading): Reading {
    const key = `${question}\n${call.me.key}\n${call.base}`
    const known = this.kept.get(key)
    if (known) return known
    const made = make()
    const [oldest] = this.kept.keys()
    if (oldest !== undefined && this.kept.size >= MAX_KEPT) this.kept.delete(oldest)
    this.kept.set(key, made)
    return made
  }
}

/** The same statement about another row, or other rows: which they are is always its first value. */
function withFirst(selection: Selection, value: unknown): Selection {
  const { statement } = selection
  return { ...selection, statement: { ...statement, values: [value, ...(statement.values ?? []).slice(1)] } }
}
