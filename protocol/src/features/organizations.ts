import { command, event, query, resource, told, toMany, toOne } from '#protocol/declaring/define.ts'
import {
  boolean,
  chamberNumber,
  email,
  houseNumber,
  id,
  list,
  number,
  oneOf,
  organizationName,
  phone,
  postalCode,
  text,
  timestamp,
  url,
} from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { quietReasons } from './supply-numbers.ts'

export const organizationTypes = ['School', 'VolunteerCenter', 'NonProfit', 'Provider'] as const
/** Closing: it stops, and goes to the archive when the last internship there is over. */
export const organizationStatuses = ['pending', 'approved', 'denied', 'closing', 'archived'] as const

/** Those that receive students; they sign up themselves or are added. */
export const hostTypes = ['NonProfit', 'Provider'] as const
export const isHostType = (type: string | undefined): boolean => hostTypes.some((each) => each === type)

export const organizationFields = {
  name: organizationName(),
  website: url({ optional: true }),
  city: text({ max: 80, optional: true }),
  description: text({ max: 5000, optional: true, format: 'lines' }),
  email: email({ optional: true }),
  phoneNumber: phone({ optional: true }),
  street: text({ max: 120, optional: true }),
  houseNumber: houseNumber({ optional: true }),
  postalCode: postalCode({ optional: true }),
  latitude: number({ min: -90, max: 90, optional: true }),
  longitude: number({ min: -180, max: 180, optional: true }),
  sector: text({ max: 40, optional: true }),
  chamberNumber: chamberNumber({ optional: true }),
  brin: text({ max: 6, optional: true }),
}

