import { readSearch } from '../../../../protocol/src/stagebank-search.ts'
import { apiContext } from '../../lib/context.ts'
import { maxZoom, minZoom } from '../../ui/map/projection.ts'
import type { Route } from './+types/map-data'
import { findMap } from './stagebank.data.ts'

/** What the map shows of a search, put together for one zoom. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const zoom = Math.min(maxZoom, Math.max(minZoom, Math.round(Number(params.get('zoom'))) || minZoom))
  return findMap(context.get(apiContext), readSearch(params), zoom)
}
