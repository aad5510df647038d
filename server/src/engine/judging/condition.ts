import type { Tables } from '#db/catalogue.ts'
import type { ColumnOf, TableName } from '#db/tables.ts'
import { snake } from '#protocol/declaring/names.ts'

/**
 * A rule about a row of a table, written as data. `{ status: 'published' }` compares columns, a list means "one of", an
 * empty list is never true. Anything more is said with anyOf, allOf, not and within. What is true of any table, such as a
 * rule in SQL, is a `Condition<TableName>`.
 */
export type Condition<T extends TableName> = boolean | Columns<T> | Combined<T>
/** The same about a table that is not known while compiling: what the engine works with. */
export type AnyCondition = boolean | AnyColumns | Combined<never>

type Value = string | number | boolean | Date | Buffer | null
type AnyColumn = Value | readonly Value[] | Compare | undefined
export type AnyColumns = { readonly [column: string]: AnyColumn }
type Columns<T extends TableName> = { readonly [C in ColumnOf<T>]?: ComparedTo<Tables[T][C]> }
/** What a column of this type can be compared with; of JSON and of lists only a comparison says something. */
type ComparedTo<V> = unknown extends V
  ? null | Compare
  : [V] extends [readonly unknown[] | null]
    ? Compare
    : Given<V> | readonly Given<V>[] | Compare
type Given<V> = V extends Date ? Date | string : V

type Compare = {
  readonly [compare]: '<' | '<=' | '>' | '>=' | '<>' | 'like' | 'not like' | 'not in'
  readonly value: unknown
}
type Combined<T extends TableName> = {
  readonly [combine]: true
  /** Only here so that a rule about one table is none about another. */
  readonly about?: (table: T) => void
} & Kinds
type Kinds =
  | { readonly kind: 'any' | 'all'; readonly of: readonly AnyCondition[] }
  | { readonly kind: 'not'; readonly of: AnyCondition }
  | {
      readonly kind: 'within'
      readonly areFew: boolean
      readonly column: string
      readonly table: string
      readonly select: string
      readonly where: AnyCondition
    }
  | {
      readonly kind: 'exists'
      readonly table: string
      readonly theirs: string
      readonly ours: string
      readonly where: AnyCondition
      readonly match: Match | undefined
      readonly isApart: boolean
    }
  | { readonly kind: 'sql'; readonly text: (alias: string, add: (value: unknown) => string) => string }
type Match = (theirs: string, ours: string) => string
const compare = Symbol('compare')
const combine = Symbol('combine')

// Declared for one table, done for any: what is asked of a table is checked where it is written.
export function anyOf<T extends TableName>(...of: Condition<T>[]): Condition<T>
export function anyOf(...of: AnyCondition[]): AnyCondition {
  return some(...of)
}
export function allOf<T extends TableName>(...of: Condition<T>[]): Condition<T>
export function allOf(...of: AnyCondition[]): AnyCondition {
  return every(...of)
}
export function not<T extends TableName>(of: Condition<T>): Condition<T>
export function not(of: AnyCondition): AnyCondition {
  return none(of)
}

/** The same three for the engine, which knows no table. */
export const some = (...of: AnyCondition[]): AnyCondition => ({ [combine]: true, kind: 'any', of })
export const every = (...of: AnyCondition[]): AnyCondition => ({ [combine]: true, kind: 'all', of })
export const none = (of: AnyCondition): AnyCondition => ({ [combine]: true, kind: 'not', of })

/** The row's column is among `select` of the rows of another table: "my students", "organizations of my centre". */
export function within<T extends TableName, O extends TableName>(
  column: ColumnOf<T>,
  table: O,
  select: ColumnOf<NoInfer<O>>,
  where: Condition<NoInfer<O>>,
): Condition<T>
export function within(column: string, table: string, select: string, where: AnyCondition): AnyCondition {
  return { [combine]: true, kind: 'within', areFew: false, column, table, select, where }
}

/** The same where `select` finds few: they are gathered first, and then an index finds the rows that they stand in. */
export function withinFew<T extends TableName, O extends TableName>(
  column: ColumnOf<T>,
  table: O,
  select: ColumnOf<NoInfer<O>>,
  where: Condition<NoInfer<O>>,
): Condition<T>
export function withinFew(column: string, table: string, select: string, where: AnyCondition): AnyCondition {
  return { [combine]: true, kind: 'within', areFew: true, column, table, select, where }
}

