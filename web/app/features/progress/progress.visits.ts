import type { Visits } from '#e2e/visits.ts'

const period = { part: (demo) => demo.first('internship_periods?filter[in_scope]=true') } satisfies Visits[string]

export const visits: Visits = {
  '/stagevoortgang/:internship_period_id': period,
  '/stagevoortgang/:internship_period_id/:internship_id': {
    part: async (demo) => {
      const periodId = await demo.first('internship_periods?filter[in_scope]=true')
      const internshipId = await demo.first(`internships?filter[internship_period_id_eq]=${periodId}`)
      return `${periodId}/${internshipId}`
    },
  },
}
