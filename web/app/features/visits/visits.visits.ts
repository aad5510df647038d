import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/bezoeken/:id': { part: (demo) => demo.first('visits?filter[status_eq]=planned') },
}
