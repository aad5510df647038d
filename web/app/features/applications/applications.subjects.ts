import { personName } from '#lib/person-name.ts'
import { subject } from '#lib/subject.ts'
import { applications } from '#protocol/features/applications.ts'

export default [
  subject(applications, {
    include: ['student', 'vacancy'],
    title: ({ student, studentName, vacancy }, locale) =>
      [personName(student) || studentName, vacancy.title].filter(Boolean).join(locale === 'en' ? ' for ' : ' voor '),
    to: (id) => `/aanmeldingen/${id}`,
  }),
]
