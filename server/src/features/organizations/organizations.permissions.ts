import { type Permissions, signedIn } from '#test/permission-cells.ts'
import { organizationsOf } from '#test/permission-targets.ts'
import { call, command, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const approved = { ...signedIn('all but pending host'), centerAdmin: 'all', operator: 'all' }
/** A school looks after the hosts it brought in and those of nobody, a centre after every host of the site. */
const managed = {
  schoolAdmin: 'host of school, host of nobody',
  centerAdmin: 'all but school, other school, centre, other centre',
  operator: 'all',
}
const changeable = {
  schoolAdmin: 'school, host of school, host of nobody',
  centerAdmin: 'all but school, other school, other centre',
  nonProfitAdmin: 'non-profit',
  providerAdmin: 'provider',
  operator: 'all',
}

export const permissions: Permissions = {
  Organizations: {
    read: approved,
    create: { schoolAdmin: 'NonProfit, Provider', centerAdmin: 'NonProfit, Provider', operator: 'all' },
    updateOrganization: changeable,
    approveOrganization: managed,
    archiveOrganization: managed,
    restoreOrganization: managed,
    // An approved one only by whoever approved it a moment ago.
    reconsiderOrganization: { centerAdmin: 'pending host', operator: 'pending host' },
    removeLogo: changeable,
  },
  'Profiles of organizations': { read: approved },
}

export function subjects(w: PermissionWorld): Subject[] {
  const organizations = organizationsOf(w)
  return [
    {
      title: 'Organizations',
      type: 'organizations',
      actions: [
        read('/organizations', organizations),
        {
          name: 'create',
          targets: ['School', 'VolunteerCenter', 'NonProfit', 'Provider'].map((type) => ({
            name: type,
            id: () => type,
          })),
          try: call('POST', '/organizations', (type) => ({
            data: { type: 'organizations', attributes: { name: 'New', city: 'Zeist', type } },
          })),
        },
        command('updateOrganization', 'PATCH', '/organizations/:id', organizations),
        command('approveOrganization', 'PUT', '/organizations/:id/approve', organizations),
        command('archiveOrganization', 'DELETE', '/organizations/:id', organizations),
        command('restoreOrganization', 'PUT', '/organizations/:id/restore', organizations),
        command('reconsiderOrganization', 'PUT', '/organizations/:id/reconsider', organizations),
        command('removeLogo', 'DELETE', '/organizations/:id/logo', organizations),
      ],
    },
    reading('Profiles of organizations', 'profiles', '/profiles', organizations),
  ]
}
