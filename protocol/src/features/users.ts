import { command, event, query, resource, told, toMany, toOne } from '#protocol/declaring/define.ts'
import {
  birthDate,
  boolean,
  date,
  email,
  id,
  list,
  oneOf,
  personName,
  phone,
  text,
  timestamp,
} from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { undeliveredWhys } from './inbound-mail.ts'
import { organizationTypes } from './organizations.ts'
import { studentStages, studentTurns } from './progress.ts'
import { contractPaces, endedBy, formOutcomes, hourShares, waitingOn } from './student-numbers.ts'
import { roleNames, userStatuses } from './user-kinds.ts'

export const genders = ['male', 'female', 'other'] as const
export const locales = ['nl', 'en'] as const

const name = {
  firstName: personName(),
  infix: personName({ max: 30, optional: true }),
  lastName: personName(),
}
export const profile = {
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
    /** When the last invitation went out; nothing for whoever is to be invited later. */
    invitedAt: timestamp({ optional: true, readOnly: true }),
    /** Asked for, but the mail has not left: too many at once, or an organization that nobody has approved yet. */
    invitationWaits: boolean({ readOnly: true }),
    /** Why somebody is inactive or archived, when it was said. */
    statusReason: text({ max: 500, optional: true, readOnly: true }),
    lastSignInAt: timestamp({ optional: true, readOnly: true }),
    /** From when on mail to the address does not arrive, and why; nothing when it does. */
    undeliveredAt: timestamp({ optional: true, readOnly: true }),
    undeliveredWhy: oneOf(undeliveredWhys, { optional: true, readOnly: true }),
    /** Of a student: from when on what stands in the way needs attention; none when nothing does. */
    urgentAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  unlisted: ['urgentAt'],
  relationships: { roles: toMany('roles'), organizations: toMany('organizations') },
  filters: {
    id: ['eq', 'in'],
    email: ['eq', 'cont', 'start'],
    firstName: ['eq', 'cont', 'start'],
    lastName: ['eq', 'cont', 'start'],
    status: ['eq', 'in', 'not_eq'],
    gender: ['eq'],
    invitedAt: ['gteq', 'lteq', 'null', 'not_null'],
    lastSignInAt: ['gteq', 'lteq', 'null', 'not_null'],
    createdAt: ['gteq', 'lteq'],
  },
  scopes: {
    organizationIdEq: id(),
    withRole: list(oneOf(roleNames)),
    search: text({ max: 100 }),
    /** With a search: also what is written almost as what was typed, after what is. */
    alike: boolean(),
    groupId: list(id()),
    /** Students who are in one of these levels today, or whom one of these mentors looks after. */
    levelId: list(id()),
    mentorId: list(id()),
    /** Students by where they stand in a period; without a period, over all of them. */
    periodId: list(id()),
    stage: list(oneOf(studentStages)),
    late: boolean(),
    handedIn: boolean(),
    turn: oneOf(studentTurns),
    /** Only who takes part in those periods, by their levels and classes. */
    takesPart: boolean(),
    /** The lists behind the numbers of the analytics: who holds it up, how many hours, how fast the contract was signed, whose place was stopped by whom. */
    up: list(oneOf(waitingOn)),
    hoursShare: list(oneOf(hourShares)),
    contractPace: list(oneOf(contractPaces)),
    endedBy: list(oneOf(endedBy)),
    /** With which forms their internships were looked back on, and what became of one of those. */
    formId: list(id()),
    formOutcome: list(oneOf(formOutcomes)),
    /** Who had no place on this day. */
    withoutOn: date(),
    /** Who lives in one of these towns, by the postal code. */
    home: list(text({ max: 80 })),
  },
  sorts: ['lastName', 'firstName', 'email', 'status', 'lastSignInAt', 'urgentAt', 'createdAt', 'updatedAt'],
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

const offeredRoles = ['admin', 'mentor'] as const
/** Whoever is in already is asked before they get one of these. */
export const isOfferedRole = (name: unknown): boolean => offeredRoles.some((each) => each === name)
export const offerStatuses = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const

/** A role that somebody active is asked to take; they decide themselves, within fourteen days. */
export const roleOffers = resource('roleOffers', {
  attributes: {
    name: oneOf(offeredRoles, { readOnly: true }),
    status: oneOf(offerStatuses, { readOnly: true }),
    expiresAt: timestamp({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    user: toOne('users', { readOnly: true }),
    organization: toOne('organizations', { readOnly: true }),
  },
  filters: { id: ['eq', 'in'], userId: ['eq', 'in'], organizationId: ['eq', 'in'], status: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['user', 'organization'],
})

/** A student as a host may know them: a name, no birth date, no address. */
export const students = resource('students', {
  attributes: { ...name, createdAt: timestamp({ readOnly: true }), updatedAt: timestamp({ readOnly: true }) },
  filters: { id: ['eq', 'in'], firstName: ['cont', 'start'], lastName: ['cont', 'start'] },
  sorts: ['lastName', 'firstName'],
  defaultSort: 'lastName',
})

/** A student by each of the names that there are for one; the id is the same. */
export const studentTypes = ['students', 'users', 'studentProfiles'] as const

/** The person at a host whom one talks to. */
export const contacts = resource('contacts', {
  attributes: { ...name, email: email() },
  filters: { id: ['eq', 'in'], lastName: ['cont', 'start'] },
  sorts: ['lastName'],
  defaultSort: 'lastName',
})

const aboutUser = { userId: id() }
export const userCreated = event('user.created', aboutUser)
export const userInvited = event('account.invited', aboutUser)
/** Asked for once more: by who invited them, or by themselves at the door. */
export const userInvitedAgain = event('account.invited_again', aboutUser)
/** Somebody registered themselves as a volunteer, and confirmed it. */
export const userRegistered = event('account.registered', { userId: id(), organizationId: id() })
export const userConfirmed = event('account.confirmed', aboutUser)
export const userUpdated = event('user.updated', aboutUser)
const reason = text({ max: 500, optional: true, format: 'lines' })
export const userStatusChanged = event('user.status_changed', { userId: id(), status: oneOf(userStatuses), reason })
export const userArchived = event('user.archived', { userId: id(), reason })
export const userRestored = event('user.restored', aboutUser)
export const usersExported = event('user.exported', { userId: id(), query: text({ optional: true }) })
export const deletionDone = event('account.deletion_done', aboutUser)
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
const aboutOffer = { userId: id(), role: oneOf(offeredRoles), organizationId: id(), offerId: id() }
export const roleOffered = event('role.offered', aboutOffer)
export const roleOfferAccepted = event('role.offer_accepted', aboutOffer)
export const roleOfferDeclined = event('role.offer_declined', aboutOffer)
export const roleOfferWithdrawn = event('role.offer_withdrawn', aboutOffer)

const byImport = 'the import or the turn of the year says it for all at once'
const notGone = ['invited', 'active', 'inactive'] as const
export const userLife = lifecycle(users, 'status', {
  start: {
    /** Added or imported; the invitation may come later. */
    invited: [userCreated, userInvited],
    active: userRegistered,
  },
  moves: {
    confirm: { from: ['invited'], to: 'active', emits: userConfirmed },
    deactivate: { from: ['active'], to: 'inactive', emits: userStatusChanged, undo: ['reactivate'] },
    reactivate: { from: ['inactive'], to: 'active', emits: userStatusChanged, undo: ['deactivate'] },
    archive: { from: notGone, to: 'archived', emits: userArchived, undo: ['restore', 'restoreInvited'] },
    restore: { from: ['archived'], to: 'active', emits: userRestored },
    /** Whoever never accepted their invitation is invited again, not active. */
    restoreInvited: { from: ['archived'], to: 'invited', emits: userRestored },
    /** Missing in the file of the school, or gone with the turn of the year; and back, with another file or when that is undone. */
    depart: { from: notGone, to: 'archived', by: 'system', quiet: byImport },
    returnInvited: { from: ['archived'], to: 'invited', by: 'system', quiet: byImport },
    returnActive: { from: ['archived'], to: 'active', by: 'system', quiet: byImport },
    returnInactive: { from: ['archived'], to: 'inactive', by: 'system', quiet: byImport },
    /** Nothing personal is left. */
    erase: { from: [...notGone, 'archived'], to: 'archived', emits: deletionDone },
  },
})

export const offerLife = lifecycle(roleOffers, 'status', {
  about: { type: 'users', id: 'userId' },
  start: { pending: roleOffered },
  moves: {
    accept: { from: ['pending'], to: 'accepted', emits: roleOfferAccepted },
    decline: { from: ['pending'], to: 'declined', emits: roleOfferDeclined },
    withdraw: { from: ['pending'], to: 'withdrawn', emits: roleOfferWithdrawn },
    endWithAccount: { from: ['pending'], to: 'withdrawn', by: 'system', quiet: 'user.archived says it' },
    expire: { from: ['pending'], to: 'expired', by: 'clock', quiet: 'nobody decided anything' },
  },
})
const archiving = [userLife.archive, offerLife.endWithAccount]

export const createUser = command('createUser', 'POST /users', {
  on: users,
  input: {
    email: email(),
    ...profile,
    locale: oneOf(locales, { optional: true }),
    role: oneOf(roleNames, { optional: true }),
    organizationId: id({ optional: true }),
    /** Only for students. */
    studentNumber: text({ max: 30, optional: true }),
    birthDate: birthDate({ optional: true }),
    groupId: id({ optional: true }),
    levelId: id({ optional: true }),
    /** Who looks after them, besides whoever has their class. */
    mentorId: id({ optional: true }),
    guardianName: text({ max: 120, optional: true }),
    guardianEmail: email({ optional: true }),
    guardianPhone: phone({ optional: true }),
    /** False: the account waits, and the invitation is sent with `inviteUser` when its moment has come. */
    invite: boolean({ optional: true }),
  },
  emits: [userCreated, userInvited],
  summary: 'Bring somebody into an organization and invite them, now or later',
})

export const updateUser = command('updateUser', 'PATCH /users/:id', {
  on: users,
  partial: true,
  input: { email: email(), ...profile, locale: oneOf(locales), status: oneOf(['active', 'inactive', 'archived']) },
  when: {},
  moves: [...archiving, userLife.restore, userLife.deactivate, userLife.reactivate],
  emits: [userUpdated, userInvited],
  summary: 'Change somebody, their status included',
})

export const archiveUser = command('archiveUser', 'DELETE /users/:id', {
  on: users,
  moves: archiving,
  input: {
    reason,
    /** Also when there are open internships or students to look after; then a reason is needed. */
    force: boolean({ optional: true }),
  },
  summary: 'Archive somebody: they can no longer sign in, leave their class and look after nobody',
})

export const restoreUser = command('restoreUser', 'PUT /users/:id/restore', {
  on: users,
  moves: [userLife.restore, userLife.restoreInvited],
  summary: 'Bring somebody back from the archive',
})

export const deactivateUser = command('deactivateUser', 'PUT /users/:id/deactivate', {
  on: users,
  moves: [userLife.deactivate],
  input: { reason },
  summary: 'Keep somebody from signing in for the time being',
})

export const reactivateUser = command('reactivateUser', 'PUT /users/:id/reactivate', {
  on: users,
  moves: [userLife.reactivate],
  summary: 'Let somebody sign in again',
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
  when: { status: notGone },
  moves: [offerLife.expire],
  input: roleInput,
  emits: [roleAdded, roleOffered],
  summary: 'Give somebody a role; whoever is active is asked first to become administrator or mentor',
})
export const removeRole = command('removeRole', 'DELETE /users/:id/remove_role', {
  on: users,
  input: roleInput,
  emits: [roleRemoved],
  summary: 'Take a role away',
})

export const acceptRoleOffer = command('acceptRoleOffer', 'PUT /role_offers/:id/accept', {
  on: roleOffers,
  moves: [offerLife.accept],
  emits: [roleAdded],
  summary: 'Take the role one was offered',
})
export const declineRoleOffer = command('declineRoleOffer', 'PUT /role_offers/:id/decline', {
  on: roleOffers,
  moves: [offerLife.decline],
  summary: 'Do not take the role one was offered',
})
export const withdrawRoleOffer = command('withdrawRoleOffer', 'PUT /role_offers/:id/withdraw', {
  on: roleOffers,
  moves: [offerLife.withdraw],
  summary: 'Take an offer back',
})

export const inviteUser = command('inviteUser', 'PUT /users/:id/invite', {
  on: users,
  when: { status: ['invited'] },
  emits: [userInvited],
  summary: 'Send the first invitation to somebody whose account was waiting',
})
export const resendInvitation = command('resendInvitation', 'POST /users/:id/resend_confirmation_instructions', {
  on: users,
  when: { status: ['invited'] },
  emits: [userInvited, userInvitedAgain],
  summary: 'Send the invitation again',
})

/** How many of the people whom one may see each view of their list holds; all but the archive are without it. */
export type UserCounts = Record<
  'all' | 'students' | 'employees' | 'staff' | 'volunteers' | 'waiting' | 'never' | 'archive',
  number
>
export const userCounts = query('userCounts', 'GET /users/counts', {
  tells: told<UserCounts>(),
  summary: 'How many people there are: all, students, staff, not invited yet, never signed in, archived',
})
