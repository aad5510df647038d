import type { FieldKind } from './fields.ts'

type Same = 'eq' | 'not_eq' | 'in' | 'not_in' | 'null' | 'not_null'
type Ordered = Same | 'lt' | 'lteq' | 'gt' | 'gteq'
type Filled = 'present' | 'blank'

/** What values of each kind can be compared by. */
type PredicatesByKind = {
  text: Same | Filled | 'cont' | 'not_cont' | 'i_cont' | 'start' | 'end'
  integer: Ordered
  number: Ordered
  date: Ordered
  timestamp: Ordered
  boolean: Same | 'true' | 'false'
  oneOf: Same | Filled
  id: Same
  json: Filled | 'null' | 'not_null'
  list: Filled | 'null' | 'not_null'
}
export type PredicateFor<K extends FieldKind> = PredicatesByKind[K]
export type Predicate = PredicateFor<FieldKind>

type Capital<P extends string> = P extends `${infer One}_${infer Rest}`
  ? `${Capitalize<One>}${Capital<Rest>}`
  : Capitalize<P>
/** A filter as the client calls it: `statusNotIn`. */
export type FilterName<Attribute extends string, P extends Predicate> = `${Attribute}${Capital<P>}`

/** What a filter compares a value of type T with. */
export type Compared<T, P extends Predicate> = P extends 'in' | 'not_in'
  ? readonly NonNullable<T>[]
  : P extends 'eq' | 'not_eq' | 'lt' | 'lteq' | 'gt' | 'gteq'
    ? NonNullable<T>
    : P extends 'cont' | 'not_cont' | 'i_cont' | 'start' | 'end'
      ? string
      : boolean
