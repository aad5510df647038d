import type { Visits } from '#e2e/visits.ts'

const ownRoute = 'workflows?filter[school_id_null]=false'

export const visits: Visits = {
  '/workflows/:id': { part: (demo) => demo.first(ownRoute) },
  '/workflows/:id/:phase_id': {
    part: async (demo) => {
      const id = await demo.first(ownRoute)
      return `${id}/${await demo.first(`workflow_phases?filter[workflow_id_eq]=${id}`)}`
    },
  },
}
