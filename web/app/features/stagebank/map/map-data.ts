import { apiContext } from '#lib/context.ts'
import { readSearch } from '#protocol/features/stagebank/stagebank-search.ts'
import { maxZoom, minZoom } from '#ui/map/projection.ts'
import { findMap } from '../search/stagebank.data.ts'
import type { Route } from './+types/map-data'

/** What the map shows of a search, put together for one zoom. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const zoom = Math.min(maxZoom, Math.max(minZoom, Math.round(Number(params.get('zoom'))) || minZoom))
  const age = /^\d{1,2}$/.test(params.get('jaar') ?? '') ? Number(params.get('jaar')) : null
  return findMap(context.get(apiContext), readSearch(params), zoom, age)
}
