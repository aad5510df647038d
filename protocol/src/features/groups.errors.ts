import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'group.startOutsideYear': [422, 'Outside the school year', 'Choose a day in the school year of the class, from {from} to {to}.', 'Kies een dag in het schooljaar van de klas, van {from} tot en met {to}.'],
  'group.yearOver': [409, 'School year is over', 'The school year of this class is over.', 'Het schooljaar van deze klas is voorbij.'],
  'group.otherSchool': [422, 'Another school', 'This class belongs to another school.', 'Deze klas hoort bij een andere school.'],
} as const satisfies ErrorTable
