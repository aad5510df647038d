import { command, event, resource, toMany, toOne } from './define.ts'
import { email, id, number, oneOf, phone, postalCode, text, timestamp, url } from './fields.ts'

export const organizationTypes = ['School', 'VolunteerCenter', 'NonProfit', 'Provider'] as const
export const organizationStatuses = ['pending', 'approved', 'denied', 'archived'] as const

const writable = {
  name: text({ max: 120 }),
  website: url({ optional: true }),
  city: text({ max: 80, optional: true }),
  description: text({ max: 5000, optional: true }),
  email: email({ optional: true }),
  phoneNumber: phone({ optional: true }),
  street: text({ max: 120, optional: true }),
  houseNumber: text({ max: 12, optional: true }),
  postalCode: postalCode({ optional: true }),
  latitude: number({ min: -90, max: 90, optional: true }),
  longitude: number({ min: -180, max: 180, optional: true }),
  sector: text({ max: 40, optional: true }),
  chamberNumber: text({ max: 20, optional: true }),
  brin: text({ max: 6, optional: true }),
}

export const organizations = resource('organizations', {
  typeAttribute: 'type',
  attributes: {
    name: writable.name,
    type: oneOf(organizationTypes, { createOnly: true }),
    status: oneOf(organizationStatuses, { readOnly: true }),
    statusReason: text({ max: 500, optional: true, readOnly: true }),
    website: writable.website,
    city: writable.city,
    sector: writable.sector,
    chamberNumber: writable.chamberNumber,
    brin: writable.brin,
    centerId: id({ optional: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: { profile: toOne('profiles', { readOnly: true }), vacancies: toMany('vacancies') },
  filters: {
    id: ['eq', 'in'],
    name: ['eq', 'cont', 'start'],
    city: ['eq', 'cont', 'in'],
    type: ['eq', 'in'],
    status: ['eq', 'in', 'not_eq'],
    sector: ['eq', 'in'],
    centerId: ['eq', 'null'],
    createdAt: ['gteq', 'lteq'],
  },
  scopes: { search: text({ max: 100 }) },
  sorts: ['name', 'city', 'status', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  includes: ['profile', 'vacancies'],
  page: { max: 1000 },
})

/** What everyone may know about an organization: how to find and reach it. */
export const profiles = resource('profiles', {
  attributes: {
    description: writable.description,
    website: writable.website,
    email: writable.email,
    phoneNumber: writable.phoneNumber,
    street: writable.street,
    houseNumber: writable.houseNumber,
    postalCode: writable.postalCode,
    city: writable.city,
    latitude: writable.latitude,
    longitude: writable.longitude,
    updatedAt: timestamp({ readOnly: true }),
  },
})

const aboutOrganization = { organizationId: id() }
export const organizationCreated = event('organization.created', aboutOrganization)
export const organizationUpdated = event('organization.updated', aboutOrganization)
export const organizationApproved = event('organization.approved', aboutOrganization)
export const organizationDenied = event('organization.denied', aboutOrganization)
export const organizationArchived = event('organization.archived', aboutOrganization)
export const organizationRestored = event('organization.restored', aboutOrganization)
export const organizationReconsidered = event('organization.reconsidered', aboutOrganization)

export const createOrganization = command('createOrganization', 'POST /organizations', {
  on: organizations,
  input: { ...writable, type: oneOf(organizationTypes), centerId: id({ optional: true }) },
  emits: [organizationCreated],
  summary: 'Add an organization',
})

export const updateOrganization = command('updateOrganization', 'PATCH /organizations/:id', {
  on: organizations,
  partial: true,
  input: {
    ...writable,
    centerId: id({ optional: true }),
    status: oneOf(organizationStatuses),
    statusReason: text({ max: 500, optional: true }),
  },
  emits: [organizationUpdated, organizationApproved, organizationDenied, organizationArchived, organizationRestored],
  summary: 'Change an organization, its status included',
})

export const approveOrganization = command('approveOrganization', 'PUT /organizations/:id/approve', {
  on: organizations,
  when: { status: ['pending'] },
  input: {
    status: oneOf(['approved', 'denied'], { optional: true }),
    statusReason: text({ max: 500, optional: true }),
  },
  emits: [organizationApproved, organizationDenied],
  summary: 'Approve or deny an organization that signed up',
})

export const archiveOrganization = command('archiveOrganization', 'DELETE /organizations/:id', {
  on: organizations,
  when: { status: ['pending', 'approved', 'denied'] },
  emits: [organizationArchived],
  summary: 'Archive an organization; it can be restored by setting its status',
})
