import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/account/verwijderverzoek/:id': { part: (demo) => demo.first('deletion_requests?filter[status_eq]=pending') },
}
