import { subject } from '#lib/subject.ts'
import { matchings } from '#protocol/features/assign.ts'

export default [
  subject(matchings, {
    title: ({ placedCount }) => String(placedCount),
    to: (id) => `/internships/assign?voorstel=${id}`,
  }),
]
