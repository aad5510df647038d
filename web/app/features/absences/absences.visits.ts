import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/internships/:id/afwezig': { part: (demo) => demo.first('internships?filter[status_eq]=running') },
}
