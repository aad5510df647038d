import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/contracts': { at: 'demo' },
  '/te-beoordelen/contracten': { at: 'demo' },
  '/contracts/make': { at: 'demo' },
  '/contracts/:id': { part: (demo) => demo.first('contracts?filter[status_eq]=partly_signed'), at: 'demo' },
  '/instellingen/ondertekenaars': { at: 'demo' },
}
