import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'bulk.empty': [422, 'Nothing chosen', 'Choose at least one row.', 'Kies minstens één rij.'],
  'bulk.tooMany': [422, 'Too many rows', 'At most {max} rows at a time. Narrow the list down first.', 'Hooguit {max} rijen tegelijk. Beperk eerst de lijst.'],
  'bulk.busy': [409, 'Still busy', 'Wait until your earlier actions are done.', 'Wacht tot je eerdere acties klaar zijn.'],
  'bulk.cancelled': [409, 'Stopped', 'This was stopped before its turn.', 'Dit is gestopt voordat het aan de beurt was.'],
} as const satisfies ErrorTable
