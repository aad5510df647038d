import { everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, ask, call, command, fixed, probe, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const ofManaged = { schoolAdmin: 'of host of school', centerAdmin: 'all', operator: 'all' }
const ofOwnOrManaged = { ...ofManaged, providerAdmin: 'of provider' }

/** Signing up, and joining an organization that is here. */
export const permissions: Permissions = {
  'Who signed an organization up': { read: ofManaged },
  'Requests to join': { read: ofOwnOrManaged, acceptJoinRequest: ofOwnOrManaged, declineJoinRequest: ofOwnOrManaged },
  'Signing up': {
    registerOrganization: everybody('✓'),
    findDuplicates: everybody('✓'),
    joinOrganization: everybody('✓'),
    organizationCities: signedIn('✓'),
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, insert } = w
  const person = { first_name: 'A', last_name: 'B', email: 'a@example.test' }
  const of = async (table: string) =>
    fixed({
      'of provider': await insert(table, { organization_id: places.provider.id, ...person }),
      'of other host': await insert(table, { organization_id: places.otherHost.id, ...person }),
      'of host of school': await insert(table, { organization_id: places.schoolHost.id, ...person }),
    })
  const requests = await of('join_requests')
  const publicly = (name: string, path: string) => ({ name, targets: anything, try: call('POST', path, () => probe) })
  return [
    reading(
      'Who signed an organization up',
      'registrations',
      '/organization_registrations',
      await of('organization_registrations'),
    ),
    {
      title: 'Requests to join',
      type: 'joinRequests',
      actions: [
        read('/join_requests', requests),
        command('acceptJoinRequest', 'PUT', '/join_requests/:id/accept', requests),
        command('declineJoinRequest', 'PUT', '/join_requests/:id/decline', requests),
      ],
    },
    {
      title: 'Signing up',
      type: null,
      actions: [
        publicly('registerOrganization', '/organizations/signup'),
        publicly('findDuplicates', '/organizations/duplicates'),
        publicly('joinOrganization', '/organizations/join'),
        ask('organizationCities', '/organizations/cities'),
      ],
    },
  ]
}
