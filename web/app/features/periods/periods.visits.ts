import type { Visits } from '#e2e/visits.ts'

const period = { part: (demo) => demo.first('internship_periods') } satisfies Visits[string]

export const visits: Visits = { '/internship_periods/:id': period, '/internship_periods/:id/edit': period }
