import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'savedView.tooMany': [422, 'Too many views', 'You can keep {max} views of a list. Delete one first.', 'Er is plek voor {max} weergaven van een lijst. Verwijder er eerst een.'],
  'savedView.noOrganization': [409, 'With whom', 'Choose the organization first whose colleagues may see this view.', 'Kies eerst de organisatie waarvan collega’s deze weergave mogen zien.'],
} as const satisfies ErrorTable
