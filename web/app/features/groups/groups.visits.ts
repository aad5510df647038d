import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/groups/:id': { part: (demo) => demo.first('groups') },
  '/groups/:id/edit': { part: (demo) => demo.first('groups') },
  '/students/:id/assign_group': { part: (demo) => demo.first('student_profiles') },
}
