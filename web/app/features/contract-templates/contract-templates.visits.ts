import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/contract_templates/:id/edit': { part: (demo) => demo.first('contract_templates'), scripts: 320_000 },
}
