import { answer } from '#engine/feature.ts'
import { allOf, anyOf, compile, Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/vacancies/vacancies.ts'
import { keptHosts } from './vacancies.policy.ts'

const MOST = 500

/** Names and nothing else: they are many, and the list of vacancies asks for them. */
export const offeringOrganizations = answer(protocol.offeringOrganizations, async ({ me, read }) => {
  const params = new Params()
  const ours = allOf(
    { type: ['NonProfit', 'Provider'], status: 'approved' },
    anyOf(allOf(me.isOperator, { centerId: null }), keptHosts(me)),
  )
  const where = compile(ours, 'o', params)
  if (where === false) return { meta: { organizations: [] } }
  const organizations = await read<{ id: string; name: string }>({
    text: `select o.id, o.name from organizations o where ${where} order by o.name_order, o.id limit ${MOST}`,
    values: params.values,
  })
  return { meta: { organizations } }
})
