import type { Client } from '#protocol/client.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { mostSavedViews, savedViews } from '#protocol/features/saved-views.ts'

export type KeptView = { id: string; name: string; query: string }

/** What somebody kept of a list, by name. */
export async function readSavedViews(api: Client, list: string): Promise<KeptView[]> {
  const rows = await api.list(savedViews, {
    filter: knownFilter(savedViews, { listEq: list }),
    page: { size: mostSavedViews },
  })
  return rows.map(({ id, name, query }) => ({ id, name, query }))
}
