import type { DemoSchool } from '#e2e/demo-school.ts'
import type { Visits } from '#e2e/visits.ts'

const brought = (demo: DemoSchool) => demo.first('cms/site_copies?filter[kindEq]=import')

export const visits: Visits = {
  '/content/copies/:id': { part: brought },
}
