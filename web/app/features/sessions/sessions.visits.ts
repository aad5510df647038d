import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/account/inloggen-als/:id': {
    part: (demo) => demo.first('users?filter[with_role]=student&filter[status_eq]=active'),
  },
  '/inloggen/:door': { part: () => ['leerling', 'school', 'stagebieder'] },
  '/inloggen/kennisnet/error': { query: '?code=account_conflict' },
  '/auth/reset': { query: '?reset_password_token=verlopen' },
  '/confirm': { query: '?confirmation_token=verlopen' },
}
