import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'mentor.unfit': [422, 'Not a mentor', 'This person is not a mentor at this school.', 'Deze persoon is geen mentor op deze school.'],
  'mentor.same': [422, 'The same mentor', 'Choose another mentor.', 'Kies een andere mentor.'],
  'mentor.nobody': [422, 'Nobody chosen', 'Choose at least one class or student.', 'Kies minstens één klas of leerling.'],
} as const satisfies ErrorTable
