import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'internshipNote.keptTooLong': [422, 'Kept too long', 'Keep a note for at most {years} years from today, and not until a day in the past.', 'Bewaar een notitie hoogstens {years} jaar, en niet tot een dag die al voorbij is.'],
  'internship.stopAsked': [409, 'Already asked', 'Somebody else has asked to stop this internship already. The school decides.', 'Iemand anders heeft al gevraagd om deze stage te stoppen. De school beslist.'],
} as const satisfies ErrorTable
