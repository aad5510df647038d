import { personName } from '#lib/person-name.ts'
import { aboutOf, bestOf, factsOf, hitsOf, type SearchKind, said } from '#lib/search-kind.ts'
import { internships } from '#protocol/features/internships.ts'
import { stepOf } from './places-of.ts'

/** Internships by the student or the host, each with its own page. */
export default {
  name: 'stages',
  title: said('internships', 'found.title'),
  look: 'internship',
  order: 30,
  can: 'seeStudents',
  async find({ api, words, size, locale }) {
    const rows = await api.list(internships, {
      ...bestOf(size),
      filter: { search: words, statusNotIn: ['refused', 'stopped'] },
      include: ['student', 'organization', 'currentPhase', 'internshipPeriod'],
      fields: {
        internships: [
          'title',
          'status',
          'studentName',
          'organizationName',
          'student',
          'organization',
          'currentPhase',
          'internshipPeriod',
        ],
        students: ['firstName', 'infix', 'lastName'],
        organizations: ['name'],
        phases: ['name', 'nameEn'],
        internshipPeriods: ['name'],
      },
    })
    return hitsOf(rows, (row) => {
      const host = row.organization?.name ?? row.organizationName
      // The school knows the whole name from the first day on.
      const student = personName(row.student) || row.studentName
      const step = stepOf(row.currentPhase, locale)
      return {
        id: row.id,
        to: `/internships/${row.id}`,
        title: `${row.title}, ${student}`,
        facts: factsOf(host, step),
        about: aboutOf(
          [said('internships', 'found.student'), student],
          [said('internships', 'found.host'), host],
          [said('internships', 'found.step'), step],
          [said('internships', 'found.period'), row.internshipPeriod?.name],
          [said('internships', 'found.status'), said('users', `internship.${row.status}`)],
        ),
      }
    })
  },
} satisfies SearchKind
