import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = { '/zoeken': { query: '?q=de' } }
