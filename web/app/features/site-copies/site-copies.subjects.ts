import { subject } from '#lib/subject.ts'
import { siteCopies } from '#protocol/features/site-copies.ts'

export default [subject(siteCopies, { title: ({ name }) => name })]
