import { type EventType, event } from './event.ts'
import type { Field, Fields, Input, Values } from './fields.ts'
import { type Move, statesBefore } from './lifecycle.ts'
import { snake } from './names.ts'
import type { Predicate, PredicateFor } from './predicates.ts'

/**
 * Every resource by its name: its type, where its relationships lead, and what can be done with its rows. Resources
 * point at each other in circles, so TypeScript cannot gather this by itself: `npm run generate` writes `generated/resources.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the generated file
export interface KnownResources {}
export type ResourceName = keyof KnownResources & string

type Kind = 'toOne' | 'toMany'
export type Relationship<T extends string = string, K extends Kind = Kind, O extends boolean = boolean> = {
  kind: K
  type: T
  optional: O
  readOnly: boolean
}
export type Relationships = Record<string, Relationship>

export function toOne<const T extends ResourceName>(
  type: T,
  options: { optional: true; readOnly?: boolean },
): Relationship<T, 'toOne', true>
export function toOne<const T extends ResourceName>(
  type: T,
  options?: { optional?: false; readOnly?: boolean },
): Relationship<T, 'toOne', false>
export function toOne(type: string, options: { optional?: boolean; readOnly?: boolean } = {}): Relationship {
  return { kind: 'toOne', type, optional: false, readOnly: false, ...options }
}
export const toMany = <const T extends ResourceName>(type: T): Relationship<T, 'toMany', true> => ({
  kind: 'toMany',
  type,
  optional: true,
  readOnly: true,
})

export type Resource<
  T extends string = string,
  A extends Fields = Fields,
  R extends Relationships = Relationships,
  F extends Record<string, readonly Predicate[]> = Record<string, readonly Predicate[]>,
  C extends Fields = Fields,
  S extends string = string,
  I extends string = string,
  U extends string = string,
  N extends string | undefined = string | undefined,
> = {
  type: T
  /** Below /api/v1. */
  path: string
  attributes: A
  /**
   * The attribute that is a row's own type: organizations are of type School, Provider and so on. JSON:API keeps the name
   * `type` for exactly this, so the row says it there and not among its attributes.
   */
  typeAttribute: N
  /** Large or costly attributes, which a list shows only to who asks for them by name. */
  unlisted: readonly U[]
  relationships: R
  /** Which predicates each attribute or foreign key may be filtered by; anything else is refused. */
  filters: F
  /** Filters with a meaning of their own, such as `filter[with_role]`. */
  scopes: C
  sorts: readonly S[]
  defaultSort: string
  /** Relationship paths a caller may include, `a` or `a.b`, three deep at most. */
  includes: readonly I[]
  page: { size: number; max: number }
}

type NameIn<T> = keyof T & string
type ToOnes<R extends Relationships> = { [K in NameIn<R>]: R[K]['kind'] extends 'toOne' ? K : never }[NameIn<R>]
type FiltersOf<A extends Fields, R extends Relationships, K extends string> = {
  [N in NameIn<A>]?: readonly PredicateFor<A[N]['kind']>[]
} & { [N in 'id' | `${ToOnes<R>}Id` | K]?: readonly PredicateFor<'id'>[] }

type LinksOf<T extends string> = T extends ResourceName ? KnownResources[T]['links'] : never
type StepsFrom<T extends string> = NameIn<LinksOf<T>>
type LinkOf<T extends string, K extends string> = LinksOf<T>[K & keyof LinksOf<T>] & string
type PathFrom<R extends Relationships> = {
  [A in NameIn<R>]:
    | A
    | {
        [B in StepsFrom<R[A]['type']>]: `${A}.${B}` | `${A}.${B}.${StepsFrom<LinkOf<R[A]['type'], B>>}`
      }[StepsFrom<R[A]['type']>]
}[NameIn<R>]

export function resource<
  const T extends string,
  const A extends Fields,
  const R extends Relationships = Record<never, never>,
  const F extends Record<string, readonly Predicate[]> = Record<never, never>,
  const C extends Fields = Record<never, never>,
  const S extends NameIn<A> = never,
  const I extends PathFrom<R> = never,
  const U extends NameIn<A> = never,
  const N extends NameIn<A> | undefined = undefined,
  const K extends string = never,
>(
  type: T,
  options: {
    path?: string
    attributes: A
    typeAttribute?: N
    unlisted?: readonly U[]
    relationships?: R
    /** Keys of rows that it belongs to without telling so as a relationship: only to filter by. */
    foreignKeys?: readonly K[]
    filters?: F & NoInfer<FiltersOf<A, R, K>> & { [X in Exclude<keyof F, keyof FiltersOf<A, R, K>>]: never }
    scopes?: C
    sorts?: readonly S[]
    defaultSort?: NoInfer<NameIn<A> | `-${NameIn<A>}`>
    includes?: readonly I[]
    page?: { size?: number; max?: number }
  },
): Resource<T, A, R, F, C, S, I, U, N>
export function resource(
  type: string,
  options: Partial<Omit<Resource, 'page'>> & { attributes: Fields; page?: { size?: number; max?: number } },
): Resource {
  return {
    type,
    path: options.path ?? snake(type),
    attributes: options.attributes,
    typeAttribute: options.typeAttribute,
    unlisted: options.unlisted ?? [],
    relationships: options.relationships ?? {},
    filters: options.filters ?? {},
    scopes: options.scopes ?? {},
    sorts: options.sorts ?? [],
    defaultSort: options.defaultSort ?? 'id',
    includes: options.includes ?? [],
    page: { size: 30, max: 200, ...options.page },
  }
}

