import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/tags/:id/edit': { part: (demo) => demo.first('tags') },
  '/tags/:id/merge': { part: (demo) => demo.first('tags') },
}
