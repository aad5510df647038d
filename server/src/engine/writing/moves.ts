import type { Statement } from '#db/batch.ts'
import type { EventType, Fields, Values } from '#protocol/declaring/define.ts'
import type { Lifecycle, Move } from '#protocol/declaring/lifecycle.ts'
import { snake } from '#protocol/declaring/names.ts'
import { failField } from '../fail.ts'
import { type AnyCondition, compile, Params } from '../judging/condition.ts'

/** A value that the database works out: sql`now() + make_interval(days => ${days})`. The row itself is called `m`. */
export class Expression {
  readonly texts: readonly string[]
  readonly values: readonly unknown[]
  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts
    this.values = values
  }
}
export const sql = (texts: TemplateStringsArray, ...values: unknown[]) => new Expression(texts, values)

/** Whom an event is about, where that is another than the lifecycle says. */
export type Subject = { type: string; id: string }

/** The columns that change with the state; the reason is one of them where the move needs one. */
type Set<N extends string | null> = Record<string, unknown> & (N extends string ? Record<N, string> : unknown)
/** Everything that goes with a move: other columns, and what its event tells. */
export type Change<E extends EventType | null, N extends string | null, Row> = (N extends string
  ? { set: Set<N> }
  : { set?: Set<N> }) &
  (E extends EventType<infer F> ? { tell: Tell<F, Row>; about?: Subject } : { tell?: undefined })
type Tell<F extends Fields, Row> = Row extends undefined ? Values<F> : Values<F> | ((row: Row) => Values<F>)

/** Of many rows: at most so many, and those that somebody else holds are left out. */
export type Taking = { limit?: number; skipLocked?: boolean }

type Data = Record<string, unknown>
/** The same for any move. */
export type AnyChange<Row> = { set?: Data; tell?: Data | ((row: Row) => Data); about?: Subject } & Taking

/**
 * One statement that holds the rows in the order of their ids, looks once more whether they are in a state in which the
 * move can begin, and changes them. The rows come back as they are now, with `was`: the state before.
 */
export function moveStatement(
  move: Move,
  where: AnyCondition,
  { set = {}, limit, skipLocked }: { set?: Data } & Taking,
  returning = true,
): Statement {
  const { table, column } = move.lifecycle
  const state = snake(column)
  const params = new Params()
  requireReason(move, set)
  const chosen = compile(where, 't', params)
  // Written out, as the indexes know them.
  const before = move.from.map((name) => `'${name}'`).join(', ')
  const sets = Object.entries(set).map(([name, value]) => `, ${snake(name)} = ${placeOf(value, params)}`)
  const text = `with held as (select t.id as held_id, t.${state} as was from ${table} t where ${chosen} and t.${state} in (${before})
      order by t.id${limit ? ` limit ${limit}` : ''} for no key update${skipLocked ? ' skip locked' : ''})
    update ${table} m set ${state} = '${move.to}'${sets.join('')} from held where m.id = held_id
    ${returning ? 'returning m.*, held.was' : ''}`
  return { text, values: params.values }
}

/** A move that tells nothing, as part of a batch. */
export function quietMove<N extends string | null>(
  move: Move<string, null, N>,
  where: AnyCondition,
  change: Change<null, N, undefined>,
): Statement {
  return moveStatement(move, where, change, false)
}

function placeOf(value: unknown, params: Params): string {
  if (!(value instanceof Expression)) return params.own(value)
  return value.texts.map((text, at) => (at === 0 ? text : params.own(value.values[at - 1]) + text)).join('')
}

function requireReason({ needs }: Move, set: Record<string, unknown>): void {
  if (needs && !set[needs]) throw failField('required', needs)
}

/** A new row is in one of the states in which rows begin. */
export function requireStart(life: Lifecycle | undefined, values: Data): void {
  const state = life && values[life.column]
  if (state !== undefined && !life?.start.some((first) => first.state === state))
    throw new Error(`nothing of ${life?.table} begins as ${state}`)
}

/** A state changes by a move, never by writing it. */
export function requireNoState(life: Lifecycle | undefined, values: Data): void {
  if (life && life.column in values) throw new Error(`${life.table}.${life.column} changes by its moves only`)
}
