import type { RouterContextProvider } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { messages } from '#lib/messages.server.ts'
import { findSession } from '#lib/session.server.ts'
import { translate } from '#lib/translate.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import { analyticsWords } from '../charts/chart-response.server.ts'
import { ownCharts } from '../own/own-charts.ts'
import { readOffer } from './supply.server.ts'
import { supplyCharts } from './supply-charts.ts'

/** The charts of the page, chosen as the page is, and what they are about. */
export async function readSupplyCharts(context: Readonly<RouterContextProvider>, request: Request) {
  const [{ supply, own }, session] = await Promise.all([readOffer(context, request), findSession(context)])
  const t = analyticsWords(context)
  const { locale } = context.get(pageContext)
  const sectorName = (sector: string | null) =>
    translate(messages[locale], `stagebank.sectors.${isSector(sector) ? sector : 'other'}`)
  const period = supply?.periods.find(({ id }) => id === supply.periodId)
  return {
    charts: [
      ...(supply ? Object.values(supplyCharts(supply.numbers, supply.periodId, t, sectorName)) : []),
      ...(own ? Object.values(ownCharts(own, t)) : []),
    ],
    about: [session?.organization?.name, period?.name].filter(Boolean).join(', '),
  }
}
