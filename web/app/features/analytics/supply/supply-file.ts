import { chartResponse } from '../charts/chart-response.server.ts'
import type { Route } from './+types/supply-file'
import { readSupplyCharts } from './supply-charts.server.ts'

/** One chart of the page, chosen as the page is, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { charts } = await readSupplyCharts(context, request)
  return chartResponse(context, request, charts)
}
