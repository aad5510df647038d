import { subject } from '#lib/subject.ts'
import { groups } from '#protocol/features/groups.ts'

export default [subject(groups, { title: ({ name }) => name, to: (id) => `/groups/${id}` })]
