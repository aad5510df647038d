import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'push.address': [422, 'Address of no push service', 'This browser gives an address that we cannot use. Try another browser.', 'Deze browser geeft een adres dat we niet kunnen gebruiken. Probeer een andere browser.'],
} as const satisfies ErrorTable
