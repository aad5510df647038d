import { randomBytes } from 'node:crypto'
import { everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, ask, call, command, fixed, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const own = { ...signedIn('own'), operator: 'all' }

/** Whose students are counted is tried in the test of the numbers. */
export const permissions: Permissions = {
  Analytics: {
    demandNumbers: { mentor: 'of school', schoolAdmin: 'of school', operator: 'all' },
    supplyNumbers: { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' },
    ownNumbers: { nonProfitAdmin: '✓', providerAdmin: '✓' },
  },
  'Shared charts': {
    read: own,
    endChartShare: own,
    shareChart: { mentor: '✓', schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' },
    openSharedChart: everybody('✓'),
  },
}

export async function subjects({ periods, people, insert }: PermissionWorld): Promise<Subject[]> {
  const targets = fixed({ 'of school': periods.own, 'of other school': periods.other })
  const demand = { name: 'demandNumbers', targets, try: call('GET', '/analytics/demand?filter[period_id]=:id') }
  const supply = ask('supplyNumbers', '/analytics/supply')
  /** Trying to end one uses it up. */
  const share = (userId: string) =>
    insert('chart_shares', {
      user_id: userId,
      title: 'Wie zoekt nog?',
      about: 'Dit jaar',
      chart: '{}',
      token_hash: randomBytes(32),
      ends_on: '2099-01-01',
    })
  const other = await share(people.pupil)
  const shares = [
    { name: 'own', id: ({ id }: { id: string | null }) => (id ? share(id) : null) },
    { name: 'of other student', id: () => other },
  ]
  return [
    { title: 'Analytics', type: null, actions: [demand, supply, ask('ownNumbers', '/analytics/own')] },
    {
      title: 'Shared charts',
      type: 'chartShares',
      actions: [
        read('/chart_shares', shares),
        { name: 'endChartShare', targets: shares, try: call('DELETE', '/chart_shares/:id') },
        command('shareChart', 'POST', '/chart_shares', anything),
        ask('openSharedChart', '/chart_shares/open?filter[token]=x'),
      ],
    },
  ]
}
