import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  // A student who is at work somewhere: the fullest page of a person.
  '/users/:id': {
    part: async (demo) => {
      const { relationships } = await demo.firstRow('internships?filter[status_eq]=running')
      return relationships.student?.data?.id ?? ''
    },
  },
  '/users/:id/edit': { part: (demo) => demo.first('users?filter[with_role]=mentor') },
  '/users/:id/add_role': { part: (demo) => demo.first('users?filter[with_role]=mentor') },
}
