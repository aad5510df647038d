import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'registration.closed': [403, 'No registration here', 'This site does not register volunteers. Ask your school or organization for an invitation.', 'Op deze site kun je je niet als vrijwilliger registreren. Vraag je school of organisatie om een uitnodiging.'],
  'account.empty': [422, 'Nothing to do', 'Send the data of the account in the body.', 'Stuur de gegevens van het account mee.'],
} as const satisfies ErrorTable
