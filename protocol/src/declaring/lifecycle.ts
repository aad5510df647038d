import type { EventType } from './event.ts'
import type { Field, Fields } from './fields.ts'
import { snake } from './names.ts'

/** The states of one column, and every way from one to another. What is not declared is not possible. */
export type Lifecycle = {
  /** Of which resource it is the state, or of which table that is shown as none. */
  type: string
  table: string
  column: string
  states: readonly string[]
  /** The states in which a row begins, each with the names of the events that tell so, or why nothing does. */
  start: readonly { state: string; emits: readonly string[]; quiet: string | null }[]
  moves: readonly Move[]
  /** Whom the events are about: the row itself, or the row of another type whose id stands in a column. */
  about: { type: string; id: string }
}

export type Move<
  From extends string = string,
  E extends EventType | null = EventType | null,
  N extends string | null = string | null,
  T extends string = string,
> = {
  name: string
  from: readonly From[]
  to: string
  /** Somebody does it, unless the clock does, or it follows from something else. */
  by: 'person' | 'clock' | 'system'
  /** The column with the reason, which has to be given. */
  needs: N
  emits: E
  /** Why nothing is told. */
  quiet: string | null
  /** The moves that take it back. */
  undo: readonly string[]
  lifecycle: Lifecycle & { type: T }
}

type Told = { emits: EventType; quiet?: undefined } | { emits?: undefined; quiet: string }
type MoveOptions<S extends string> = {
  from: readonly S[]
  to: S
  by?: 'clock' | 'system'
  needs?: string
  undo?: readonly string[]
} & Told
type Start = EventType | readonly EventType[] | { quiet: string }
type StartOptions<S extends string> = { [state in S]?: Start }

type StateOf<F> = F extends Field<infer T> ? Extract<T, string> : never
type EventOf<M> = M extends { emits: infer E extends EventType } ? E : null
type NeedOf<M> = M extends { needs: infer N extends string } ? N : null
type FromOf<M> = M extends { from: readonly (infer F extends string)[] } ? F : never
type Moves<M, T extends string> = { readonly [K in keyof M]: Move<FromOf<M[K]>, EventOf<M[K]>, NeedOf<M[K]>, T> }

/** A way back is a move of the same lifecycle. */
type KnownUndo<M> = { [K in keyof M]: { undo?: readonly (keyof M & string)[] } }
/** A state that no row begins in and no move leads to is a mistake. */
type EndOf<M> = { [K in keyof M]: M[K] extends { to: infer T } ? T : never }[keyof M]
type Unreachable<S extends string, M, B> = Exclude<S, keyof B | EndOf<M>>
type AllReached<S extends string, M, B> = [Unreachable<S, M, B>] extends [never]
  ? unknown
  : { unreachable: Unreachable<S, M, B> }

/**
 * Declares the states of a column: `lifecycle(applications, 'status', { start: …, moves: … })`. The names of states
 * come from the attribute, so that a typing error does not compile. Each move is found by its name in what is returned.
 */
export function lifecycle<
  const T extends string,
  const A extends Fields,
  K extends keyof A & string,
  const M extends Record<string, MoveOptions<StateOf<A[K]>>>,
  const B extends StartOptions<StateOf<A[K]>>,
>(
  of: { type: T; attributes: A },
  column: K,
  options: {
    table?: string
    about?: { type: string; id: string }
    start: B & { [X in Exclude<keyof B, StateOf<A[K]>>]: never }
    moves: M & KnownUndo<M>
  } & AllReached<StateOf<A[K]>, M, B>,
): Moves<M, T> & { readonly lifecycle: Lifecycle }
export function lifecycle(
  of: { type: string; attributes: Fields },
  column: string,
  { table = snake(of.type), about = { type: of.type, id: 'id' }, start, moves }: Options,
): Record<string, Move | Lifecycle> {
  const all: Move[] = []
  const life: Lifecycle = {
    type: of.type,
    table,
    column,
    states: of.attributes[column]?.options ?? [],
    start: Object.entries(start).map(([state, told]) => startOf(state, told)),
    moves: all,
    about,
  }
  for (const [name, { by = 'person', needs = null, emits = null, quiet = null, undo = [], ...way }] of Object.entries(
    moves,
  ))
    all.push({ name, ...way, by, needs, emits, quiet, undo, lifecycle: life })
  return { ...Object.fromEntries(all.map((move) => [move.name, move])), lifecycle: life }
}

type Options = {
  table?: string
  about?: Lifecycle['about']
  start: Record<string, Start | undefined>
  moves: Record<string, MoveOptions<string>>
}

function startOf(state: string, told: Start | undefined): Lifecycle['start'][number] {
  if (told && 'quiet' in told) return { state, emits: [], quiet: told.quiet }
  const events = told ? [told].flat() : []
  return { state, emits: events.map(({ name }) => name), quiet: null }
}

/** The states in which at least one of the moves is possible. */
export function statesBefore<From extends string>(...moves: readonly Move<From>[]): From[] {
  return [...new Set(moves.flatMap(({ from }) => from))]
}

/** The declared way from one state to another, for who says where to go instead of what to do. */
export function moveBetween<M extends Move>(moves: readonly M[], from: string, to: string): M | undefined {
  return moves.find((move) => move.by === 'person' && move.to === to && move.from.some((state) => state === from))
}
