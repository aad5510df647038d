import { subject } from '#lib/subject.ts'
import { groups } from '#protocol/features/groups.ts'

export default [
  subject(groups, {
    include: ['schoolYear'],
    // The same class is there every year.
    title: ({ name, schoolYear }) => `${name} (${schoolYear.name})`,
    to: (id) => `/groups/${id}`,
  }),
]
