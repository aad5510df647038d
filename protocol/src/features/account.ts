import { command, event, query } from '#protocol/declaring/define.ts'
import { email, id, oneOf, secret } from '#protocol/declaring/fields.ts'
import { organizations } from './organizations.ts'
import { locales, profile, users, userUpdated } from './users.ts'

export const emailChangeRequested = event('email.change_requested', { userId: id() })
export const emailChanged = event('email.changed', { userId: id() })

export const updateCurrentUser = command('updateCurrentUser', 'PATCH /current_user', {
  on: users,
  partial: true,
  input: {
    ...profile,
    locale: oneOf(locales),
    email: email(),
    currentPassword: secret({ optional: true }),
  },
  emits: [userUpdated, emailChangeRequested],
  summary: 'Change one’s own details; a new e-mail address needs the current password',
})

export const currentUser = query('currentUser', 'GET /current_user', { of: users, summary: 'Who one is' })
export const currentOrganizations = query('currentOrganizations', 'GET /current_organizations', {
  of: organizations,
  many: true,
  summary: 'The organizations in which one has a role',
})
