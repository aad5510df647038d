import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'checkIn.oldCode': [422, 'Code has passed', 'This code is no longer valid. Look at the screen for the new one.', 'Deze code geldt niet meer. Kijk op het scherm voor de nieuwe.'],
  'checkIn.notHere': [409, 'Not your place', 'You have no internship here that is under way.', 'Je hebt hier geen stage die nu loopt.'],
  'checkIn.forgotten': [409, 'Still checked in', 'On {day} you did not check out. First fill in at what time you went home.', 'Op {day} ben je niet uitgecheckt. Vul eerst in hoe laat je naar huis ging.'],
  'checkIn.whenLeft': [422, 'At what time?', 'Fill in at what time you went home.', 'Vul in hoe laat je naar huis ging.'],
  'checkIn.justCame': [409, 'Just come in', 'You came in less than a minute ago. Wait a moment, or throw the check-in away.', 'Je bent nog geen minuut binnen. Wacht even, of gooi het inchecken weg.'],
} as const satisfies ErrorTable
