import type { DemoSchool } from '#e2e/demo-school.ts'
import type { Visits } from '#e2e/visits.ts'

/** Whoever looks made the drafts themselves. */
const draft = (school: DemoSchool) =>
  school.make('bulk_messages', {
    data: { type: 'bulkMessages', attributes: { subject: 'Hoi {voornaam}', body: 'Tot {uiterste dag}.', filter: '' } },
  })

export const visits: Visits = {
  '/internships/bulk_messages/:id': { part: (school) => school.first('bulk_messages?filter[status_eq]=done') },
  '/internships/bulk_messages/:id/edit': { part: draft },
  '/internships/bulk_messages/:id/send': { part: draft },
}
