import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'reply.notAllowed': [403, 'Not in this conversation', 'This conversation takes no more messages.', 'In dit gesprek kan niet meer worden geschreven.'],
  'reply.file': [422, 'A file that cannot go along', 'The file {name} cannot go along. Photos (PNG, JPEG or WebP) and PDFs of at most 8 MB can.', 'Het bestand {name} kan niet mee. Foto’s (PNG, JPEG of WebP) en pdf’s van hoogstens 8 MB wel.'],
  'reply.tooManyFiles': [422, 'Too many files', 'At most {most} files can go along.', 'Er kunnen hoogstens {most} bestanden mee.'],
} as const satisfies ErrorTable
