import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'periodicMail.tooSoon': [409, 'Sent just now', 'This mail was sent a moment ago. You can ask for it again after {minutes} minutes.', 'Deze mail is net verstuurd. Na {minutes} minuten kan het opnieuw.'],
} as const satisfies ErrorTable