/**
 * The same question asked row by row through an index: for few rows here and very many there. What more than one column
 * of theirs has to do with one of ours is said by `match`, which gets the names of both rows.
 */
export function existsIn<T extends TableName, O extends TableName>(
  table: O,
  theirs: ColumnOf<NoInfer<O>>,
  ours: ColumnOf<T>,
  where?: Condition<NoInfer<O>>,
  match?: Match,
): Condition<T>
export function existsIn(
  table: string,
  theirs: string,
  ours: string,
  where: AnyCondition = true,
  match?: Match,
): AnyCondition {
  return { [combine]: true, kind: 'exists', table, theirs, ours, where, match, isApart: false }
}

/** The same, also where it sorts out the rows of a list: most of them are right, so the first page is found at once. */
export function existsApart<T extends TableName, O extends TableName>(
  table: O,
  theirs: ColumnOf<NoInfer<O>>,
  ours: ColumnOf<T>,
  where: Condition<NoInfer<O>>,
): Condition<T>
export function existsApart(table: string, theirs: string, ours: string, where: AnyCondition): AnyCondition {
  return { [combine]: true, kind: 'exists', table, theirs, ours, where, match: undefined, isApart: true }
}

export const compareTo = (operator: Compare[typeof compare], value: unknown): Compare => ({
  [compare]: operator,
  value,
})

/** For the engine and for the rare rule that columns cannot say. Values go through `add`, never into the text. */
export const sqlCondition = (
  text: (alias: string, add: (value: unknown) => string) => string,
): Condition<TableName> => ({ [combine]: true, kind: 'sql', text })

/**
 * The values of one statement. Equal values of one column share a place, since the same rule often stands in it several
 * times; not those of different columns, because PostgreSQL gives a place one type.
 */
export class Params {
  readonly values: unknown[] = []
  private readonly places = new Map<string, string>()

