import { aboutOf, bestOf, factsOf, hitsOf, listWith, type SearchKind, said } from '#lib/search-kind.ts'
import { groups } from '#protocol/features/groups.ts'
import { mentorsOf } from './groups.data.ts'

/** Classes of this school year and later ones, with their year: next to each other two of them may have one name. */
export default {
  name: 'klassen',
  title: said('groups', 'title'),
  look: 'group',
  order: 20,
  sign: '#',
  can: 'seeGroups',
  async find({ api, words, size, session }) {
    const rows = await api.list(groups, {
      ...bestOf(size),
      filter: { search: words, ongoing: true },
      include: ['level', 'schoolYear', 'mentorships', 'mentorships.mentor'],
    })
    // Who is in a class, and who looks after it, is not told to every mentor.
    const isKeeper = session.can.keepGroups === true
    return hitsOf(rows, (row) => ({
      id: row.id,
      to: `/groups/${row.id}`,
      title: row.name,
      facts: factsOf(
        row.schoolYear?.name,
        isKeeper ? said('groups', 'found.students', { count: row.studentCount }) : row.level?.name,
      ),
      about: aboutOf(
        [said('groups', 'found.level'), row.level?.name],
        [
          said('groups', 'found.mentors'),
          isKeeper
            ? mentorsOf(row.mentorships)
                .map(({ name }) => name)
                .join(', ')
            : null,
        ],
      ),
    }))
  },
  all: (words) => listWith('/groups', words),
} satisfies SearchKind
