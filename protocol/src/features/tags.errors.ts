import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'tag.same': [422, 'The same tag', 'Choose another tag to merge into.', 'Kies een andere tag om mee samen te voegen.'],
} as const satisfies ErrorTable
