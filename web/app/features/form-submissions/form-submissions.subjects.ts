import { subject } from '#lib/subject.ts'
import { formSubmissions } from '#protocol/features/form-submissions.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'

export default [subject(formSubmissions, { title: ({ title }, locale) => inLanguage(title, locale) })]
