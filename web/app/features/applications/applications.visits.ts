import { openVacancy } from '#app/features/stagebank/stagebank.visits.ts'
import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/stagebank/:id/aanmelden': { part: openVacancy },
  '/aanmeldingen/:id': { part: (demo) => demo.first('applications') },
  '/aanmeldingen/antwoord': { query: '?token=verlopen' },
}
