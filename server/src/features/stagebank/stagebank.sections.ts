import { periodicSection } from '#engine/periodic-section.ts'
import { isVolunteer } from '#features/applications/applications.policy.ts'
import { placedStatuses } from '#protocol/features/internships.ts'
import { newFitting } from './fitting/fitting-vacancies.ts'

/** Who has a place looks for none; a volunteer may have two. */
const hasPlace = (userId: string) => ({
  text: `select 1 from internships i where i.student_id = $1 and i.status = any($2)
    and coalesce(i.end_date >= today_nl(), true) limit 1`,
  values: [userId, [...placedStatuses]],
})

export const stagebankSections = [
  periodicSection('vacancies', {
    kind: 'news',
    title: { nl: 'Nieuwe vacatures die passen', en: 'New vacancies that fit' },
    isFor: (me) => me.isStudent || isVolunteer(me),
    isOwn: true,
    lines: async ({ me, read, since }) => {
      if (me.isStudent && (await read(hasPlace(me.requireId()))).length > 0) return []
      return (await newFitting({ me, read }, since)).map(({ id, title, host, city }) => ({
        text: [title, host, city].filter(Boolean).join(', '),
        path: `/stagebank/${id}`,
      }))
    },
  }),
]
