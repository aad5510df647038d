import type { DemoSchool } from '#e2e/demo-school.ts'
import type { Visits } from '#e2e/visits.ts'

/** A place that is open now. */
export const openVacancy = (demo: DemoSchool): Promise<string> =>
  demo.first('vacancies?filter[status_eq]=published&sort=-created_at&page[size]=1')

export const visits: Visits = { '/stagebank/:id': { part: openVacancy } }
