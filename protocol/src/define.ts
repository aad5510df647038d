import { type EventType, event } from './event.ts'
import type { Field, Fields, Input, Values } from './fields.ts'
import { type Move, statesBefore } from './lifecycle.ts'
import { snake } from './names.ts'

export type Predicate =
  | 'eq'
  | 'not_eq'
  | 'lt'
  | 'lteq'
  | 'gt'
  | 'gteq'
  | 'in'
  | 'not_in'
  | 'cont'
  | 'not_cont'
  | 'i_cont'
  | 'start'
  | 'end'
  | 'present'
  | 'blank'
  | 'null'
  | 'not_null'
  | 'true'
  | 'false'

export type Relationship = { kind: 'toOne' | 'toMany'; type: string; optional: boolean; readOnly: boolean }
export type Relationships = Record<string, Relationship>

type RelationshipOptions = { optional?: boolean; readOnly?: boolean }
export const toOne = (type: string, options?: RelationshipOptions): Relationship & { kind: 'toOne' } => ({
  kind: 'toOne',
  type,
  optional: false,
  readOnly: false,
  ...options,
})
export const toMany = (type: string): Relationship & { kind: 'toMany' } => ({
  kind: 'toMany',
  type,
  optional: true,
  readOnly: true,
})

export type Resource<A extends Fields = Fields, R extends Relationships = Relationships> = {
  type: string
  /** Below /api/v1. */
  path: string
  attributes: A
  /**
   * The attribute that is a row's own type: organizations are of type School, Provider and so on. JSON:API keeps the name
   * `type` for exactly this, so the row says it there and not among its attributes.
   */
  typeAttribute: string | undefined
  /** Large or costly attributes, which a list shows only to who asks for them by name. */
  unlisted: readonly string[]
  relationships: R
  /** Which predicates each attribute or foreign key may be filtered by; anything else is refused. */
  filters: Record<string, readonly Predicate[]>
  /** Filters with a meaning of their own, such as `filter[with_role]`. */
  scopes: Fields
  sorts: readonly string[]
  defaultSort: string
  /** Relationship paths a caller may include, `a` or `a.b`, three deep at most. */
  includes: readonly string[]
  page: { size: number; max: number }
}

type ResourceOptions<A extends Fields, R extends Relationships> = {
  path?: string
  attributes: A
  typeAttribute?: keyof A & string
  unlisted?: readonly (keyof A & string)[]
  relationships?: R
  filters?: { [K in string]?: readonly Predicate[] }
  scopes?: Fields
  sorts?: readonly (keyof A & string)[]
  defaultSort?: string
  includes?: readonly string[]
  page?: { size?: number; max?: number }
}

export function resource<const A extends Fields, const R extends Relationships = Record<never, never>>(
  type: string,
  options: ResourceOptions<A, R>,
): Resource<A, R> {
  return {
    type,
    path: options.path ?? snake(type),
    attributes: options.attributes,
    typeAttribute: options.typeAttribute,
    unlisted: options.unlisted ?? [],
    relationships: options.relationships ?? ({} as R),
    filters: (options.filters ?? {}) as Resource['filters'],
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

export type Can = Record<string, boolean>
/** A row as the web sees it: attributes and related rows merged into one object. */
export type Row<R extends Resource> = { id: string; type: string; can: Can } & Values<R['attributes']> & {
    [K in keyof R['relationships']]: R['relationships'][K]['kind'] extends 'toMany' ? Related[] : Related | null
  }
// biome-ignore lint/suspicious/noExplicitAny: what is related depends on the include of the call
export type Related = { id: string; type: string } & Record<string, any>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Endpoint = `${Method} /${string}`

export type Access = 'session' | 'public'

export type Command<I extends Fields = Fields, R extends Resource | undefined = Resource | undefined> = {
  kind: 'command'
  name: string
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
}

type CommandOptions<I extends Fields, R extends Resource | undefined> = {
  on?: R
  /** Without it: where one of its moves can begin. */
  when?: Record<string, readonly string[]>
  moves?: readonly Move[]
  input?: I
  partial?: boolean
  /** What it tells besides what its moves tell. */
  emits?: readonly EventType[]
  access?: Access
  summary?: string
}

function endpoint(text: Endpoint): { method: Method; path: string } {
  const [method, path] = text.split(' ') as [Method, string]
  return { method, path }
}

export function command<const I extends Fields = Record<never, never>, R extends Resource | undefined = undefined>(
  name: string,
  route: Endpoint,
  options: CommandOptions<I, R> = {},
): Command<I, R> {
  const moves = options.moves ?? []
  return {
    kind: 'command',
    name,
    ...endpoint(route),
    on: options.on as R,
    when: options.when ?? (route.includes('/:id') ? whenOf(moves, options.on) : {}),
    moves,
    input: options.input ?? ({} as I),
    partial: options.partial ?? false,
    emits: [...new Set([...moves.flatMap(({ emits }) => emits ?? []), ...(options.emits ?? [])])],
    access: options.access ?? 'session',
    summary: options.summary ?? name,
  }
}

/** A command can be run where one of the moves of its own row can begin. */
function whenOf(moves: readonly Move[], on: Resource | undefined): Command['when'] {
  const own = moves.filter(({ lifecycle }) => lifecycle.type === on?.type)
  return Object.fromEntries(own.map(({ lifecycle }) => [lifecycle.column, statesBefore(...own)]))
}

export type Query<R extends Resource | undefined = Resource | undefined> = {
  kind: 'query'
  name: string
  method: Method
  path: string
  /** The resource it answers with; without one it answers plain meta. */
  of: R
  many: boolean
  /** Filters of its own, instead of those of its resource. */
  filters: Fields | undefined
  /** And sorts. */
  sorts: readonly string[] | undefined
  access: Access
  summary: string
}

export function query<R extends Resource | undefined = undefined>(
  name: string,
  route: Endpoint,
  options: {
    of?: R
    many?: boolean
    filters?: Fields
    sorts?: readonly string[]
    access?: Access
    summary?: string
  } = {},
): Query<R> {
  return {
    kind: 'query',
    name,
    ...endpoint(route),
    of: options.of as R,
    many: options.many ?? false,
    filters: options.filters,
    sorts: options.sorts,
    access: options.access ?? 'session',
    summary: options.summary ?? name,
  }
}

export { type EventType, event, type Field, type Fields, type Input, type Values }
