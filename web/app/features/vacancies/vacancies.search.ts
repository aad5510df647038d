import { isCalled } from '#lib/is-called.ts'
import {
  aboutOf,
  bestOf,
  COUNTED,
  factsOf,
  type Hit,
  type Hits,
  hitsOf,
  listWith,
  type SearchKind,
  type Sought,
  said,
  soughtBy,
} from '#lib/search-kind.ts'
import type { Session } from '#lib/session.server.ts'
import { searchStagebank } from '#protocol/features/stagebank/stagebank.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { searchTerms } from '#protocol/shared/search-terms.ts'

/** Of shorter words vacancies are full, or nobody looks for them. */
const LETTERS = 3

const shown = {
  include: ['organization'],
  fields: {
    vacancies: ['fullTitle', 'status', 'city', 'places', 'placesLeft', 'organization'],
    organizations: ['name'],
  },
} as const

const nothing: Hits = { hits: [], count: 0, isMore: false }

/** A host works in its own list, everybody else in the stagebank. */
const hasOwnList = ({ can, home }: Session) => can.offerVacancies && home === 'host'

/** Whoever looks after one gets to the page with its numbers, everybody else to the stagebank. */
export default {
  name: 'vacatures',
  title: said('vacancies', 'found.title'),
  look: 'vacancy',
  order: 50,
  hasAlike: true,
  async find(sought) {
    if (!searchTerms(sought.words).some((word) => word.length >= LETTERS)) return nothing
    if (hasOwnList(sought.session)) return inList(sought)
    const [known, listed] = await Promise.all([inStagebank(sought), inList({ ...sought, isAlike: false })])
    return together(known, listed, sought)
  },
  all: (words, session) => listWith(hasOwnList(session) ? '/vacancies' : '/stagebank', words),
} satisfies SearchKind

async function inList({ api, words, isAlike, size }: Sought): Promise<Hits> {
  const filter = { ...soughtBy({ words, isAlike }), statusNotIn: ['removed'] as const }
  return hitsOf(await api.list(vacancies, { ...bestOf(size), ...shown, filter }), hitOf)
}

/** It knows what else a word may be called: of "paarden" also the pony camp. What is only wider nobody would understand here. */
async function inStagebank({ api, words, isAlike, size }: Sought): Promise<Hits> {
  const filter = { q: words, exact: !isAlike }
  const rows = await api.askAll(searchStagebank, { ...shown, filter, page: { size } })
  if (rows.meta.readAs.some(({ isWider }) => isWider)) return nothing
  return { hits: rows.map(hitOf), count: Math.min(rows.records, COUNTED), isMore: rows.records > COUNTED }
}

/** The list also has what begins so, and for whoever looks after them those that are not open. */
function together(known: Hits, listed: Hits, { words, size }: Sought): Hits {
  const ids = new Set(known.hits.map(({ id }) => id))
  const all = [...known.hits, ...listed.hits.filter(({ id }) => !ids.has(id))]
  const called = all.filter(({ title }) => isCalled(title, words))
  const hits = [...new Set([...called, ...all])].slice(0, size)
  const { count, isMore } = known.count > 0 ? known : listed
  return { hits, count: Math.max(count, hits.length), isMore }
}

type Found = {
  id: string
  fullTitle: string
  status: string
  city: string | null
  placesLeft: number
  organization?: { name: string } | null
  can: { updateVacancy?: boolean }
}

const hitOf = ({ id, fullTitle: title, status, city, placesLeft, organization, can }: Found): Hit => ({
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
})
