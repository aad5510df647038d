import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/analytics/delen': { query: '?grafiek=funnel', at: 'corderius' },
  '/analytics/index-2/delen': { query: '?grafiek=map', at: 'corderius' },
  '/grafiek/:token': { part: () => 'onbekend', at: 'corderius' },
}
