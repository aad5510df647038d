import { command, event, query } from '#protocol/declaring/define.ts'
import {
  boolean,
  date,
  email,
  houseNumber,
  id,
  integer,
  json,
  list,
  oneOf,
  personName,
  postalCode,
  text,
} from '#protocol/declaring/fields.ts'
import { educationLevels } from '#protocol/shared/education-levels.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { vacancies } from './vacancies.ts'
import { vacancyChanged, vacancyCreated, vacancyLife, vacancyUpdated } from './vacancy-life.ts'
import { stockImages } from './vacancy-pictures.ts'
import { reportLife, vacancyReports } from './vacancy-reports.ts'
import type { RichNode } from './vacancy-text.ts'

export * from './vacancy-life.ts'

const life = vacancyLife

export const descriptionLength = { least: 40, most: 5000 } as const

export const vacancyFields = {
  title: text({ min: 5, max: 120 }),
  /** With headings, lists and links, as the editor makes it. */
  body: json<RichNode, { optional: true }>({ optional: true }),
  sector: oneOf(sectors, { optional: true }),
  places: integer({ min: 1, max: 200, hasDefault: true }),
  isDirect: boolean({ hasDefault: true }),
  hours: integer({ min: 1, max: 2000, optional: true }),
  hoursPerWeek: integer({ min: 1, max: 40, optional: true }),
  weekdays: list(integer({ min: 1, max: 7 }), { max: 7, hasDefault: true }),
  startDate: date({ optional: true }),
  endDate: date({ optional: true }),
  minimumAge: integer({ min: 12, max: 99, optional: true }),
  maximumAge: integer({ min: 12, max: 99, optional: true }),
  levels: list(oneOf(educationLevels), { max: educationLevels.length, hasDefault: true }),
  requirements: text({ max: 2000, optional: true, format: 'lines' }),
  tagIds: list(id(), { max: 10, hasDefault: true }),
  visibleTo: oneOf(['all', 'schools'] as const, { hasDefault: true }),
  schoolIds: list(id(), { max: 50, hasDefault: true }),
  /** Where the work is, when that is not where the organization is. */
  street: text({ max: 120, optional: true }),
  houseNumber: houseNumber({ optional: true }),
  postalCode: postalCode({ optional: true }),
  city: text({ max: 80, optional: true }),
  /** Somebody of the organization, or else a name and an address. */
  contactPersonId: id({ optional: true }),
  contactName: personName({ max: 120, optional: true }),
  contactEmail: email({ optional: true }),
  stockImage: oneOf(stockImages, { optional: true }),
}

export const createVacancy = command('createVacancy', 'POST /vacancies', {
  on: vacancies,
  input: { organizationId: id(), ...vacancyFields },
  emits: [vacancyCreated],
  summary: 'Begin a vacancy; nobody else sees it before it is published',
})
const changeable = ['draft', 'in_review', 'published', 'paused', 'full'] as const
export const updateVacancy = command('updateVacancy', 'PATCH /vacancies/:id', {
  on: vacancies,
  when: { status: changeable },
  moves: [life.reviewAgain, life.fill, life.free],
  partial: true,
  input: vacancyFields,
  emits: [vacancyUpdated, vacancyChanged],
  summary: 'Change a vacancy; who applied is told when it became another one',
})
export const publishVacancy = command('publishVacancy', 'PUT /vacancies/:id/publish', {
  on: vacancies,
  moves: [life.publish, life.submit, life.fill],
  when: { status: ['draft'] },
  summary: 'Publish a vacancy, or hand it in for review where the site asks for that',
})
export const approveVacancy = command('approveVacancy', 'PUT /vacancies/:id/approve', {
  on: vacancies,
  moves: [life.approve, life.fill],
  when: { status: ['in_review'] },
  summary: 'Say yes to a vacancy that was handed in',
})
/** It is mailed, so a word is not enough. */
const reason = text({ min: 10, max: 500, format: 'lines' })
export const rejectVacancy = command('rejectVacancy', 'PUT /vacancies/:id/reject', {
  on: vacancies,
  moves: [life.reject],
  input: { reason },
  summary: 'Send a vacancy back with what should be better',
})
export const reconsiderVacancy = command('reconsiderVacancy', 'PUT /vacancies/:id/reconsider', {
  on: vacancies,
  moves: [life.reconsider],
  summary: 'Take back what one said to a vacancy a minute ago; its organization was not told of it yet',
})
export const pauseVacancy = command('pauseVacancy', 'PUT /vacancies/:id/pause', {
  on: vacancies,
  moves: [life.pause],
  summary: 'Take a vacancy out of the stagebank for a while',
})
export const resumeVacancy = command('resumeVacancy', 'PUT /vacancies/:id/resume', {
  on: vacancies,
  moves: [life.resume, life.fill],
  when: { status: ['paused'] },
  summary: 'Put a paused vacancy back',
})
export const closeVacancy = command('closeVacancy', 'PUT /vacancies/:id/close', {
  on: vacancies,
  moves: [life.close],
  summary: 'End a vacancy; open applications are withdrawn',
})
export const reopenVacancy = command('reopenVacancy', 'PUT /vacancies/:id/reopen', {
  on: vacancies,
  moves: [life.reopen, life.reopenAsDraft, life.fill],
  when: { status: ['closed'] },
  summary: 'Open a vacancy again that was closed less than a year ago',
})
export const duplicateVacancy = command('duplicateVacancy', 'POST /vacancies/:id/duplicate', {
  on: vacancies,
  when: { status: [...changeable, 'expired', 'closed'] },
  emits: [vacancyCreated],
  summary: 'A new draft with everything of this one',
})
export const renewVacancy = command('renewVacancy', 'POST /vacancies/:id/renew', {
  on: vacancies,
  when: { status: ['expired', 'closed'] },
  emits: [vacancyCreated],
  summary: 'A new draft of last year’s vacancy, with the dates in this school year',
})
export const takeDownVacancy = command('takeDownVacancy', 'PUT /vacancies/:id/take_down', {
  on: vacancies,
  moves: [life.takeDown, reportLife.uphold],
  /** Nobody but its organization sees a draft. */
  when: { status: ['in_review', 'published', 'paused', 'full', 'expired', 'closed'] },
  input: { reason },
  summary: 'Remove a vacancy that should not be here; its organization is told why',
})
export const upholdReport = command('upholdReport', 'PUT /vacancy_reports/:id/take_down', {
  on: vacancyReports,
  moves: [reportLife.uphold, life.takeDown],
  input: { answer: text({ min: 10, max: 500, format: 'lines' }) },
  summary: 'The report is right: the vacancy is removed and its organization told why',
})
export const removeVacancyPhoto = command('removeVacancyPhoto', 'DELETE /vacancies/:id/photo', {
  on: vacancies,
  when: { status: changeable },
  emits: [vacancyUpdated],
  summary: 'Take the photo away',
})

/** Nothing about who looked is kept. */
export const countView = command('countView', 'POST /vacancies/:id/views', {
  access: 'public',
  summary: 'Somebody looks at a vacancy',
})

export const vacancySettingsUpdated = event('site.vacanciesUpdated', { needsReview: boolean() })
export const vacancySettings = query('vacancySettings', 'GET /vacancies/settings', {
  summary: 'Whether vacancies are looked at before they appear',
})
export const updateVacancySettings = command('updateVacancySettings', 'PUT /vacancies/settings', {
  input: { needsReview: boolean() },
  emits: [vacancySettingsUpdated],
  summary: 'Say whether vacancies are looked at before they appear',
})
