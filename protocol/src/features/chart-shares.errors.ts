import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'chartShare.invalid': [422, 'Not a chart', 'This is no chart that can be shared.', 'Dit is geen grafiek die gedeeld kan worden.'],
  'chartShare.day': [422, 'Another day', 'Choose a day between today and a year from now.', 'Kies een dag tussen vandaag en over een jaar.'],
  'chartShare.tooMany': [422, 'Too many shared charts', 'You can share {max} charts at a time. End one first.', 'Er kunnen {max} grafieken tegelijk gedeeld zijn. Stop er eerst een.'],
} as const satisfies ErrorTable
