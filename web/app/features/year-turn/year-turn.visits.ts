import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/nieuw-schooljaar/klas/:id': { part: (demo) => demo.first('groups?filter[name_eq]=B4A') },
}
