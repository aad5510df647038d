import type { Visits } from '#e2e/visits.ts'

export const visits: Visits = {
  '/opdrachten/beheer': {},
  '/opdrachten/beheer/nieuw': {},
  '/opdrachten/beheer/:id': { part: (school) => school.first('assignments?filter[status_eq]=published') },
  '/opdrachten/beheer/:id/wijzigen': { part: (school) => school.first('assignments?filter[status_eq]=published') },
  '/opdrachten': { as: 'student' },
  '/opdrachten/stagiairs': { as: 'provider', at: 'corderius' },
  '/opdrachten/:id': {
    as: 'student',
    part: async (school) => {
      const student = await school.first('users?filter[email_eq]=student@demo.test')
      return school.first(`assignment_works?filter[student_id_eq]=${student}`)
    },
  },
  // Whoever looks by a link comes once, on a phone: a plain page, with a small script of its own.
  '/opdrachten/praktijkbegeleider': { query: '?token=verlopen', scripts: 10_000 },
}
