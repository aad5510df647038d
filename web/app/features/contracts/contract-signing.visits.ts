import type { Visits } from '#e2e/visits.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

/** Whoever signs comes once, on a phone: a plain page, with a small script of its own. */
const scripts = 10_000

export const visits: Visits = {
  '/contracts/:id/sign/:signer_id': { part: () => `${nobody}/${nobody}`, query: '?token=verlopen', scripts },
  '/contracts/:id/qr-sign/:signerId': { part: () => `${nobody}/${nobody}`, query: '?token=verlopen', scripts },
}
