import { placesOf } from '#app/features/internships/places-of.ts'
import { personName } from '#lib/person-name.ts'
import { aboutOf, bestOf, factsOf, hitsOf, listWith, type SearchKind, said, soughtBy } from '#lib/search-kind.ts'
import { knownRoles } from '#protocol/features/user-kinds.ts'
import { users } from '#protocol/features/users.ts'
import { roleWord } from './role-word.ts'
import { classesOf, statusOf, studentFactsOf } from './users.data.ts'

/** Students with their class and their place, others with what they are and where. */
export default {
  name: 'mensen',
  title: said('users', 'found.title'),
  look: 'person',
  order: 10,
  hasAlike: true,
  sign: '@',
  can: 'seePeople',
  async find({ api, words, isAlike, size, session, locale }) {
    // A mentor's own account is no student of theirs.
    const whom = session.can.managePeople ? {} : { withRole: [knownRoles.student] }
    const rows = await api.list(users, {
      ...bestOf(size),
      filter: { ...soughtBy({ words, isAlike }), statusNotEq: 'archived', ...whom },
      include: ['roles.organization'],
      fields: {
        users: ['firstName', 'infix', 'lastName', 'email', 'status', 'invitedAt', 'invitationWaits', 'roles'],
        roles: ['name', 'organization'],
        organizations: ['name', 'type'],
      },
    })
    const students = rows.flatMap(({ id, roles }) =>
      roles.some(({ name }) => name === knownRoles.student) ? [id] : [],
    )
    const [classes, places, known] = await Promise.all([
      classesOf(api, students),
      placesOf(api, students, locale),
      studentFactsOf(api, students),
    ])
    return hitsOf(rows, (row) => {
      const groups = classes.get(row.id)?.join(', ')
      const place = places.get(row.id)
      const student = known.get(row.id)
      const [role] = row.roles
      const at = [...new Set(row.roles.flatMap(({ organization }) => organization?.name ?? []))].join(', ')
      const elsewhere = at === session.organization?.name ? null : at
      return {
        id: row.id,
        to: `/users/${row.id}`,
        title: personName(row),
        facts: factsOf(
          groups
            ? said('users', 'found.studentOf', { groups })
            : role && said('users', roleWord(role.name, role.organization?.type)),
          place?.host ? said('users', 'found.placeAt', { host: place.host }) : elsewhere,
        ),
        about: aboutOf(
          [said('users', 'columns.number'), student?.number],
          [said('users', 'columns.classes'), groups],
          [said('users', 'columns.mentor'), student?.mentors],
          [said('users', 'found.place'), place?.host],
          [said('users', 'found.step'), place?.step],
          [said('users', 'columns.organization'), elsewhere],
          [said('users', 'columns.status'), said('users', `status.${statusOf(row)}`)],
          [said('users', 'columns.email'), row.email],
        ),
      }
    })
  },
  all: (words) => listWith('/users', words),
} satisfies SearchKind
