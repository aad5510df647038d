import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'erasure.lastAdmin': [409, 'Only administrator', 'The only administrator of {organization} cannot leave. Make somebody else administrator first.', 'De enige beheerder van {organization} kan niet weg. Maak eerst iemand anders beheerder.'],
  'erasure.pending': [409, 'Asked already', 'A request is waiting for the school already.', 'Er wacht al een verzoek bij de school.'],
  'erasure.otherSchool': [409, 'Belongs to another school too', 'This person also belongs to {organization}. That role must end first.', 'Deze persoon hoort ook bij {organization}. Die rol moet eerst stoppen.'],
} as const satisfies ErrorTable
