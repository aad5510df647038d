import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'organization.notYours': [403, 'Not your organization', 'Current-Organization-Id is not one of your organizations.', 'Current-Organization-Id is niet een van je organisaties.'],
  'organization.inUse': [409, 'Internships run here', 'This cannot be archived yet: {count} internships still run here.', 'Dit kan nog niet naar het archief: er lopen hier nog {count} stages.'],
} as const satisfies ErrorTable
