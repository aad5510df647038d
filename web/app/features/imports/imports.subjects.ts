import { subject } from '#lib/subject.ts'
import { imports } from '#protocol/features/imports.ts'

export default [subject(imports, { title: ({ fileName }) => fileName, to: (id) => `/importeren/${id}` })]
