import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'student.only': [422, 'Only for students', 'Only a student has this.', 'Alleen een leerling heeft dit.'],
  'student.numberTaken': [422, 'Student number taken', 'Another student has this number already.', 'Een andere leerling heeft dit nummer al.'],
  'student.birthDate': [422, 'Birth date not possible', 'This birth date cannot be right.', 'Deze geboortedatum kan niet kloppen.'],
} as const satisfies ErrorTable
