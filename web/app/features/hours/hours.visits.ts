import type { Visits } from '#e2e/visits.ts'

const running = 'internships?filter[status_eq]=running'

export const visits: Visits = {
  '/urenbriefje/:id': { part: (school) => school.first(running), at: 'corderius' },
  '/controle/uren/:token': { part: () => 'onbekend', at: 'corderius' },
  '/teken': { query: '?token=verlopen' },
  '/uren/jaren': { as: 'volunteer', at: 'stagehaven' },
  '/uren': { as: 'provider', at: 'corderius' },
}
