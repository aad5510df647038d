import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/mentorships/:id/hand_over': {
    part: (demo) => demo.first('users?filter[with_role]=mentor&filter[status_eq]=active'),
  },
}
