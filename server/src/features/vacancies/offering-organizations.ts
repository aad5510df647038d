import { readChoices } from '#engine/asking/choices.ts'
import { answer } from '#engine/feature.ts'
import { allOf, anyOf } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/vacancies/vacancies.ts'
import { keptHosts } from './vacancies.policy.ts'

/** For whom somebody can offer something who looks after hosts. */
export const offeringOrganizations = answer(protocol.offeringOrganizations, async ({ me, ...context }) => {
  const where = allOf<'organizations'>(
    { type: ['NonProfit', 'Provider'], status: 'approved' },
    anyOf(allOf(me.isOperator, { centerId: null }), keptHosts(me)),
  )
  return { meta: await readChoices(context, { table: 'organizations', where, order: 'name_order' }) }
})
