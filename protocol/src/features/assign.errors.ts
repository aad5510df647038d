import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'matching.nobody': [422, 'Nobody to place', 'There is nobody without a place to give one to.', 'Er is niemand zonder plek om te plaatsen.'],
  'matching.twice': [422, 'Twice', 'A student can be given one place only.', 'Een leerling kan maar één plek krijgen.'],
  'matching.notFree': [409, 'Not free', 'This student has a place already, or takes no part in the period.', 'Deze leerling heeft al een plek of doet niet mee in deze periode.'],
  'matching.changed': [409, 'Changed since', 'Something was done with this place since, so it stays.', 'Er is sindsdien iets met deze stage gedaan. Hij blijft daarom staan.'],
} as const satisfies ErrorTable
