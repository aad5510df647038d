import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'yearTurn.noClasses': [422, 'No classes', 'This school year has no classes yet. Add them or import them first.', 'Dit schooljaar heeft nog geen klassen. Voeg ze toe of importeer ze eerst.'],
  'yearTurn.notNow': [422, 'Not this year', 'Only this school year can go on to the next one; the last one until 1 October.', 'Alleen dit schooljaar kan over naar het volgende, en het vorige nog tot 1 oktober.'],
  'yearTurn.nobody': [422, 'Nobody to move', 'Nobody is in a class of this school year.', 'Er zit niemand in een klas van dit schooljaar.'],
  'yearTurn.className': [422, 'Class missing', 'Say which class they go to.', 'Vul in naar welke klas ze gaan.'],
  'yearTurn.tooLate': [409, 'Too late to undo', 'Taking it back was possible until 1 October.', 'Terugdraaien kon tot 1 oktober.'],
} as const satisfies ErrorTable
