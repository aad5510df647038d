import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  // One that the school brought in itself would be its to change; its own organization always is.
  '/organizations/:id': {
    part: (demo) => demo.first('organizations?filter[type_eq]=NonProfit&filter[status_eq]=approved'),
  },
  '/organizations/:id/edit': { part: (demo) => demo.first('current_organizations') },
}
