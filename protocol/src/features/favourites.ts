import { command, resource, toOne } from '#protocol/declaring/define.ts'
import { id, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { vacancyStatuses } from './vacancies/vacancies.ts'

/** What somebody keeps an eye on. Only they see it; a host sees how many keep a vacancy, never who. */
export const favourites = resource('favourites', {
  attributes: {
    vacancyId: id({ readOnly: true }),
    /** Of the vacancy, also when it is closed by now and not to be opened any more; null when it is hidden. */
    title: text({ optional: true, readOnly: true }),
    sector: text({ optional: true, readOnly: true }),
    host: text({ optional: true, readOnly: true }),
    status: oneOf(vacancyStatuses, { optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: { vacancy: toOne('vacancies', { readOnly: true }) },
  filters: { vacancyId: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['vacancy', 'vacancy.organization'],
})

/** Doing it twice is doing it once. */
export const keepVacancy = command('keepVacancy', 'PUT /vacancies/:id/favourite', {
  summary: 'Keep a vacancy among one’s favourites',
})

/** About an id only: what is closed by now can be let go of too. */
export const letGoOfVacancy = command('letGoOfVacancy', 'DELETE /vacancies/:id/favourite', {
  summary: 'Take a vacancy out of one’s favourites',
})
