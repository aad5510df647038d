import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'news.fixed': [422, 'Cannot be chosen', 'How one is told of “{kind}” cannot be chosen like that.', 'Voor “{kind}” kan dit niet gekozen worden.'],
} as const satisfies ErrorTable
