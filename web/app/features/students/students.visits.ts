import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = { '/students/:id/edit': { part: (demo) => demo.first('student_profiles') } }
