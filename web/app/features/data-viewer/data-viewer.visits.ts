import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/admin/data-viewer': { query: '?bron=internships&groep=status&waar=hours:from:1&over=startDate' },
}
