import { data } from 'react-router'
import { analyticsWords, chartResponse } from '../charts/chart-response.server.ts'
import type { Route } from './+types/demand-file'
import { readDemand } from './demand.server.ts'
import { demandCharts } from './demand-charts.ts'

/** One chart of the page, chosen as the page is, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { numbers, chosen } = await readDemand(context, request)
  if (!numbers) throw data(null, { status: 404 })
  return chartResponse(context, request, Object.values(demandCharts(numbers, chosen, analyticsWords(context))))
}
