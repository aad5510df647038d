import { redirect } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { requireSession } from '#lib/session.server.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { contractSigners, contracts, signingContracts } from '#protocol/features/contracts.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { Route } from './+types/of-internship'
import { contractCardId } from './contract-card.tsx'

/** From what stands in the way of an internship to where it is done: signing, the contract, or the internship where one makes it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const back = `/internships/${params.id}`
  if (!session.can.seeContracts || !isId(params.id)) return redirect(back)
  const api = apiOf(context, session)
  const found = await api.list(contracts, {
    filter: { internshipIdEq: params.id },
    sort: '-createdAt',
    page: { size: 20 },
  })
  const going = found.find(({ status }) => status !== 'void')
  if (!going) return redirect(`${back}#${contractCardId}`)
  if (isOneOf(signingContracts, going.status)) {
    const [own] = await api.list(contractSigners, {
      filter: { contractIdEq: going.id, userIdEq: session.user.id, statusIn: ['invited', 'viewed'] },
    })
    if (own) return redirect(`/contracts/${going.id}/sign/${own.id}`)
  }
  return redirect(`/contracts/${going.id}`)
}
