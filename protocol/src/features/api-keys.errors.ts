import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'apiKey.invalid': [401, 'Key does not work', 'This key does not exist here, has expired, was revoked, or its maker or organization is not active any more.', 'Deze sleutel bestaat hier niet, is verlopen of ingetrokken, of de maker of organisatie is niet meer actief.'],
  'apiKey.outOfScope': [403, 'Not with this key', 'This key may not be used for this. An administrator can make one that may.', 'Deze sleutel mag hier niet voor gebruikt worden. Een beheerder kan er een maken die dat wel mag.'],
  'apiKey.expiry': [422, 'Not a possible last day', 'Choose a day from tomorrow on, at most two years ahead.', 'Kies een dag vanaf morgen, hooguit twee jaar vooruit.'],
  'apiKey.tooMany': [409, 'Too many keys', 'An organization has at most 20 working keys. Revoke one that is not used any more.', 'Een organisatie heeft hooguit 20 werkende sleutels. Trek er een in die niet meer wordt gebruikt.'],
  'apiKey.scope': [422, 'Not for this organization', 'Only a school can bring a file of students.', 'Alleen een school kan een leerlingbestand aanleveren.'],
  'apiKey.organization': [409, 'Organization is not active', 'Only an organization that is approved can have keys.', 'Alleen een goedgekeurde organisatie kan sleutels hebben.'],
} as const satisfies ErrorTable
