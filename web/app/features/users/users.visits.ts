import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/users/:id': { part: (demo) => demo.first('users?filter[with_role]=student&filter[status_eq]=active') },
  '/users/:id/edit': { part: (demo) => demo.first('users?filter[with_role]=mentor') },
  '/users/:id/add_role': { part: (demo) => demo.first('users?filter[with_role]=mentor') },
}
