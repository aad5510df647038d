import { query, resource, told, toMany, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, json, list, number, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { type Choices, choiceFilters } from '#protocol/shared/choices.ts'
import { educationLevels } from '#protocol/shared/education-levels.ts'
import { stockImages } from './vacancy-pictures.ts'

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

export const vacancies = resource('vacancies', {
  attributes: {
    title: text({ max: 120, readOnly: true }),
    /** With what tells it from another of the same title that its host offers. */
    fullTitle: text({ readOnly: true }),
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
    /** The work is somewhere else than where the organization is; then this is its address. */
    hasOwnPlace: boolean({ readOnly: true }),
    street: text({ optional: true, readOnly: true }),
    houseNumber: text({ optional: true, readOnly: true }),
    postalCode: text({ optional: true, readOnly: true }),
    /** Shown at /files/<id>/<size>. */
    photoId: id({ optional: true, readOnly: true }),
    /** One of our own drawings, for who has no photo. */
    stockImage: oneOf(stockImages, { optional: true, readOnly: true }),
    /** A line about the host, for who decides whether to go there. */
    aboutHost: text({ max: 5000, optional: true, readOnly: true }),
    publishedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  unlisted: ['body'],
  relationships: {
    organization: toOne('organizations', { readOnly: true }),
    tags: toMany('tags'),
    /** Only for whoever looks after it. */
    details: toOne('vacancyDetails', { optional: true, readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    title: ['eq', 'cont'],
    status: ['eq', 'in', 'not_in'],
    sector: ['eq', 'in'],
    hours: ['lteq', 'gteq'],
    organizationId: ['eq', 'in'],
  },
  scopes: {
    search: text({ max: 100 }),
    /** With a search: also what is written almost as what was typed. */
    alike: boolean(),
    /** Those that one looks after. */
    managed: boolean(),
    /** Where the work is. */
    city: list(text({ max: 80 })),
  },
  sorts: ['title', 'status', 'startDate', 'endDate', 'createdAt', 'publishedAt'],
  defaultSort: 'title',
  includes: ['organization', 'tags', 'details', 'details.contactPerson', 'details.schools'],
})

/** What only those know who look after it: who answers, for which schools it is, and what was said about it. */
export const vacancyDetails = resource('vacancyDetails', {
  attributes: {
    contactPersonId: id({ optional: true, readOnly: true }),
    contactName: text({ optional: true, readOnly: true }),
    contactEmail: text({ optional: true, readOnly: true }),
    /** Why it was sent back or taken down. */
    reviewReason: text({ optional: true, readOnly: true }),
    placesTaken: integer({ readOnly: true }),
    copiedFromId: id({ optional: true, readOnly: true }),
    closedAt: timestamp({ optional: true, readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    contactPerson: toOne('users', { optional: true, readOnly: true }),
    schools: toMany('organizations'),
  },
  filters: { id: ['eq', 'in'] },
  includes: ['contactPerson', 'schools'],
})

type DayViews = { day: string; views: number }
/** How it does: who looked, saved and applied, in numbers only. */
export const vacancyStatistics = resource('vacancyStatistics', {
  attributes: {
    /** The last thirty days, also those on which nobody looked. */
    viewsPerDay: json<DayViews[]>({ readOnly: true }),
    views: integer({ readOnly: true }),
    saves: integer({ readOnly: true }),
    /** How many applications there are in each state. */
    applications: json<Record<string, number>>({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'] },
})

/** For whom somebody can offer something who looks after hosts, to choose from. */
export const offeringOrganizations = query('offeringOrganizations', 'GET /vacancies/organizations', {
  filters: choiceFilters,
  tells: told<Choices>(),
  summary: 'The names of the hosts that one looks after, and of those that nobody does',
})
