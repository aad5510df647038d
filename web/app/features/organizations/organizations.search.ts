import { aboutOf, bestOf, factsOf, hitsOf, listWith, type SearchKind, said, soughtBy } from '#lib/search-kind.ts'
import { organizations } from '#protocol/features/organizations.ts'

export default {
  name: 'organisaties',
  title: said('organizations', 'title'),
  look: 'organization',
  order: 40,
  hasAlike: true,
  async find({ api, words, isAlike, size }) {
    const rows = await api.list(organizations, {
      ...bestOf(size),
      filter: { ...soughtBy({ words, isAlike }), statusNotEq: 'archived' },
      fields: { organizations: ['name', 'city', 'status', 'website'] },
    })
    return hitsOf(rows, ({ id, name, city, type, status, website }) => ({
      id,
      to: `/organizations/${id}`,
      title: name,
      facts: factsOf(
        city,
        said('organizations', `filters.type.${type}`),
        status === 'approved' ? null : said('organizations', `filters.status.${status}`),
      ),
      about: aboutOf(
        [said('organizations', 'filters.type.label'), said('organizations', `filters.type.${type}`)],
        [said('organizations', 'filters.city.label'), city],
        [said('organizations', 'found.website'), website],
      ),
    }))
  },
  all: (words, { can }) => (can.manageOrganizations ? listWith('/organizations', words) : undefined),
} satisfies SearchKind
