import { resource, toMany, toOne } from './define.ts'
import { boolean, date, id, integer, json, list, number, oneOf, text, timestamp } from './fields.ts'

export const vacancyStatuses = [
  'draft',
  'in_review',
  'published',
  'paused',
  'full',
  'expired',
  'closed',
  'removed',
] as const

/** Kinds of education a place is meant for. A school's levels are names of its own and are read as one of these. */
export const educationLevels = ['pro', 'vmbo-bk', 'vmbo-gt', 'havo', 'vwo', 'mbo'] as const

export const vacancies = resource('vacancies', {
  attributes: {
    title: text({ max: 120, readOnly: true }),
    /** In plain letters, for cards and search engines. */
    description: text({ max: 5000, optional: true, readOnly: true }),
    /** The same with headings and lists. */
    body: json({ optional: true, readOnly: true }),
    status: oneOf(vacancyStatuses, { readOnly: true }),
    sector: text({ max: 40, optional: true, readOnly: true }),
    places: integer({ readOnly: true }),
    placesLeft: integer({ readOnly: true }),
    /** Whoever applies has the place at once. */
    isDirect: boolean({ readOnly: true }),
    hours: integer({ optional: true, readOnly: true }),
    hoursPerWeek: integer({ optional: true, readOnly: true }),
    minimumAge: integer({ optional: true, readOnly: true }),
    maximumAge: integer({ optional: true, readOnly: true }),
    requirements: text({ max: 2000, optional: true, readOnly: true }),
    levels: list(oneOf(educationLevels), { readOnly: true }),
    visibleTo: oneOf(['all', 'schools'], { readOnly: true }),
    /** 1 is Monday, 7 is Sunday. */
    weekdays: list(integer({ min: 1, max: 7 }), { readOnly: true }),
    startDate: date({ optional: true, readOnly: true }),
    endDate: date({ optional: true, readOnly: true }),
    /** Where the work is: its own place, or else the address of the organization. */
    city: text({ optional: true, readOnly: true }),
    latitude: number({ optional: true, readOnly: true }),
    longitude: number({ optional: true, readOnly: true }),
    photoId: id({ optional: true, readOnly: true }),
    stockImage: text({ optional: true, readOnly: true }),
    reviewReason: text({ optional: true, readOnly: true }),
    publishedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    organization: toOne('organizations', { readOnly: true }),
    tags: toMany('tags'),
  },
  filters: {
    id: ['eq', 'in'],
    title: ['eq', 'cont'],
    status: ['eq', 'in', 'not_in'],
    sector: ['eq', 'in'],
    hours: ['lteq', 'gteq'],
    organizationId: ['eq', 'in'],
  },
  scopes: { search: text({ max: 100 }) },
  sorts: ['title', 'createdAt', 'publishedAt'],
  defaultSort: 'title',
  includes: ['organization', 'tags'],
})
