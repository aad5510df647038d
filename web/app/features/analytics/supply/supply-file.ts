import { pageContext } from '#lib/context.ts'
import { messages } from '#lib/messages.server.ts'
import { translate } from '#lib/translate.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import { analyticsWords, chartResponse } from '../charts/chart-response.server.ts'
import type { Route } from './+types/supply-file'
import { readSupply } from './supply.server.ts'
import { supplyCharts } from './supply-charts.ts'

/** One chart of the page, chosen as the page is, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { numbers, periodId } = await readSupply(context, request)
  const { locale } = context.get(pageContext)
  const sectorName = (sector: string | null) =>
    translate(messages[locale], `stagebank.sectors.${isSector(sector) ? sector : 'other'}`)
  const charts = supplyCharts(numbers, periodId, analyticsWords(context), sectorName)
  return chartResponse(context, request, Object.values(charts))
}
