import type { DemoSchool } from '#e2e/demo-school.ts'
import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/instellingen/webhooks/:id': { part: (demo: DemoSchool) => demo.first('webhooks') },
}
