import { subject } from '#lib/subject.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'

export default [subject(vacancies, { title: ({ title }) => title, to: (id) => `/vacancies/${id}` })]
