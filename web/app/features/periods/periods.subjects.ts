import { subject } from '#lib/subject.ts'
import { internshipPeriods, schoolYears } from '#protocol/features/periods.ts'

export default [
  subject(internshipPeriods, { title: ({ name }) => name, to: (id) => `/internship_periods/${id}` }),
  subject(schoolYears, { title: ({ name }) => name }),
]
