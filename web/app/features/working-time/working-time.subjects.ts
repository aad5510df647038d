import { subject } from '#lib/subject.ts'
import { freeDays } from '#protocol/features/working-time.ts'

export default [subject(freeDays, { title: ({ name }) => name, to: () => '/vrije-dagen' })]
