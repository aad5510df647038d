import { aboutOf, bestOf, factsOf, hitsOf, listWith, type SearchKind, said, soughtBy } from '#lib/search-kind.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { searchTerms } from '#protocol/shared/search-terms.ts'

/** Of shorter words vacancies are full, or nobody looks for them. */
const LETTERS = 3

/** Whoever looks after one gets to the page with its numbers, everybody else to the stagebank. */
export default {
  name: 'vacatures',
  title: said('vacancies', 'found.title'),
  look: 'vacancy',
  order: 50,
  hasAlike: true,
  async find({ api, words, isAlike, size }) {
    if (!searchTerms(words).some((word) => word.length >= LETTERS)) return { hits: [], count: 0, isMore: false }
    const rows = await api.list(vacancies, {
      ...bestOf(size),
      filter: { ...soughtBy({ words, isAlike }), statusNotIn: ['removed'] },
      include: ['organization'],
      fields: {
        vacancies: ['title', 'status', 'city', 'places', 'placesLeft', 'organization'],
        organizations: ['name'],
      },
    })
    return hitsOf(rows, ({ id, title, status, city, placesLeft, organization, can }) => ({
      id,
      to: can.updateVacancy ? `/vacancies/${id}` : `/stagebank/${id}`,
      title,
      facts: factsOf(
        organization?.name,
        city,
        status === 'published' ? null : said('vacancies', `filters.status.${status}`),
      ),
      about: aboutOf(
        [said('vacancies', 'filters.organization.label'), organization?.name],
        [said('vacancies', 'found.city'), city],
        [said('vacancies', 'found.left'), String(placesLeft)],
        [said('vacancies', 'filters.status.label'), said('vacancies', `filters.status.${status}`)],
      ),
    }))
  },
  all: (words, { can, home }) => listWith(can.offerVacancies && home === 'host' ? '/vacancies' : '/stagebank', words),
} satisfies SearchKind
