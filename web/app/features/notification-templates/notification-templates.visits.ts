import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/notification_templates/:id/edit': { part: (demo) => demo.first('notification_templates'), scripts: 320_000 },
}
