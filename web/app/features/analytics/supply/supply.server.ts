import type { RouterContextProvider } from 'react-router'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { apiOf } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { supplyNumbers } from '#protocol/features/supply-numbers.ts'

/** What the address asks, and the numbers for it. A school has a period to look at; a centre looks at all of them. */
export async function readSupply(context: Readonly<RouterContextProvider>, request: Request) {
  const session = await requireCan(context, 'seeSupply')
  const api = apiOf(context, session)
  const { periods, period } = session.can.seeDemand
    ? await choosePeriod(context, request, session.organization?.id)
    : { periods: [], period: null }
  const numbers = await api.tell(supplyNumbers, period ? { filter: { periodId: period.id } } : {})
  return { numbers, periods, periodId: period?.id }
}
