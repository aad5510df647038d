import { dateText } from '#lib/dates.ts'
import { subject } from '#lib/subject.ts'
import { visits } from '#protocol/features/visits.ts'

export default [
  subject(visits, {
    title: ({ day, time }, locale) => `${dateText(day, locale)} ${time}`,
    to: (id) => `/bezoeken/${id}`,
  }),
]
