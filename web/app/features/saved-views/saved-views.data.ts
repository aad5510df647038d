import type { Client } from '#protocol/client.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { mostSavedViews, savedViews } from '#protocol/features/saved-views.ts'

export type KeptView = {
  id: string
  name: string
  query: string
  /** Of a colleague: their name. One's own has none. */
  owner: string | null
  isShared: boolean
}

/** What somebody kept of a list, by name, and then what colleagues share with them. */
export async function readSavedViews(api: Client, list: string): Promise<KeptView[]> {
  const rows = await api.list(savedViews, {
    filter: knownFilter(savedViews, { listEq: list }),
    page: { size: mostSavedViews * 3 },
  })
  const views = rows.map(({ id, name, query, sharedWithId, ownerName, can }) => ({
    ...{ id, name, query, isShared: sharedWithId !== null },
    owner: can.deleteView ? null : (ownerName ?? ''),
  }))
  return [...views.filter(({ owner }) => owner === null), ...views.filter(({ owner }) => owner !== null)]
}
