import { subject } from '#lib/subject.ts'
import { workflows } from '#protocol/features/workflows.ts'

export default [subject(workflows, { title: ({ name }) => name, to: (id) => `/workflows/${id}` })]
