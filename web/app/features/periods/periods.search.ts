import { aboutOf, bestOf, factsOf, hitsOf, type SearchKind, said } from '#lib/search-kind.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { rangeText } from './range-text.ts'

/** Periods by their names, each with its days: every year has a second one. */
export default {
  name: 'periodes',
  title: said('periods', 'title'),
  look: 'period',
  order: 25,
  can: 'seePeriods',
  async find({ api, words, size, session, locale }) {
    const rows = await api.list(internshipPeriods, {
      ...bestOf(size),
      filter: { search: words },
      include: ['schoolYear', 'school'],
    })
    return hitsOf(rows, ({ id, name, startDate, endDate, status, schoolYear, school }) => ({
      id,
      to: `/internship_periods/${id}`,
      title: name,
      facts: factsOf(
        rangeText(startDate, endDate, locale),
        session.can.seePeriodsOfAllSchools ? school?.name : null,
        status === 'archived' ? said('periods', 'table.filters.status.archived') : null,
      ),
      about: aboutOf(
        [said('periods', 'table.columns.year'), schoolYear?.name],
        [said('periods', 'table.columns.status'), said('periods', `table.filters.status.${status}`)],
      ),
    }))
  },
} satisfies SearchKind
