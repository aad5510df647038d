import { subject } from '#lib/subject.ts'
import { inLanguage } from '#protocol/features/form-content.ts'
import { formSubmissions } from '#protocol/features/form-submissions.ts'

export default [subject(formSubmissions, { title: ({ title }, locale) => inLanguage(title, locale) })]
