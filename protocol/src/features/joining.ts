import { command, event, resource, told, toOne } from '#protocol/declaring/define.ts'
import { email, id, oneOf, personName, phone, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { hostTypes, organizationFields, organizationRegistered, requiredCity } from './organizations.ts'
import { roleAdded, userInvited } from './users.ts'

const person = {
  firstName: personName(),
  infix: personName({ max: 30, optional: true }),
  lastName: personName(),
}

/** Who signed an organization up, as they wrote it: for whoever decides about it. */
export const registrations = resource('registrations', {
  path: 'organization_registrations',
  attributes: {
    ...person,
    email: email({ readOnly: true }),
    phoneNumber: phone({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: { organization: toOne('organizations', { readOnly: true }) },
  filters: { organizationId: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: 'createdAt',
  includes: ['organization'],
})

const joinRequestStatuses = ['pending', 'accepted', 'declined'] as const
/** Somebody who works at an organization that takes part already, and wants an account there. */
export const joinRequests = resource('joinRequests', {
  attributes: {
    ...person,
    email: email({ readOnly: true }),
    phoneNumber: phone({ optional: true, readOnly: true }),
    status: oneOf(joinRequestStatuses, { readOnly: true }),
    reason: text({ max: 500, optional: true, readOnly: true }),
    decidedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: { organization: toOne('organizations', { readOnly: true }) },
  filters: { id: ['eq', 'in'], organizationId: ['eq', 'in'], status: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: 'createdAt',
  includes: ['organization'],
})

const aboutRequest = { organizationId: id(), joinRequestId: id() }
export const joinRequested = event('organization.join_requested', aboutRequest)
export const joinAccepted = event('organization.join_accepted', aboutRequest)
export const joinDeclined = event('organization.join_declined', aboutRequest)

export const joinLife = lifecycle(joinRequests, 'status', {
  about: { type: 'organizations', id: 'organizationId' },
  start: { pending: joinRequested },
  moves: {
    accept: { from: ['pending'], to: 'accepted', emits: joinAccepted },
    decline: { from: ['pending'], to: 'declined', needs: 'reason', emits: joinDeclined },
  },
})

const contact = { ...person, contactEmail: email(), contactPhone: phone({ optional: true }) }

export const registerOrganization = command('registerOrganization', 'POST /organizations/signup', {
  access: 'public',
  input: {
    type: oneOf(hostTypes),
    name: organizationFields.name,
    description: organizationFields.description,
    sector: organizationFields.sector,
    chamberNumber: organizationFields.chamberNumber,
    street: organizationFields.street,
    houseNumber: organizationFields.houseNumber,
    postalCode: organizationFields.postalCode,
    city: requiredCity,
    website: organizationFields.website,
    email: organizationFields.email,
    phoneNumber: organizationFields.phoneNumber,
    ...contact,
  },
  emits: [organizationRegistered],
  summary: 'Sign an organization up; it waits for approval',
})

/** All that a stranger learns: the name and the town. */
export type LikelyDuplicate = { id: string; name: string; city: string | null }

export const findDuplicates = command('findDuplicates', 'POST /organizations/duplicates', {
  access: 'public',
  tells: told<{ duplicates: LikelyDuplicate[] }>(),
  input: {
    name: text({ max: 120, optional: true }),
    city: text({ max: 80, optional: true }),
    chamberNumber: text({ max: 20, optional: true }),
    email: email({ optional: true }),
    contactEmail: email({ optional: true }),
  },
  summary: 'Organizations that take part already and are likely the same as this one',
})

export const joinOrganization = command('joinOrganization', 'POST /organizations/join', {
  access: 'public',
  input: { organizationId: id(), ...contact },
  emits: [joinRequested],
  summary: 'Ask for an account at an organization that takes part already',
})

export const acceptJoinRequest = command('acceptJoinRequest', 'PUT /join_requests/:id/accept', {
  on: joinRequests,
  moves: [joinLife.accept],
  emits: [userInvited, roleAdded],
  summary: 'Let somebody in, as a volunteer of the organization',
})

export const declineJoinRequest = command('declineJoinRequest', 'PUT /join_requests/:id/decline', {
  on: joinRequests,
  moves: [joinLife.decline],
  input: { reason: text({ max: 500, format: 'lines' }) },
  summary: 'Refuse somebody who wants to join; the reason is mailed',
})
