import { subject } from '#lib/subject.ts'
import { levels } from '#protocol/features/levels.ts'

export default [subject(levels, { title: ({ name }) => name, to: () => '/levels' })]
