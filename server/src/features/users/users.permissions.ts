import type { Permissions } from '#test/permission-cells.ts'
import { managedUsers } from '#test/permission-cells.ts'
import { organizationsOf, peopleOf, usersOf } from '#test/permission-targets.ts'
import {
  type Action,
  call,
  command,
  everything,
  read,
  reading,
  type Subject,
  type Target,
} from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'
import { randomEmail } from '#test/setup.ts'

const ownOrganization = {
  schoolAdmin: 'school',
  centerAdmin: 'centre, non-profit, provider, pending host',
  nonProfitAdmin: 'non-profit',
  providerAdmin: 'provider',
  operator: 'all',
}

export const permissions: Permissions = {
  Users: {
    read: { student: 'oneself', mentor: 'oneself, mentored student', volunteer: 'oneself', ...managedUsers },
    // Tried at approved ones only.
    create: { ...ownOrganization, centerAdmin: 'centre, non-profit, provider' },
    updateUser: managedUsers,
    archiveUser: managedUsers,
    restoreUser: managedUsers,
    deactivateUser: managedUsers,
    reactivateUser: managedUsers,
    addRole: managedUsers,
    removeRole: managedUsers,
    'hand out roles at': ownOrganization,
    inviteUser: managedUsers,
    resendInvitation: managedUsers,
    putInGroup: { schoolAdmin: 'mentored student, other student' },
    linkMentor: { schoolAdmin: 'mentored student, other student' },
    remindTurn: { schoolAdmin: 'mentored student, other student', mentor: 'mentored student' },
    signInAsUser: {
      schoolAdmin: 'mentored student, other student, mentor',
      centerAdmin: 'worker at non-profit, worker at provider',
      operator: 'all but oneself',
    },
  },
  Roles: {
    read: {
      student: 'student at school',
      mentor: 'student at school',
      schoolAdmin: 'student at school',
      centerAdmin: 'volunteer at centre, worker at non-profit, worker at provider',
      nonProfitAdmin: 'worker at non-profit',
      providerAdmin: 'worker at provider',
      volunteer: 'volunteer at centre',
      operator: 'all',
    },
  },
  'Students, as hosts know them': {
    read: {
      student: 'mentored student',
      mentor: 'mentored student',
      schoolAdmin: 'all but student of other school',
      centerAdmin: 'all',
      nonProfitAdmin: 'all but other student',
      providerAdmin: 'other student',
      operator: 'all',
    },
    signInAsUser: { schoolAdmin: 'all but student of other school', operator: 'all' },
  },
  'Contacts at hosts': {
    read: {
      student: 'worker at non-profit',
      mentor: 'worker at non-profit',
      schoolAdmin: 'all but worker at other host',
      centerAdmin: 'all but worker at other host',
      nonProfitAdmin: 'worker at non-profit',
      providerAdmin: 'worker at provider',
      operator: 'all',
    },
  },
}

const newUser = (organizationId: string) => ({
  data: {
    type: 'users',
    attributes: {
      email: randomEmail(),
      first_name: 'A',
      last_name: 'B',
      role: 'volunteer',
      organization_id: organizationId,
    },
  },
})
const signInAs: Action['try'] = call('POST', '/sign_in_as_user', (id) => ({
  data: { type: 'users', attributes: { user_id: id } },
}))

async function rolesOf({ people, ids }: PermissionWorld): Promise<Target[]> {
  const owners = {
    'student at school': people.mentored,
    'volunteer at centre': people.volunteer,
    'worker at non-profit': people.worker,
    'worker at provider': people.baker,
    'worker at other host': people.stranger,
    'student at other school': people.otherPupil,
    operator: people.operator,
  }
  const rows = Object.entries(owners).map(async ([name, id]) => everything(await ids('roles', { user_id: id }), name))
  return (await Promise.all(rows)).flat()
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const users = usersOf(w)
  const organizations = organizationsOf(w)
  const named =
    (part: string) =>
    ({ name }: Target) =>
      name.includes(part)
  return [
    {
      title: 'Users',
      type: 'users',
      actions: [
        read('/users', users),
        {
          name: 'create',
          targets: organizations.filter(({ name }) => name !== 'pending host'),
          try: call('POST', '/users', newUser),
        },
        command('updateUser', 'PATCH', '/users/:id', users),
        command('archiveUser', 'DELETE', '/users/:id', users),
        command('restoreUser', 'PUT', '/users/:id/restore', users),
        command('deactivateUser', 'PUT', '/users/:id/deactivate', users),
        command('reactivateUser', 'PUT', '/users/:id/reactivate', users),
        command('addRole', 'PUT', '/users/:id/add_role', users),
        command('removeRole', 'DELETE', '/users/:id/remove_role', users),
        {
          // Taking away a role that nobody has there: 404 for whoever may hand out roles at that organization.
          name: 'hand out roles at',
          targets: organizations,
          try: async ({ api, id }, organizationId) => {
            const body = { name: 'volunteer', organization_id: organizationId }
            const { status } = await api('DELETE', `/users/${id ?? w.people.pupil}/remove_role`, body)
            return status === 404 ? 204 : status
          },
        },
        command('inviteUser', 'PUT', '/users/:id/invite', users),
        command('resendInvitation', 'POST', '/users/:id/resend_confirmation_instructions', users),
        command('putInGroup', 'PUT', '/users/:id/assign_group', users),
        command('linkMentor', 'PUT', '/users/:id/link_mentor', users),
        command('remindTurn', 'POST', '/users/:id/remind_turn', users),
        { name: 'signInAsUser', targets: users, try: signInAs },
      ],
    },
    reading('Roles', 'roles', '/roles', await rolesOf(w)),
    {
      title: 'Students, as hosts know them',
      type: 'students',
      actions: [
        read('/students', peopleOf(w).filter(named('student'))),
        { name: 'signInAsUser', targets: users.filter(named('student')), try: signInAs },
      ],
    },
    reading('Contacts at hosts', 'contacts', '/contacts', peopleOf(w).filter(named('worker'))),
  ]
}
