import type { Resource } from './define.ts'
import { camel } from './names.ts'
import type { FilterOf } from './rows.ts'

/** Filters that were put together from texts, such as those of an address: each must be one that the resource knows. */
export function knownFilter<R extends Resource>(
  resource: R,
  filter: Readonly<Record<string, string | boolean | readonly string[]>>,
): FilterOf<R> {
  const known = new Set(Object.keys(resource.scopes))
  for (const [attribute, predicates] of Object.entries(resource.filters)) {
    for (const predicate of predicates) known.add(camel(`${attribute}_${predicate}`))
  }
  const other = Object.keys(filter).find((name) => !known.has(name))
  if (other) throw new Error(`${resource.type} has no filter "${other}"`)
  return filter as FilterOf<R>
}
