import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/weergaven/vervangen': { query: '?list=people&name=Zorg&query=sort%3Dname&back=%2Fusers' },
}
