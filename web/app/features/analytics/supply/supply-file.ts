import { pageContext } from '#lib/context.ts'
import { messages } from '#lib/messages.server.ts'
import { translate } from '#lib/translate.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import { analyticsWords, chartResponse } from '../charts/chart-response.server.ts'
import { ownCharts } from '../own/own-charts.ts'
import type { Route } from './+types/supply-file'
import { readOffer } from './supply.server.ts'
import { supplyCharts } from './supply-charts.ts'

/** One chart of the page, chosen as the page is, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { supply, own } = await readOffer(context, request)
  const t = analyticsWords(context)
  const { locale } = context.get(pageContext)
  const sectorName = (sector: string | null) =>
    translate(messages[locale], `stagebank.sectors.${isSector(sector) ? sector : 'other'}`)
  const charts = [
    ...(supply ? Object.values(supplyCharts(supply.numbers, supply.periodId, t, sectorName)) : []),
    ...(own ? Object.values(ownCharts(own, t)) : []),
  ]
  return chartResponse(context, request, charts)
}
