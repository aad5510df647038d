import type { RouterContextProvider } from 'react-router'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { apiOf } from '#lib/context.ts'
import { requireThat } from '#lib/require-can.server.ts'
import { requireSession, type Session } from '#lib/session.server.ts'
import { ownNumbers } from '#protocol/features/own-numbers.ts'
import { supplyNumbers } from '#protocol/features/supply-numbers.ts'

/** What the address asks, and the numbers for it. A school has a period to look at; a centre looks at all of them. */
async function readSupply(context: Readonly<RouterContextProvider>, request: Request, session: Session) {
  const api = apiOf(context, session)
  const { periods, period } = session.can.seeDemand
    ? await choosePeriod(context, request, session.organization?.id)
    : { periods: [], period: null }
  const numbers = await api.tell(supplyNumbers, period ? { filter: { periodId: period.id } } : {})
  return { numbers, periods, periodId: period?.id }
}
export type SupplyData = Awaited<ReturnType<typeof readSupply>>

/** One address for both: whoever looks after hosts sees all of them, a host itself. */
export async function readOffer(context: Readonly<RouterContextProvider>, request: Request) {
  const session = await requireSession(context)
  if (session.can.seeSupply) return { supply: await readSupply(context, request, session), own: null }
  requireThat(session.can.seeOwnNumbers)
  return { supply: null, own: await apiOf(context, session).tell(ownNumbers) }
}
