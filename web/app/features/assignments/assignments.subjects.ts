import { subject } from '#lib/subject.ts'
import { assignments } from '#protocol/features/assignments.ts'

export default [subject(assignments, { title: ({ title }) => title, to: (id) => `/opdrachten/beheer/${id}` })]