/** What the rows of a resource may call themselves. */
export function typesOf({ type, typeAttribute, attributes }: Resource): readonly string[] {
  return (typeAttribute && attributes[typeAttribute]?.options) || [type]
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]
export type Endpoint = `${Method} /${string}`

export type Access = 'session' | 'public'

/** What an answer that is no row tells; only the type counts. */
export type Told<T> = { type?: T }
export const told = <T extends object>(): Told<T> => ({})

/** Attributes that say how far a row is, with the states they may have. */
type StatesOf<R extends Resource | undefined> = R extends Resource
  ? { [K in keyof R['attributes']]?: readonly Extract<Values<R['attributes']>[K], string>[] }
  : Record<never, never>

export type Command<
  I extends Fields = Fields,
  R extends Resource | undefined = Resource | undefined,
  M extends object = object,
  N extends string = string,
> = {
  kind: 'command'
  name: N
  method: Method
  path: string
  on: R
  /** The states in which it is allowed; in any other the answer is 409. */
  when: Record<string, readonly string[]>
  /** The moves that it may make; no other. */
  moves: readonly Move[]
  input: I
  /** Only what is sent changes; nothing is required. */
  partial: boolean
  emits: readonly EventType[]
  /** A guest may call it: sign-up, links in mails. */
  access: Access
  summary: string
  tells: Told<M> | undefined
}

/** `PUT /vacancies/:id/publish`, taken apart. */
export function endpoint(text: Endpoint): { method: Method; path: string } {
  const [method, path = ''] = text.split(' ')
  return { method: methods.find((known) => known === method) ?? 'GET', path }
}

export function command<
  const N extends string,
  const I extends Fields = Record<never, never>,
  R extends Resource | undefined = undefined,
  M extends object = Record<never, never>,
  const W extends StatesOf<R> = StatesOf<R>,
>(
  name: N,
  route: Endpoint,
  options?: {
    on?: R
    /** Without it: where one of its moves can begin. */
    when?: W & { [X in Exclude<keyof W, keyof StatesOf<R>>]: never }
    moves?: readonly Move[]
    input?: I
    partial?: boolean
    /** What it tells besides what its moves tell. */
    emits?: readonly EventType[]
    access?: Access
    summary?: string
    tells?: Told<M>
  },
): Command<I, R, M, N>
export function command(name: string, route: Endpoint, options: Partial<Command> = {}): Command {
  const moves = options.moves ?? []
  return {
    kind: 'command',
    name,
    ...endpoint(route),
    on: options.on,
    when: options.when ?? (route.includes('/:id') ? whenOf(moves, options.on) : {}),
    moves,
    input: options.input ?? {},
    partial: options.partial ?? false,
    emits: [...new Set([...moves.flatMap(({ emits }) => emits ?? []), ...(options.emits ?? [])])],
    access: options.access ?? 'session',
    summary: options.summary ?? name,
    tells: options.tells,
  }
}

/** A command can be run where one of the moves of its own row can begin. */
function whenOf(moves: readonly Move[], on: Resource | undefined): Command['when'] {
  const own = moves.filter(({ lifecycle }) => lifecycle.type === on?.type)
  return Object.fromEntries(own.map(({ lifecycle }) => [lifecycle.column, statesBefore(...own)]))
}

export type Query<
  R extends Resource | undefined = Resource | undefined,
  F extends Fields | undefined = Fields | undefined,
  S extends string = string,
  M extends object = object,
> = {
  kind: 'query'
  name: string
  method: Method
  path: string
  /** The resource it answers with; without one it answers plain meta. */
  of: R
  many: boolean
  /** Filters of its own, instead of those of its resource. */
  filters: F
  /** And sorts. */
  sorts: readonly S[] | undefined
  access: Access
  summary: string
  tells: Told<M> | undefined
}

export function query<
  R extends Resource | undefined = undefined,
  const F extends Fields | undefined = undefined,
  const S extends string = never,
  M extends object = Record<never, never>,
>(
  name: string,
  route: Endpoint,
  options?: {
    of?: R
    many?: boolean
    filters?: F
    sorts?: readonly S[]
    access?: Access
    summary?: string
    tells?: Told<M>
  },
): Query<R, F, S, M>
export function query(name: string, route: Endpoint, options: Partial<Query> = {}): Query {
  return {
    kind: 'query',
    name,
    ...endpoint(route),
    of: options.of,
    many: options.many ?? false,
    filters: options.filters,
    sorts: options.sorts,
    access: options.access ?? 'session',
    summary: options.summary ?? name,
    tells: options.tells,
  }
}

export { type EventType, event, type Field, type Fields, type Input, type Values }
