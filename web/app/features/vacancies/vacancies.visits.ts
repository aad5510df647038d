import { openVacancy } from '#app/features/stagebank/stagebank.visits.ts'
import type { DemoSchool } from '#e2e/demo-school.ts'
import type { Visits } from '#e2e/visits.ts'

let draft: Promise<string> | undefined
/** A vacancy that the school offers itself, not finished yet. */
function ownVacancy(demo: DemoSchool): Promise<string> {
  draft ??= demo.first('current_organizations').then((organization_id) =>
    demo.make('vacancies', {
      data: { type: 'vacancies', attributes: { organization_id, title: 'Helpen op school' } },
    }),
  )
  return draft
}

export const visits: Visits = {
  '/stagebank/:id/melden': { part: openVacancy },
  '/vacancies/:id': { part: ownVacancy },
  '/vacancies/:id/edit': { part: ownVacancy },
}
