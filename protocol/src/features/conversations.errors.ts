import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'conversation.withWhom': [422, 'With whom?', 'Choose one person, one internship or one application.', 'Kies één persoon, één stage of één sollicitatie.'],
  'conversation.nobodyThere': [409, 'Nobody to write to', 'Nobody there has an account yet, so nobody can read a message.', 'Daar heeft nog niemand een account. Een bericht komt dus niet aan.'],
  'message.empty': [422, 'Nothing to send', 'Write something, or add a file.', 'Schrijf iets, of voeg een bestand toe.'],
} as const satisfies ErrorTable
