import type { Visits } from '#e2e/visits.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

export const visits: Visits = {
  '/contracts/:id/sign/:signer_id': { part: () => `${nobody}/${nobody}`, query: '?token=verlopen' },
  '/contracts/:id/qr-sign/:signerId': { part: () => `${nobody}/${nobody}`, query: '?token=verlopen' },
}