export const organizations = resource('organizations', {
  typeAttribute: 'type',
  attributes: {
    name: organizationFields.name,
    type: oneOf(organizationTypes, { createOnly: true }),
    status: oneOf(organizationStatuses, { readOnly: true }),
    statusReason: text({ max: 500, optional: true, readOnly: true }),
    website: organizationFields.website,
    city: organizationFields.city,
    /** Which the town is part of, where that is known. */
    municipality: text({ max: 80, optional: true, readOnly: true }),
    sector: organizationFields.sector,
    chamberNumber: organizationFields.chamberNumber,
    brin: organizationFields.brin,
    centerId: id({ optional: true }),
    /** Shown at /files/<id>/<size>. */
    logoId: id({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    profile: toOne('profiles', { readOnly: true }),
    vacancies: toMany('vacancies'),
    tags: toMany('tags'),
    center: toOne('organizations', { readOnly: true, optional: true }),
  },
  filters: {
    id: ['eq', 'in'],
    name: ['eq', 'cont', 'start'],
    city: ['eq', 'cont', 'in'],
    municipality: ['eq', 'in', 'null'],
    type: ['eq', 'in'],
    status: ['eq', 'in', 'not_eq'],
    sector: ['eq', 'in'],
    centerId: ['eq', 'in', 'null'],
    createdAt: ['gteq', 'lteq'],
  },
  scopes: {
    search: text({ max: 100 }),
    /** With a search: also what is written almost as what was typed, after what is. */
    alike: boolean(),
    tagId: list(id()),
    /** Nothing on offer: no vacancy that is published. */
    withoutVacancies: boolean(),
    /** Hosts of which nothing is heard, for whoever looks after them. */
    quiet: list(oneOf(quietReasons)),
    /** Others that are likely the same as this one. */
    duplicatesOf: id(),
  },
  sorts: ['name', 'city', 'status', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  includes: ['profile', 'vacancies', 'tags', 'center'],
  page: { max: 1000 },
})

/** What everyone may know about an organization: how to find and reach it. */
export const profiles = resource('profiles', {
  attributes: {
    description: organizationFields.description,
    website: organizationFields.website,
    email: organizationFields.email,
    phoneNumber: organizationFields.phoneNumber,
    street: organizationFields.street,
    houseNumber: organizationFields.houseNumber,
    postalCode: organizationFields.postalCode,
    city: organizationFields.city,
    latitude: organizationFields.latitude,
    longitude: organizationFields.longitude,
    logoId: id({ optional: true, readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
})

/** Whatever is filled in somewhere has a town: students look for what is near. Old rows may do without. */
export const requiredCity = text({ max: 80 })

const tagIds = list(id(), { max: 20, optional: true })
const aboutOrganization = { organizationId: id() }
export const organizationRegistered = event('organization.registered', aboutOrganization)
export const organizationCreated = event('organization.created', aboutOrganization)
export const organizationUpdated = event('organization.updated', aboutOrganization)
export const organizationApproved = event('organization.approved', aboutOrganization)
export const organizationDenied = event('organization.denied', aboutOrganization)
export const organizationArchiveScheduled = event('organization.archive_scheduled', aboutOrganization)
export const organizationArchived = event('organization.archived', aboutOrganization)
export const organizationRestored = event('organization.restored', aboutOrganization)
export const organizationReconsidered = event('organization.reconsidered', aboutOrganization)

export const organizationLife = lifecycle(organizations, 'status', {
  start: {
    /** Signed up; or found by a student, which `selfFound.approved` tells. */
    pending: organizationRegistered,
    /** Added or imported by whoever looks after it. */
    approved: organizationCreated,
  },
  moves: {
    approve: { from: ['pending'], to: 'approved', emits: organizationApproved, undo: ['reconsider'] },
    deny: { from: ['pending'], to: 'denied', needs: 'statusReason', emits: organizationDenied, undo: ['reconsider'] },
    reconsider: { from: ['denied', 'approved'], to: 'pending', emits: organizationReconsidered },
    archive: {
      from: ['pending', 'denied', 'approved', 'closing'],
      to: 'archived',
      emits: organizationArchived,
      undo: ['restore', 'restoreToQueue'],
    },
    /** Where internships run it closes, and the archive waits for the last one. */
    scheduleArchive: { from: ['approved'], to: 'closing', emits: organizationArchiveScheduled, undo: ['restore'] },
    archiveEmpty: { from: ['closing'], to: 'archived', by: 'clock', emits: organizationArchived },
    restore: { from: ['closing', 'archived'], to: 'approved', emits: organizationRestored },
    /** What was never approved waits for a decision again. */
    restoreToQueue: { from: ['archived'], to: 'pending', emits: organizationRestored },
  },
})
const life = organizationLife

export const createOrganization = command('createOrganization', 'POST /organizations', {
  on: organizations,
  input: {
    ...organizationFields,
    city: requiredCity,
    type: oneOf(organizationTypes),
    centerId: id({ optional: true }),
    tagIds,
  },
  emits: [organizationCreated],
  summary: 'Add an organization',
})

export const updateOrganization = command('updateOrganization', 'PATCH /organizations/:id', {
  on: organizations,
  partial: true,
  input: {
    ...organizationFields,
    city: requiredCity,
    centerId: id({ optional: true }),
    tagIds,
    status: oneOf(organizationStatuses),
    statusReason: text({ max: 500, optional: true, format: 'lines' }),
  },
  when: {},
  moves: [
    life.approve,
    life.deny,
    life.reconsider,
    life.archive,
    life.scheduleArchive,
    life.restore,
    life.restoreToQueue,
  ],
  emits: [organizationUpdated],
  summary: 'Change an organization, its status included; a refusal needs a reason',
})

/** It is mailed, so a word is not enough. */
export const denialReason = text({ min: 10, max: 500, optional: true, format: 'lines' })

export const approveOrganization = command('approveOrganization', 'PUT /organizations/:id/approve', {
  on: organizations,
  moves: [life.approve, life.deny],
  input: {
    status: oneOf(['approved', 'denied'], { optional: true }),
    statusReason: denialReason,
  },
  summary: 'Approve or deny an organization that signed up',
})

export const archiveOrganization = command('archiveOrganization', 'DELETE /organizations/:id', {
  on: organizations,
  moves: [life.archive, life.scheduleArchive],
  when: { status: ['pending', 'approved', 'denied'] },
  input: { reason: text({ max: 500, optional: true, format: 'lines' }) },
  summary:
    'Archive an organization; its vacancies are closed. Where internships run it is closing until the last one ends',
})

export const restoreOrganization = command('restoreOrganization', 'PUT /organizations/:id/restore', {
  on: organizations,
  moves: [life.restore, life.restoreToQueue],
  summary:
    'Bring an archived organization back, one that was never approved to the queue; or keep one that was to be archived',
})

export const reconsiderOrganization = command('reconsiderOrganization', 'PUT /organizations/:id/reconsider', {
  on: organizations,
  moves: [life.reconsider],
  summary: 'Put a denied organization back into the queue, or take back one’s own approval within ten minutes',
})

export const removeLogo = command('removeLogo', 'DELETE /organizations/:id/logo', {
  on: organizations,
  emits: [organizationUpdated],
  summary: 'Take the logo away',
})

/** The towns to choose from in a filter, those with most organizations first. */
export const organizationCities = query('organizationCities', 'GET /organizations/cities', {
  tells: told<{ cities: string[] }>(),
  summary: 'Towns where the organizations that one sees are',
})
