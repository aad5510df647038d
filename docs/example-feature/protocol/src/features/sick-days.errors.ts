import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'sickDay.past': [422, 'Over already', 'This day is over. Choose a later one.', 'Deze dag is al voorbij. Kies een latere.'],
} as const satisfies ErrorTable
