import { command, event, query, resource, toMany, toOne } from './define.ts'
import { email, id, integer, oneOf, phone, secret, text, timestamp } from './fields.ts'
import { organizations, organizationTypes } from './organizations.ts'

export const userStatuses = ['active', 'invited', 'inactive', 'archived'] as const
export const genders = ['male', 'female', 'other'] as const
export const roleNames = ['admin', 'volunteer', 'student', 'mentor'] as const
export const locales = ['nl', 'en'] as const
export const digests = ['off', 'daily', 'weekly'] as const

const name = {
  firstName: text({ max: 80 }),
  infix: text({ max: 30, optional: true }),
  lastName: text({ max: 80 }),
}
const profile = {
  ...name,
  gender: oneOf(genders, { optional: true }),
  phoneNumber: phone({ optional: true }),
}

export const users = resource('users', {
  attributes: {
    email: email(),
    ...profile,
    locale: oneOf(locales),
    status: oneOf(userStatuses, { readOnly: true }),
    digest: oneOf(digests, { readOnly: true }),
    digestWeekday: integer({ readOnly: true }),
    lastSignInAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: { roles: toMany('roles'), organizations: toMany('organizations') },
  filters: {
    id: ['eq', 'in'],
    email: ['eq', 'cont', 'start'],
    firstName: ['eq', 'cont', 'start'],
    lastName: ['eq', 'cont', 'start'],
    status: ['eq', 'in', 'not_eq'],
    gender: ['eq'],
    lastSignInAt: ['gteq', 'lteq', 'null'],
    createdAt: ['gteq', 'lteq'],
  },
  scopes: { organizationIdEq: id(), withRole: oneOf(roleNames), search: text({ max: 100 }), groupId: id() },
  sorts: ['lastName', 'firstName', 'email', 'status', 'lastSignInAt', 'createdAt', 'updatedAt'],
  defaultSort: 'lastName',
  includes: ['roles', 'organizations', 'roles.organization'],
  page: { max: 1000 },
})

export const roles = resource('roles', {
  attributes: {
    name: oneOf(roleNames, { readOnly: true }),
    resourceId: id({ optional: true, readOnly: true }),
    resourceType: oneOf(organizationTypes, { optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: {
    user: toOne('users', { readOnly: true }),
    organization: toOne('organizations', { readOnly: true, optional: true }),
  },
  filters: { userId: ['eq', 'in'], organizationId: ['eq', 'in'], name: ['eq', 'in'] },
  sorts: ['createdAt', 'name'],
  defaultSort: 'createdAt',
  includes: ['user', 'organization'],
})

/** A student as a host may know them: a name, no birth date, no address. */
export const students = resource('students', {
  attributes: { ...name, createdAt: timestamp({ readOnly: true }), updatedAt: timestamp({ readOnly: true }) },
  filters: { id: ['eq', 'in'], firstName: ['cont', 'start'], lastName: ['cont', 'start'] },
  sorts: ['lastName', 'firstName'],
  defaultSort: 'lastName',
})

/** The person at a host whom one talks to. */
export const contacts = resource('contacts', {
  attributes: { ...name, email: email() },
  filters: { id: ['eq', 'in'], lastName: ['cont', 'start'] },
  sorts: ['lastName'],
  defaultSort: 'lastName',
})

const aboutUser = { userId: id() }
export const userInvited = event('account.invited', aboutUser)
export const userConfirmed = event('account.confirmed', aboutUser)
export const userUpdated = event('user.updated', aboutUser)
export const userStatusChanged = event('user.status_changed', { userId: id(), status: oneOf(userStatuses) })
export const userArchived = event('user.archived', aboutUser)
export const roleAdded = event('role.added', {
  userId: id(),
  role: oneOf(roleNames),
  organizationId: id({ optional: true }),
})
export const roleRemoved = event('role.removed', {
  userId: id(),
  role: oneOf(roleNames),
  organizationId: id({ optional: true }),
})
export const emailChangeRequested = event('email.change_requested', aboutUser)
export const emailChanged = event('email.changed', aboutUser)

export const createUser = command('createUser', 'POST /users', {
  on: users,
  input: {
    email: email(),
    ...profile,
    locale: oneOf(locales, { optional: true }),
    role: oneOf(roleNames, { optional: true }),
    organizationId: id({ optional: true }),
  },
  emits: [userInvited],
  summary: 'Invite somebody into an organization',
})

export const updateUser = command('updateUser', 'PATCH /users/:id', {
  on: users,
  partial: true,
  input: { email: email(), ...profile, locale: oneOf(locales), status: oneOf(['active', 'inactive', 'archived']) },
  emits: [userUpdated, userStatusChanged],
  summary: 'Change somebody, their status included',
})

export const archiveUser = command('archiveUser', 'DELETE /users/:id', {
  on: users,
  when: { status: ['active', 'invited', 'inactive'] },
  emits: [userArchived],
  summary: 'Archive somebody; they can no longer sign in',
})

const roleInput = {
  name: oneOf(roleNames, { optional: true }),
  role: oneOf(roleNames, { optional: true }),
  organizationId: id({ optional: true }),
  resourceId: id({ optional: true }),
  resourceType: oneOf(organizationTypes, { optional: true }),
}
export const addRole = command('addRole', 'PUT /users/:id/add_role', {
  on: users,
  input: roleInput,
  emits: [roleAdded],
  summary: 'Give somebody a role in an organization',
})
export const removeRole = command('removeRole', 'DELETE /users/:id/remove_role', {
  on: users,
  input: roleInput,
  emits: [roleRemoved],
  summary: 'Take a role away',
})

export const resendInvitation = command('resendInvitation', 'POST /users/:id/resend_confirmation_instructions', {
  on: users,
  when: { status: ['invited'] },
  emits: [userInvited],
  summary: 'Send the invitation again',
})

export const updateCurrentUser = command('updateCurrentUser', 'PATCH /current_user', {
  on: users,
  partial: true,
  input: {
    ...profile,
    locale: oneOf(locales),
    digest: oneOf(digests),
    digestWeekday: integer({ min: 1, max: 7 }),
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