  /** A place that is shared with no other value, so that a kept statement can be filled in anew. */
  own(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  add = (value: unknown, column = ''): string => {
    const key = `${column} ${typeof value} ${typeof value === 'object' ? JSON.stringify(value) : value}`
    const known = this.places.get(key)
    if (known) return known
    const place = this.own(value)
    this.places.set(key, place)
    return place
  }

  /** Drops what was added after the first `count` values. */
  forget(count: number): void {
    this.values.length = Math.min(this.values.length, count)
    for (const [key, place] of this.places) if (Number(place.slice(1)) > count) this.places.delete(key)
  }
}

/**
 * Whom a rule is asked about. Of `many` rows it sorts out the right ones, and a list of what is allowed is gathered once
 * for all; of the `few` that are at hand already it is asked one by one, through an index.
 */
export type About = 'many' | 'few'

/** True and false are settled while compiling, so that a rule which cannot apply to this person costs nothing. */
export function compile(
  condition: AnyCondition,
  alias: string,
  params: Params,
  about: About = 'many',
): string | boolean {
  if (typeof condition === 'boolean') return condition
  const count = params.values.length
  const rule = isCombined(condition)
    ? compileCombined(condition, alias, params, about)
    : conjunction(Object.entries(condition).map(([column, value]) => compileColumn(column, value, alias, params)))
  // A settled rule leaves no values behind: PostgreSQL refuses those that the text does not mention.
  if (typeof rule === 'boolean') params.forget(count)
  return rule
}

/** What stands in another table instead of a column with this value; undefined when that cannot be said. */
export type Translation = Readonly<Record<string, (value: AnyColumn) => AnyCondition | undefined>>

/** The same rule about the rows of another table; undefined when it cannot be said there. */
export function translate(condition: AnyCondition, columns: Translation): AnyCondition | undefined {
  if (typeof condition === 'boolean') return condition
  if (!isCombined(condition)) {
    const parts = Object.entries(condition).map(([column, value]) => columns[column]?.(value))
    return parts.every((part) => part !== undefined) ? every(...parts) : undefined
  }
  if (condition.kind === 'not') {
    const inner = translate(condition.of, columns)
    return inner === undefined ? undefined : none(inner)
  }
  if (condition.kind !== 'all' && condition.kind !== 'any') return undefined
  const parts = condition.of.map((part) => translate(part, columns))
  if (!parts.every((part) => part !== undefined)) return undefined
  return condition.kind === 'all' ? every(...parts) : some(...parts)
}

/** Can this rule hold for no row at all, whatever the row? */
export function isNever(condition: AnyCondition): boolean {
  return compile(condition, 't', new Params()) === false
}

export function isCombined(condition: AnyCondition): condition is Combined<never> {
  return typeof condition === 'object' && combine in condition
}

function compileCombined(condition: Kinds, alias: string, params: Params, about: About): string | boolean {
  switch (condition.kind) {
    case 'all':
      return conjunction(condition.of.map((part) => compile(part, alias, params, about)))
    case 'any':
      return disjunction(condition.of.map((part) => compile(part, alias, params, about)))
    case 'not': {
      const inner = compile(condition.of, alias, params, about)
      return typeof inner === 'boolean' ? !inner : `not coalesce(${inner}, false)`
    }
    case 'within': {
      const { table, select, column, where: rule } = condition
      if (about === 'few') {
        const same = {
          kind: 'exists',
          table,
          theirs: select,
          ours: column,
          where: rule,
          match: undefined,
          isApart: true,
        } as const
        return compileCombined(same, alias, params, about)
      }
      const other = innerAlias(alias)
      const inner = compile(condition.where, other, params, about)
      if (inner === false) return false
      const where = inner === true ? '' : ` where ${inner}`
      const found = `select ${other}.${snake(select)} from ${table} ${other}${where}`
      return `${alias}.${snake(column)} ${condition.areFew ? `= any(array(${found}))` : `in (${found})`}`
    }
    case 'exists': {
      const { table, theirs, ours, match } = condition
      // Row by row is meant: `offset` keeps PostgreSQL from gathering all that is allowed beforehand, which it would do
      // wherever it expects few. Of an organization it expects as many people as organizations have on average.
      const other = innerAlias(alias)
      const inner = compile(condition.where, other, params, about)
      if (inner === false) return false
      const where = `${inner === true ? '' : ` and ${inner}`}${match ? ` and ${match(other, alias)}` : ''}`
      return `exists (select from ${table} ${other} where ${other}.${snake(theirs)} = ${alias}.${snake(ours)}${where}${condition.isApart || about === 'few' ? ' offset 0' : ''})`
    }
    case 'sql':
      return condition.text(alias, params.add)
  }
}

/** Tables that lie one in the other have different names; equal rules have equal texts. */
function innerAlias(outer: string): string {
  return `i${Number(/^i(\d+)$/.exec(outer)?.[1] ?? 0) + 1}`
}

function compileColumn(column: string, value: AnyColumn, alias: string, params: Params): string | boolean {
  const name = `${alias}.${snake(column)}`
  if (value === null) return `${name} is null`
  if (Array.isArray(value)) {
    if (value.length === 0) return false
    return value.length === 1
      ? compileColumn(column, value[0], alias, params)
      : `${name} = any(${params.add(value, column)})`
  }
  if (isCompare(value)) {
    const { [compare]: operator, value: operand } = value
    if (operator === 'not in') return `${name} <> all(${params.add(operand, column)})`
    if (operator === 'like' || operator === 'not like') {
      return `${name}::text ${operator === 'like' ? 'ilike' : 'not ilike'} ${params.add(operand, column)}`
    }
    return `${name} ${operator} ${params.add(operand, column)}`
  }
  if (typeof value === 'boolean') return value ? name : `not ${name}`
  return `${name} = ${params.add(value, column)}`
}

const isCompare = (value: AnyColumn): value is Compare =>
  typeof value === 'object' && value !== null && compare in value

function conjunction(parts: (string | boolean)[]): string | boolean {
  if (parts.includes(false)) return false
  const texts = parts.filter((part) => typeof part === 'string')
  if (texts.length === 0) return true
  return texts.length === 1 ? `${texts[0]}` : `(${texts.join(' and ')})`
}

function disjunction(parts: (string | boolean)[]): string | boolean {
  if (parts.includes(true)) return true
  const texts = [...new Set(parts.filter((part) => typeof part === 'string'))]
  if (texts.length === 0) return false
  return texts.length === 1 ? `${texts[0]}` : `(${texts.join(' or ')})`
}

/** A pattern for LIKE in which the caller's own % and _ are only letters. */
export function likePattern(text: string, at: 'start' | 'end' | 'anywhere'): string {
  const literal = text.replace(/[\\%_]/g, '\\$&')
  return `${at === 'start' ? '' : '%'}${literal}${at === 'end' ? '' : '%'}`
}
