import { type Cells, type Permissions, signedIn } from '#test/permission-cells.ts'
import { command, fixed, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const ofOwnPeople: Cells = {
  schoolAdmin: 'own, at school',
  centerAdmin: 'all but at school, at other school',
  nonProfitAdmin: 'own',
  providerAdmin: 'own, at provider',
  operator: 'all',
}

/** Roles that people are asked to take. */
export const permissions: Permissions = {
  'Roles that are offered': {
    read: { ...signedIn('own'), ...ofOwnPeople },
    acceptRoleOffer: signedIn('own'),
    declineRoleOffer: signedIn('own'),
    withdrawRoleOffer: {
      schoolAdmin: 'at school',
      centerAdmin: 'at centre, at provider',
      providerAdmin: 'at provider',
      operator: 'all',
    },
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, people, insert } = w
  const offer = (userId: string, place: { id: string }) =>
    insert('role_offers', { user_id: userId, name: 'admin', organization_id: place.id, status: 'pending' })
  // To a caller themselves, from an organization that is nobody's here.
  const own = new Map<string, Promise<string>>()
  const ownOffer = (callerId: string) => {
    const made = own.get(callerId) ?? offer(callerId, places.otherSchool)
    own.set(callerId, made)
    return made
  }
  const offers = [
    { name: 'own', id: ({ id }: { id: string | null }) => (id ? ownOffer(id) : null) },
    ...fixed({
      'at school': await offer(people.pupil, places.school),
      'at centre': await offer(await w.somebody('volunteer', places.center), places.center),
      'at provider': await offer(people.baker, places.provider),
      'at other school': await offer(people.otherPupil, places.otherSchool),
    }),
  ]
  return [
    {
      title: 'Roles that are offered',
      type: 'roleOffers',
      actions: [
        read('/role_offers', offers),
        command('acceptRoleOffer', 'PUT', '/role_offers/:id/accept', offers),
        command('declineRoleOffer', 'PUT', '/role_offers/:id/decline', offers),
        command('withdrawRoleOffer', 'PUT', '/role_offers/:id/withdraw', offers),
      ],
    },
  ]
}
