import type { Client } from '#protocol/client.ts'
import type { Resource } from '#protocol/declaring/define.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import type { IncludeOf, Row } from '#protocol/declaring/rows.ts'
import type { Locale } from './i18n.tsx'

/** What rows of a resource are called, and which screen shows them: for lists that tell of rows of any kind. */
export type SubjectKind = {
  type: string
  /** The titles of these rows, by id. */
  titles(api: Client, ids: string[], locale: Locale): Promise<(readonly [id: string, title: string])[]>
  to?(id: string): string
}

/** A feature says it in `<feature>.subjects.ts`, from where they are collected. */
export function subject<R extends Resource, const I extends IncludeOf<R> = never>(
  resource: R,
  about: {
    include?: readonly I[]
    title?(row: Row<R, I>, locale: Locale): string
    /** Its own screen, or the one on which it is found. */
    to?(id: string): string
  },
): SubjectKind {
  const { include, title, to } = about
  const titles: SubjectKind['titles'] = async (api, idIn, locale) => {
    const filter = knownFilter(resource, { idIn })
    const rows = await api.list(resource, { filter, include, page: { size: idIn.length } })
    return rows.map((row) => [row.id, title?.(row, locale) ?? ''] as const)
  }
  return { type: resource.type, titles, to }
}
