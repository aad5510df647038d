import type { Visits } from '#e2e/visits.ts'

/** Only students have something to report. */
export const visits: Visits = { '/ziekmeldingen/nieuw': { as: 'student' } }
