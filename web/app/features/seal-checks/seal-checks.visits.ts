import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/controle': { at: 'demo' },
  '/controle/:code': { part: () => '2222-2222-22', at: 'demo' },
}
