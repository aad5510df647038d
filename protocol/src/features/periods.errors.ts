import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'period.outsideYear': [422, 'Outside the school year', 'This lies outside school year {year}. Is the year right? Choose other days, or another school year.', 'Dit valt buiten schooljaar {year}. Klopt het jaar? Kies andere dagen of een ander schooljaar.'],
  'year.same': [422, 'The same school year', 'Choose another school year.', 'Kies een ander schooljaar.'],
} as const satisfies ErrorTable
