import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'savedSearch.tooMany': [422, 'Too many searches', 'You can keep {max} searches. Delete one first.', 'Je kunt {max} zoekopdrachten bewaren. Verwijder er eerst een.'],
} as const satisfies ErrorTable
