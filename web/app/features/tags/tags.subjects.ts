import { subject } from '#lib/subject.ts'
import { tags } from '#protocol/features/tags.ts'

export default [subject(tags, { title: ({ name }) => name, to: () => '/tags' })]
