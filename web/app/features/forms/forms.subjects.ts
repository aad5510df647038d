import { subject } from '#lib/subject.ts'
import { forms } from '#protocol/features/forms.ts'

export default [subject(forms, { title: ({ name }) => name, to: (id) => `/form_builder/${id}` })]
