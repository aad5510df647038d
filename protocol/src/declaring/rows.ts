import type { Fields, KnownResources, Query, Resource, ResourceName } from './define.ts'
import type { Field, Values } from './fields.ts'
import type { Compared, FilterName } from './predicates.ts'

/** The resource of a name; any resource for a name that is not known while compiling. */
type Named<T extends string> = T extends ResourceName
  ? KnownResources[T] extends { resource: infer R extends Resource }
    ? R
    : never
  : Resource

/** What the reader may do with a row. */
export type Can<T extends string = string> = {
  readonly [A in T extends ResourceName ? KnownResources[T]['actions'] : string]?: boolean
}

/** What a row calls itself: the resource's name, or the attribute that says it. */
type TypeOf<R extends Resource> = R['typeAttribute'] extends keyof R['attributes']
  ? Values<R['attributes']>[R['typeAttribute']]
  : R['type']

/** A related row that was not included. */
export type Linkage<R extends Resource = Resource> = { id: string; type: TypeOf<R> }

/** A related row that may not have been included, or that its reader may not see. */
export type Glimpse<R extends Resource> = Linkage<R> & Partial<Row<R>>

type Head<I extends string> = I extends `${infer First}.${string}` ? First : I
type Tail<I extends string, K> = K extends string ? (I extends `${K}.${infer Rest}` ? Rest : never) : never

/** Names of fields by type, when only some are asked for. */
export type Fieldsets = { readonly [T in ResourceName]?: readonly FieldOf<Named<T>>[] }
type FieldOf<R extends Resource> = (keyof R['attributes'] | keyof R['relationships']) & string
type Asked<R extends Resource, F> = R['type'] extends keyof F
  ? F[R['type']] extends readonly (infer N)[]
    ? N
    : FieldOf<R>
  : FieldOf<R>

type Related<R extends Resource, K extends keyof R['relationships'], I extends string, F> =
  K extends Head<I>
    ? Row<Named<R['relationships'][K]['type']>, Tail<I, K>, F>
    : Linkage<Named<R['relationships'][K]['type']>>
type OrNull<O, T> = O extends true ? T | null : T

/**
 * A row as the web sees it, attributes and related rows in one object. `I` are the paths that were included: their rows
 * are there in full; of another single row only its id and type, of other lists nothing.
 */
export type Row<R extends Resource, I extends string = never, F = Record<never, never>> = {
  id: string
  type: TypeOf<R>
  can: Can<R['type']>
} & {
  [K in keyof R['attributes'] as K extends Asked<R, F> ? K : never]: Values<R['attributes']>[K]
} & {
  [K in keyof R['relationships'] as R['relationships'][K]['kind'] extends 'toOne'
    ? K extends Asked<R, F>
      ? K
      : never
    : K extends Head<I>
      ? K
      : never]: R['relationships'][K]['kind'] extends 'toMany'
    ? Related<R, K, I, F>[]
    : OrNull<R['relationships'][K]['optional'], Related<R, K, I, F>>
}

type FieldNamed<R extends Resource, K extends string> = K extends keyof R['attributes']
  ? R['attributes'][K]
  : Field<string, 'id'>
type ValueOf<F> = F extends Field<infer T> ? NonNullable<T> : never
type ScopeValue<F> =
  F extends Field<infer T, 'list'>
    ? NonNullable<T> extends readonly (infer E)[]
      ? E | readonly E[]
      : never
    : ValueOf<F>
type Scopes<C extends Fields> = { readonly [K in keyof C]?: ScopeValue<C[K]> }
type Sorted<S extends string> = S | `-${S}`

/** The filters a list knows: those of its attributes by predicate, and those with a meaning of their own. */
export type FilterOf<R extends Resource> = {
  readonly [N in FilterPair<R> as N['name']]?: N['value']
} & Scopes<R['scopes']>
type FilterPair<R extends Resource> = {
  [K in keyof R['filters'] & string]: {
    [P in R['filters'][K][number]]: {
      name: FilterName<K, P>
      value: Compared<ValueOf<FieldNamed<R, K>>, P>
    }
  }[R['filters'][K][number]]
}[keyof R['filters'] & string]
/** What can be searched can also be had with the best first. */
export type SortOf<R extends Resource> =
  | Sorted<R['sorts'][number]>
  | (R['scopes'] extends { search: Field } ? 'relevance' : never)
export type IncludeOf<R extends Resource> = R['includes'][number]

/** The same for a question with a name of its own, whose lists may also be one text with commas. */
type QueryFilters<F extends Fields> = {
  readonly [K in keyof F]?: ScopeValue<F[K]> | (F[K]['kind'] extends 'list' ? string : never)
}
export type FilterOfQuery<Q extends Query> = Q['filters'] extends Fields
  ? QueryFilters<Q['filters']>
  : Q['of'] extends Resource
    ? FilterOf<Q['of']>
    : Record<never, never>
export type SortOfQuery<Q extends Query> = Q['filters'] extends Fields
  ? NonNullable<Q['sorts']>[number]
  : Q['of'] extends Resource
    ? SortOf<Q['of']>
    : never
