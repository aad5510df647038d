import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/inchecken': { as: 'provider', at: 'corderius' },
}
