import { randomUUID } from 'node:crypto'
import type { Permissions } from '#test/permission-cells.ts'
import { anything, call, command, fresh, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const own = {
  schoolAdmin: 'of school',
  centerAdmin: 'of centre',
  nonProfitAdmin: 'of non-profit',
  providerAdmin: 'of provider',
}
const admins = Object.fromEntries(Object.keys(own).map((role) => [role, '✓']))

export const permissions: Permissions = {
  'Keys of organizations': {
    read: { ...own, operator: 'all' },
    revokeApiKey: own,
    makeApiKey: admins,
  },
}

export async function subjects({ people, places, insert }: PermissionWorld): Promise<Subject[]> {
  const key = (organizationId: string) =>
    insert('api_keys', {
      organization_id: organizationId,
      maker_id: people.operator,
      name: 'Key',
      handle: randomUUID(),
      secret_hash: Buffer.from(randomUUID()),
      scopes: ['students'],
      expires_on: '2099-01-01',
    })
  const at = {
    'of school': places.school,
    'of other school': places.otherSchool,
    'of centre': places.center,
    'of non-profit': places.nonProfit,
    'of provider': places.provider,
  }
  const rows = fresh(
    Object.entries(at).map(([name, { id }]) => ({ name, id: () => id })),
    key,
  )
  return [
    {
      title: 'Keys of organizations',
      type: 'apiKeys',
      actions: [
        read('/api_keys', rows),
        { name: 'revokeApiKey', targets: rows, try: call('DELETE', '/api_keys/:id') },
        command('makeApiKey', 'POST', '/api_keys', anything),
      ],
    },
  ]
}
