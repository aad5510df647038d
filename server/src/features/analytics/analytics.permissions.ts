import type { Permissions } from '#test/permission-cells.ts'
import { ask, call, fixed, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

/** Whose students are counted is tried in the test of the numbers. */
export const permissions: Permissions = {
  Analytics: {
    demandNumbers: { mentor: 'of school', schoolAdmin: 'of school', operator: 'all' },
    supplyNumbers: { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' },
    ownNumbers: { nonProfitAdmin: '✓', providerAdmin: '✓' },
  },
}

export async function subjects({ periods }: PermissionWorld): Promise<Subject[]> {
  const targets = fixed({ 'of school': periods.own, 'of other school': periods.other })
  const demand = { name: 'demandNumbers', targets, try: call('GET', '/analytics/demand?filter[period_id]=:id') }
  const supply = ask('supplyNumbers', '/analytics/supply')
  return [{ title: 'Analytics', type: null, actions: [demand, supply, ask('ownNumbers', '/analytics/own')] }]
}
