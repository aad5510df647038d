import type { Visits } from '#e2e/visits.ts'

const running = 'internships?filter[status_eq]=running'

export const visits: Visits = {
  '/internships/:id': { part: (demo) => demo.first(running) },
  '/internships/:id/edit': { part: (demo) => demo.first(running) },
}
