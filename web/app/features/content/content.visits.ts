import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/:slug': { part: () => ['voor-leerlingen', 'veelgestelde-vragen'] },
  '/nieuws/:slug': { part: () => 'vijf-tips-voor-je-eerste-dag' },
}
