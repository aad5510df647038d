import { bulkAction } from '#engine/writing/bulk.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { closeVacancy } from './close-vacancy.ts'
import { renewVacancy } from './copy-vacancy.ts'
import { pauseVacancy, resumeVacancy } from './pause-vacancy.ts'

/** What can be done to many vacancies at once. Closing ends applications, so there is no way back for all of it. */
export const vacancyBulkActions = [
  bulkAction('pauseVacancies', {
    on: vacancies,
    run: pauseVacancy,
    isDone: ({ status }) => status === 'paused',
    undo: { run: resumeVacancy, input: () => ({}) },
  }),
  bulkAction('resumeVacancies', {
    on: vacancies,
    run: resumeVacancy,
    isDone: ({ status }) => status === 'published' || status === 'full',
    undo: { run: pauseVacancy, input: () => ({}) },
  }),
  bulkAction('closeVacancies', {
    on: vacancies,
    run: closeVacancy,
    isDone: ({ status }) => status === 'closed',
  }),
  bulkAction('renewVacancies', { on: vacancies, run: renewVacancy }),
]
