import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'retention.until': [422, 'Day not possible', 'Choose a day after today, within a year.', 'Kies een dag na vandaag, binnen een jaar.'],
} as const satisfies ErrorTable
