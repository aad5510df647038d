import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = { '/internship_periods/:id/edit': { part: (demo) => demo.first('internship_periods') } }
