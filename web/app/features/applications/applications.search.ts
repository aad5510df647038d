import { aboutOf, bestOf, factsOf, hitsOf, type SearchKind, said } from '#lib/search-kind.ts'
import { applications } from '#protocol/features/applications.ts'

/** By the host and, for the school, by the student. */
export default {
  name: 'aanmeldingen',
  title: said('applications', 'menu.applications'),
  look: 'application',
  order: 60,
  async find({ api, words, size, session }) {
    const rows = await api.list(applications, {
      ...bestOf(size),
      filter: { search: words },
      include: ['vacancy', 'organization', 'student'],
      fields: {
        applications: ['status', 'studentName', 'vacancy', 'organization', 'student'],
        vacancies: ['fullTitle'],
        organizations: ['name'],
        students: [],
      },
    })
    return hitsOf(rows, ({ id, status, studentName, vacancy, organization, student }) => {
      const isOwn = student?.id === session.user.id
      return {
        id,
        to: `/aanmeldingen/${id}`,
        title: [vacancy?.fullTitle, isOwn ? null : studentName].filter(Boolean).join(', '),
        facts: factsOf(organization?.name, said('applications', `filters.status.${status}`)),
        about: aboutOf(
          [said('applications', 'columns.student'), isOwn ? null : studentName],
          [said('applications', 'columns.host'), organization?.name],
          [said('applications', 'columns.status'), said('applications', `filters.status.${status}`)],
        ),
      }
    })
  },
} satisfies SearchKind
