import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/conversations/:id': { part: (school) => school.first('conversations') },
  '/conversations/:id/over': { part: (school) => school.first('conversations') },
}
