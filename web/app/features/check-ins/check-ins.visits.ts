import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/inchecken': { as: 'provider', at: 'corderius' },
  '/inchecken/:code': { as: 'student', at: 'corderius', part: () => 'geen-code', refused: 422 },
}
