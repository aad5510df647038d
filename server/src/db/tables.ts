import type { Fields, KnownResources, Resource, ResourceName } from '#protocol/declaring/define.ts'
import type { Values } from '#protocol/declaring/fields.ts'
import type { TableOf, Tables } from './catalogue.ts'

export type TableName = keyof Tables & string
/** Its columns, by the names that code has for them. */
export type ColumnOf<T extends TableName> = keyof Tables[T] & string

/** A row of a table whose name is not known while compiling. */
export type AnyRow = { id: string } & Record<string, unknown>
/** What stands in a column of JSON is known by the attribute that shows it. */
type WithJson<Row, A extends Fields> = {
  [K in keyof Row]: unknown extends Row[K] ? (K extends keyof A ? Values<A>[K] : unknown) : Row[K]
}
/** The name of the table that a resource is shown from. */
export type TableOfResource<R extends Resource> = R['type'] extends keyof TableOf ? TableOf[R['type']] : never
/** A row of the table of a resource. */
export type RowOf<R extends Resource> = R['type'] extends keyof TableOf
  ? WithJson<Tables[TableOf[R['type']]], R['attributes']>
  : AnyRow
/** The same by the name of the resource. */
export type RowOfType<T extends string> = T extends ResourceName & keyof TableOf
  ? KnownResources[T] extends { resource: infer R extends Resource }
    ? RowOf<R>
    : never
  : AnyRow
/** A row of a table by its name. */
export type TableRow<T extends TableName> = Tables[T]

/** What a column takes: a moment may also be a text. */
type Written<V> = V extends Date ? Date | string : V extends readonly (infer E)[] ? readonly E[] : V
/** Columns of a row to write. */
export type Changes<R extends Resource> = R['type'] extends keyof TableOf
  ? { readonly [K in keyof RowOf<R>]?: Written<RowOf<R>[K]> }
  : Readonly<Record<string, unknown>>
