import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = { '/admin/data-viewer/bestanden': {} }
